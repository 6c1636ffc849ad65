#!/bin/sh
# northlight start | northlight COMMAND: the server and its commands, under the Node that came with them.
here=$(dirname "$(readlink -f "$0")")/..
node="$here/bin/node"
if ! "$node" --version > /dev/null 2>&1; then
  "$node" --version
  echo 'The Node of this release does not start on this machine; the line above says why. Debian needs: apt-get install libatomic1' >&2
  exit 1
fi
# A file with settings, read by Node as systemd reads it; what is set already wins.
settings=${NORTHLIGHT_ENV:+--env-file=$NORTHLIGHT_ENV}
export NODE_ENV=production
if [ "$1" = start ]; then
  # Two pools for what is not JavaScript keep the server's memory small.
  export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
  # Filling a new file takes memory that a server would never give back, so it has a process of its own.
  "$node" ${settings:+"$settings"} "$here/apps/server/build/cli.mjs" seed --if-new || exit 1
  exec "$node" ${settings:+"$settings"} "$here/apps/server/build/main.mjs"
fi
exec "$node" ${settings:+"$settings"} "$here/apps/server/build/cli.mjs" "$@"
