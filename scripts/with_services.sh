#!/usr/bin/env bash
# Run a command with what some tests need: Debian's Chromium with Korean fonts, its TypeScript, and a
# PostgreSQL server of its own. All are installed with apt-get where that is possible; without them
# the tests that need them are skipped, but under CI a missing one is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

missing() {
  echo "with_services: $1" >&2
  if [ -n "${CI:-}" ]; then exit 1; fi
}

install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  export DEBIAN_FRONTEND=noninteractive
  apt-get install -y -q --no-install-recommends "$@" >/dev/null 2>&1 ||
    { apt-get update -q >/dev/null 2>&1 &&
      apt-get install -y -q --no-install-recommends "$@" >/dev/null 2>&1; }
}

korean() { fc-list :lang=ko 2>/dev/null | grep -q .; }
server() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1; }

command -v chromium >/dev/null && korean || install chromium fonts-noto-cjk fontconfig || true
command -v chromium >/dev/null || missing "no chromium: install Debian's package of that name"
command -v tsc >/dev/null || install node-typescript || true
command -v tsc >/dev/null || missing "no tsc: install Debian's package node-typescript"
[ -n "$(server)" ] || install postgresql || true
bin=$(server)
if [ -z "$bin" ]; then
  missing "no PostgreSQL: install Debian's package postgresql"
  exec "$@"
fi

data=$(mktemp -d)
as() { "$@"; }
if [ "$(id -u)" = 0 ]; then
  chown postgres "$data"
  as() { runuser -u postgres -- "$@"; }
fi
port=$((20000 + RANDOM % 20000))
stop() {
  as "$bin/pg_ctl" -D "$data/db" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$data"
}
trap stop EXIT
as "$bin/initdb" -D "$data/db" -U adjudge --auth=trust --no-sync >/dev/null
as "$bin/pg_ctl" -D "$data/db" -w -l "$data/log" \
  -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=" start >/dev/null ||
  { cat "$data/log" >&2; missing "PostgreSQL does not start"; }
export ADJUDGE_TEST_POSTGRES="postgresql+psycopg://adjudge@127.0.0.1:$port/postgres"
"$@"
