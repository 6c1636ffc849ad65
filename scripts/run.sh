#!/bin/sh
# Runs one of the project's scripts under the project's own Node. A bare Debian lacks one library this Node needs
# (libatomic), so it is fetched here: installed where we may, unpacked beside the packages where we may not.
root=$(cd "$(dirname "$0")/.." && pwd)
node="$root/node_modules/.bin/node"
own="$root/node_modules/.cache/libatomic"

starts() { "$node" --version > /dev/null 2>&1; }
use_unpacked() {
  for folder in "$own"/usr/lib/*/; do LD_LIBRARY_PATH="$folder${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"; done
  export LD_LIBRARY_PATH
}
unpack() {
  state="$own/state"
  mkdir -p "$state/lists/partial" "$own/archives/partial" && cd "$own" || return 1
  apt-get -qq -o Dir::State="$state" -o Dir::State::status=/var/lib/dpkg/status -o Dir::Cache="$own" update &&
    apt-get -qq -o Dir::State="$state" -o Dir::State::status=/var/lib/dpkg/status -o Dir::Cache="$own" download libatomic1 &&
    dpkg -x libatomic1_*.deb "$own"
}

if [ ! -e "$node" ]; then
  echo 'The packages are not installed. Run "npm ci" first.' >&2
  exit 1
fi
if ! starts && [ -d "$own/usr" ]; then use_unpacked; fi
if ! starts && command -v apt-get > /dev/null; then
  echo 'This machine lacks the library libatomic; fetching it from its package sources …' >&2
  if [ "$(id -u)" = 0 ]; then
    apt-get -qq update && apt-get -qq install -y libatomic1 > /dev/null
  else
    (unpack) && use_unpacked
  fi
fi
if ! starts; then
  "$node" --version
  echo "The project's Node does not start on this machine; the line above says why." >&2
  exit 1
fi

name=$1
shift
# Two pools for what is not JavaScript keep the server's memory small.
if [ "$name" = start ]; then
  export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
fi
set -- "$root/scripts/run.mjs" "$name" "$@"
exec "$node" "$@"
