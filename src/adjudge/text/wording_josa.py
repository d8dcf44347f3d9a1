"""Korean particles and verb endings, chosen by the sounds that they follow.

Only what rules text needs: the regular verbs, the verbs of being, and the three or four endings
of a card's sentences. Words in Latin letters are judged by how they are usually read.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from adjudge.text.wording_words import WordingFault

_FIRST, _LAST = ord("가"), ord("힣")
_FINALS: Final = 28
_NIEUN, _RIEUL, _BIEUP, _SSANG_SIOT = 4, 8, 17, 20
_SOME = 1
"""A final consonant of which only the presence is known."""

PARTICLES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "을": ("을", "를"),
        "이": ("이", "가"),
        "은": ("은", "는"),
        "와": ("과", "와"),
        "로": ("으로", "로"),
        "나": ("이나", "나"),
        "이다": ("이다", "이다"),
        "이면": ("이면", "면"),
    }
)
"""The particles with two forms: after a consonant, and after a vowel."""

_DIGITS: Final = dict(zip("0123456789", (_SOME, 8, 0, _SOME, 0, 0, _SOME, 8, 8, 0), strict=True))
_LETTERS: Final = {"L": _RIEUL, "M": _SOME, "N": _SOME, "R": _RIEUL}
_ASIDE: Final = re.compile(r"\s*\([^()]*\)$")
_SILENT: Final = "\"'[]()<>.,!? "
_CLOSED_ENGLISH: Final = re.compile(r"(?:[mn]e?|ng|(?<![aeiou])[aeiou][kpct])$")


def josa(word: str, particle: str) -> str:
    """Put a particle behind a word, in the form that its last sound asks for.

    Brackets and a remark in parentheses at the end are passed over.

    Args:
        word: The word or phrase; not empty.
        particle: The form after a consonant or a vowel as `PARTICLES` names it; any other is
            taken as a particle of one form.

    >>> [josa(word, "을") for word in ("유닛", "도구", "카드 2", "[Tank]", "-4(최소 1)")]
    ['유닛을', '도구를', '카드 2를', '[Tank]를', '-4(최소 1)를']
    >>> [josa(word, "로") for word in ("전장", "기지", "이 주문의 물")]
    ['전장으로', '기지로', '이 주문의 물로']
    """
    forms = PARTICLES.get(particle)
    if forms is None:
        return word + particle
    last = final_sound(word)
    open_end = last == 0 or (particle == "로" and last == _RIEUL)
    return word + forms[1 if open_end else 0]


def final_sound(word: str) -> int:
    """Give the final consonant of a word: 0 for none, 8 for rieul, others as in Unicode."""
    plain = _ASIDE.sub("", word).rstrip(_SILENT)
    if not plain:
        raise WordingFault(f"no sound to put a particle after in {word!r}")
    last = plain[-1]
    if _FIRST <= ord(last) <= _LAST:
        return (ord(last) - _FIRST) % _FINALS
    if last in _DIGITS:
        return _DIGITS[last]
    if len(plain) == 1 or not plain[-2].islower():
        return _LETTERS.get(last.upper(), 0)
    if plain.endswith(("l", "le")):
        return _RIEUL
    return _SOME if _CLOSED_ENGLISH.search(plain) else 0


# --------------------------------------------------------------------------- verbs

_QUALITIES: Final = ("적다", "많다", "같다", "높다", "낮다", "크다", "작다")
_PRESENCE: Final = re.compile(r"(?:[에이가]|수) 있다$")
_PAST: Final = {
    "있다": "있었다",
    "없다": "없었다",
    "하다": "했다",
    "되다": "되었다",
    "시키다": "시켰다",
    "버리다": "버렸다",
    "아니다": "아니었다",
    "지 않다": "지 않았다",
    "높다": "높았다",
    "낮다": "낮았다",
    "많다": "많았다",
    "적다": "적었다",
    "같다": "같았다",
}


def stem(verb: str) -> str:
    """Take the ending off the dictionary form."""
    if not verb.endswith("다") or len(verb) < len("하다"):
        raise WordingFault(f"not the dictionary form of a Korean verb: {verb!r}")
    return verb[:-1]


def _ending(verb: str, *, open_form: str, closed: str, rieul: int, final: int) -> str:
    """Put an ending on a stem: a final consonant on an open one, a syllable on a closed one."""
    root = stem(verb)
    last = final_sound(root)
    if last == 0:
        return root[:-1] + chr(ord(root[-1]) + final) + open_form
    if last == _RIEUL:
        return root[:-1] + chr(ord(root[-1]) - _RIEUL + rieul) + open_form
    return root + closed


def said(verb: str) -> str:
    """The polite ending of a sentence.

    >>> [said(verb) for verb in ("처치하다", "뽑다", "버리다", "만들다", "유닛이다", "있다")]
    ['처치합니다', '뽑습니다', '버립니다', '만듭니다', '유닛입니다', '있습니다']
    """
    return _ending(verb, open_form="니다", closed="습니다", rieul=_BIEUP, final=_BIEUP)


def able(verb: str) -> str:
    """The form before "수 있다", "경우" and "때".

    >>> [able(verb) for verb in ("처치하다", "뽑다", "만들다")]
    ['처치할', '뽑을', '만들']
    """
    return _ending(verb, open_form="", closed="을", rieul=_RIEUL, final=_RIEUL)


def having(verb: str) -> str:
    """The form before a noun or "후" for what was done.

    >>> [having(verb) for verb in ("추방하다", "뽑다", "만들다")]
    ['추방한', '뽑은', '만든']
    """
    return _ending(verb, open_form="", closed="은", rieul=_NIEUN, final=_NIEUN)


def being(verb: str) -> str:
    """The form before a noun or "동안" for what is so.

    >>> [being(verb) for verb in ("전장에 있다", "유닛이다", "통제하지 않다", "점수보다 적다")]
    ['전장에 있는', '유닛인', '통제하지 않는', '점수보다 적은']
    """
    root = stem(verb)
    if verb.endswith(("이다", "아니다", "있지 않다", *_QUALITIES)):
        return having(verb)
    if final_sound(root) == _RIEUL:
        return root[:-1] + chr(ord(root[-1]) - _RIEUL) + "는"
    return root + "는"


def when(verb: str) -> str:
    """The form of a condition.

    >>> [when(verb) for verb in ("공격하다", "뽑다", "유닛이다", "버렸다")]
    ['공격하면', '뽑으면', '유닛이면', '버렸다면']
    """
    root = stem(verb)
    if is_past(verb):
        return verb + "면"
    return root + ("면" if final_sound(root) in {0, _RIEUL} else "으면")


def is_past(verb: str) -> bool:
    """Whether a dictionary form tells of the past.

    >>> is_past("버렸다"), is_past("있다")
    (True, False)
    """
    root = stem(verb)
    return final_sound(root) == _SSANG_SIOT and not root.endswith("있")


def so(verb: str) -> str:
    """The form that leads to what is reached by it.

    >>> [so(verb) for verb in ("지불하다", "탈진시키다", "버리다", "만들다")]
    ['지불하여', '탈진시켜', '버려', '만들고']
    """
    for ending, form in (("하다", "하여"), ("키다", "켜"), ("리다", "려"), ("놓다", "놓아")):
        if verb.endswith(ending):
            return verb.removesuffix(ending) + form
    return f"{stem(verb)}고"


def state(participle: str) -> str:
    """The dictionary form of being as a form before a noun says.

    >>> [state(words) for words in ("부착된", "추방한")]
    ['부착되어 있다', '추방한 것이다']
    """
    if participle.endswith("된"):
        return participle.removesuffix("된") + "되어 있다"
    return f"{participle} 것이다"


def happened(verb: str) -> str:
    """The dictionary form in the past.

    >>> [happened(verb) for verb in ("홀로 있다", "유닛이다", "도구이다", "공격하다")]
    ['홀로 있었다', '유닛이었다', '도구였다', '공격했다']
    >>> [happened(verb) for verb in ("홀로 있지 않다", "위력이 높다", "적다", "유닛이 아니다")]
    ['홀로 있지 않았다', '위력이 높았다', '적었다', '유닛이 아니었다']
    """
    if verb.endswith("이다"):
        noun = verb.removesuffix("이다")
        return noun + ("이었다" if final_sound(noun) else "였다")
    for ending, past in _PAST.items():
        if verb.endswith(ending):
            return verb.removesuffix(ending) + past
    raise WordingFault(f"no past form is known for {verb!r}")


def denied(verb: str) -> str:
    """The dictionary form of the opposite.

    >>> [denied(verb) for verb in ("전장에 있다", "유닛이다", "할 수 있다", "탈진되어 있다")]
    ['전장에 없다', '유닛이 아니다', '할 수 없다', '탈진되어 있지 않다']
    >>> denied("손에서 사용되었다"), denied("홀로 있었다")
    ('손에서 사용되지 않았다', '홀로 있지 않았다')
    """
    for ending, past in _PAST.items():
        if verb.endswith(past) and is_past(verb):
            return happened(denied(verb.removesuffix(past) + ending))
    if _PRESENCE.search(verb):
        return verb.removesuffix("있다") + "없다"
    if verb.endswith("없다"):
        return verb.removesuffix("없다") + "있다"
    if verb.endswith("이다"):
        return josa(verb.removesuffix("이다"), "이") + " 아니다"
    return stem(verb) + "지 않다"
