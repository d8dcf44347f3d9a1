// @ts-check
/** The page's own words in both languages; everything about a game comes from the server. */

/** @type {Record<string, [string, string]>} */
const WORDS = {
  play: ["Play", "플레이"],
  desk: ["Judge desk", "심판석"],
  replay: ["Replay", "리플레이"],
  language: ["한국어", "English"],
  theme: ["Dark or light", "어둡게/밝게"],
  motion: ["Motion", "움직임"],
  motionOn: ["on", "켬"],
  motionOff: ["off", "끔"],
  newGame: ["New game", "새 게임"],
  game: ["Game", "게임"],
  seat: ["Seat", "자리"],
  deck: ["Deck", "덱"],
  pasted: ["a pasted list", "붙여 넣은 목록"],
  pasteHere: ["Paste a deck list here", "덱 목록을 여기에 붙여 넣으세요"],
  checkDeck: ["Check the deck", "덱 검사"],
  legal: ["This deck is legal.", "규정에 맞는 덱입니다."],
  bestOf: ["Best of", "다전제"],
  begin: ["Begin", "시작"],
  me: ["a person: me", "사람: 나"],
  link: ["a person, by link", "사람, 링크로"],
  here: ["a person, at this screen", "사람, 이 화면에서"],
  random: ["a program: random", "프로그램: 무작위"],
  greedy: ["a program: greedy", "프로그램: 탐욕"],
  search: ["a program: search (1 s)", "프로그램: 탐색 (1초)"],
  person: ["a person", "사람"],
  goOn: ["Go on with", "이어 하기"],
  forget: ["Forget", "목록에서 지우기"],
  log: ["Log", "기록"],
  card: ["Card", "카드"],
  stack: ["Waiting to resolve", "해결 대기"],
  stackEmpty: ["nothing waits", "대기 중인 것 없음"],
  hand: ["Hand", "손"],
  yourHand: ["Your hand", "내 손"],
  undo: ["Undo", "되돌리기"],
  redo: ["Redo", "다시 하기"],
  concede: ["Concede", "항복"],
  concedeSure: ["Give this game up?", "이 게임을 포기할까요?"],
  yes: ["Yes", "예"],
  no: ["No", "아니요"],
  stops: ["Stops", "멈춤"],
  stopOwn: ["Ask me in my own turn", "내 턴에 묻기"],
  stopOther: ["Ask me in others' turns", "상대 턴에 묻기"],
  stopEvery: ["Ask me every time, even when I can only pass", "넘기기만 가능해도 매번 묻기"],
  holdSomething: ["Pass until something happens", "무언가 일어날 때까지 넘기기"],
  holdTurn: ["Pass for the rest of the turn", "이번 턴 동안 넘기기"],
  holdOff: ["Ask me again", "다시 묻기"],
  holding: ["Passing by itself", "자동으로 넘기는 중"],
  toDesk: ["To the desk", "심판석으로"],
  toReplay: ["Replay", "리플레이"],
  links: ["Links", "링크"],
  linkSeat: ["Link of seat {0}", "{0} 자리 링크"],
  linkWatch: ["Link to watch", "관전 링크"],
  copy: ["Copy", "복사"],
  copied: ["Copied", "복사했습니다"],
  keys: ["Keys", "키"],
  close: ["Close", "닫기"],
  cancel: ["Back", "뒤로"],
  thinking: ["{0} is thinking …", "{0} 생각 중 …"],
  waiting: ["Waiting for {0}", "{0} 기다리는 중"],
  yourChoice: ["Your choice", "내 선택"],
  asksUndo: ["{0} asks to take the last choice back", "{0}이(가) 마지막 선택을 되돌리려 합니다"],
  allow: ["Allow", "허락"],
  refuse: ["Refuse", "거절"],
  asked: ["You asked to take your last choice back", "마지막 선택을 되돌리자고 요청했습니다"],
  won: ["{0} wins", "{0} 승리"],
  draw: ["Nobody wins", "무승부"],
  rematch: ["Another game", "한 판 더"],
  nextGame: ["Next game of the match", "매치의 다음 게임"],
  sideboard: ["Change my deck first", "먼저 덱 바꾸기"],
  whoFirst: ["Who goes first:", "선공:"],
  goFirst: ["me ({0})", "나 ({0})"],
  ready: ["ready for another game", "다음 게임 준비됨"],
  gone: ["The connection is lost; trying again…", "연결이 끊겼습니다. 다시 연결하는 중…"],
  back: ["Connected again", "다시 연결됐습니다"],
  whyNot: ["Why not?", "왜 안 되나요?"],
  possible: ["It is possible now.", "지금 가능합니다."],
  now: ["now", "지금"],
  printed: ["printed", "인쇄"],
  held: ["held by {0}", "{0} 통제"],
  nobody: ["nobody", "아무도"],
  cards: ["{0} cards", "{0}장"],
  turn: ["Turn {0}", "{0}번째 턴"],
  handOver: ["It is {0}'s choice. Look away, {1}.", "{0}의 선택입니다. {1}은(는) 화면을 보지 마세요."],
  iAm: ["I am {0}: show my hand", "{0}입니다: 내 손 보기"],
  chosen: ["chosen", "선택"],
  paid: ["paid", "지불"],
  pending: ["being played", "사용 중"],
  facedown: ["facedown card", "뒷면 카드"],
  back2: ["Back", "뒤로"],
  spectator: ["You watch; hands are hidden.", "관전 중입니다. 손은 보이지 않습니다."],
  text: ["As text", "텍스트"],
  form: ["As a form", "양식"],
  run: ["Run", "판정"],
  explain: ["Explain a refusal", "거부 설명"],
  compare: ["Compare readings", "해석 비교"],
  moves: ["Moves", "행동"],
  addMove: ["Add a move", "행동 추가"],
  moveHint: ["A move in notation, such as: A: play …", "행동 표기, 예: A: … 사용"],
  legalNow: ["Possible after these moves", "이 행동 뒤에 가능한 것"],
  verdict: ["Verdict", "판정"],
  derivation: ["How it comes to that", "판정 과정"],
  examples: ["Examples", "예시"],
  emptyCase: ["An empty position", "빈 상황"],
  exportCase: ["Export as case", "사례로 내보내기"],
  copyLink: ["Link to this position", "이 상황의 링크"],
  search2: ["Card", "카드"],
  bench: ["Card to put on the board", "게임판에 놓을 카드"],
  found: ["Cards that were found", "찾은 카드"],
  dropHint: ["The position before the moves: drag a card here, or pick one and say where.", "행동 전 상황입니다. 카드를 끌어다 놓거나, 고른 뒤 놓을 곳을 정하세요."],
  putWhere: ["Where does {0} go? Esc: nowhere.", "{0}: 어디에 놓을까요? Esc로 취소합니다."],
  putThere: ["{0} is now in {1}", "{0}: {1}에 놓았습니다"],
  stateOf: ["State of {0}", "{0}의 상태"],
  boardThen: ["The board at this step", "이 단계의 게임판"],
  beforeMoves: ["before the moves", "행동 전"],
  afterMoves: ["after the moves", "행동 뒤"],
  drop: ["Drop a card here", "여기에 카드를 놓으세요"],
  add: ["Add", "추가"],
  addField: ["Add a part", "항목 추가"],
  remove: ["Remove {0}", "{0} 지우기"],
  question: ["Question", "질문"],
  noDifference: ["makes no difference here", "여기서는 차이 없음"],
  makesDifference: ["the end differs", "결과가 다름"],
  within: ["{0} things happen within", "안에서 일어난 일 {0}"],
  branches: ["Branch", "갈래"],
  first: ["First", "처음"],
  previous: ["Back one", "이전"],
  next: ["On one", "다음"],
  last: ["Last", "끝"],
  step: ["Step", "단계"],
  eyes: ["Hands", "손"],
  eyesPublic: ["hidden", "숨김"],
  eyesAll: ["all shown", "모두 공개"],
  eyesOf: ["seen by {0}", "{0}의 시점"],
  branch: ["Play on from here", "여기서부터 플레이"],
  download: ["Save as a text file", "텍스트 파일로 저장"],
  open: ["Open", "열기"],
  openReplay: ["Open a replay: paste its text", "리플레이 텍스트를 붙여 넣어 열기"],
  noReplay: ["No replay is open.", "열린 리플레이가 없습니다."],
  broken: ["Something broke here", "오류"],
  working: ["Working…", "처리 중…"],
  holdsLine: ["What the case expects is what happens.", "사례가 기대한 대로 일어납니다."],
  failsLine: ["Something is not as the case expects.", "사례가 기대한 것과 다릅니다."],
  unofficial: [
    "Unofficial. Verdicts are by this engine and edition; at an event its judge decides.",
    "비공식 도구입니다. 판정은 이 엔진과 판본에 따른 것이며, 대회에서는 그 심판이 결정합니다.",
  ],
};

const KEYS = [
  ["Tab", "walk what can be done", "할 수 있는 것 사이 이동"],
  ["← →", "walk all cards", "모든 카드 사이 이동"],
  ["Enter", "do it", "실행"],
  ["1 – 9", "pick an option", "선택지 고르기"],
  ["Space", "the option that does the least", "가장 소극적인 선택"],
  ["Esc", "one step back", "한 단계 뒤로"],
  ["U / R", "undo / redo", "되돌리기 / 다시 하기"],
  ["P", "pass until something happens", "무언가 일어날 때까지 넘기기"],
  ["W", "why not?", "왜 안 되나요?"],
  ["L", "한국어", "English"],
  ["?", "these keys", "이 목록"],
];

/** @type {"en" | "ko"} */
export let lang = load();

function load() {
  try {
    const kept = localStorage.getItem("lang");
    if (kept === "en" || kept === "ko") return kept;
  } catch { /* no storage: the browser's language */ }
  return navigator.language.startsWith("ko") ? "ko" : "en";
}

/** @param {"en" | "ko"} value */
export function setLang(value) {
  lang = value;
  document.documentElement.lang = value;
  try { localStorage.setItem("lang", value); } catch { /* kept for this page only */ }
}

/** A word of the page. @param {string} key @param {...any} parts */
export function w(key, ...parts) {
  const found = WORDS[key]?.[lang === "ko" ? 1 : 0] ?? key;
  return found.replace(/\{(\d)\}/g, (_, n) => String(parts[Number(n)] ?? ""));
}

/** Words that came from the server. @param {{en: string, ko: string} | [string, string] | null | undefined} text */
export function t(text) {
  if (!text) return "";
  if (Array.isArray(text)) return text[lang === "ko" ? 1 : 0] || text[0];
  return text[lang] || text.en;
}

export function keyRows() {
  return KEYS.map(([key, en, ko]) => [key, lang === "ko" ? ko : en]);
}

export const SEATS = "ABCDEFGH";
