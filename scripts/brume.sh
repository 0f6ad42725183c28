#!/bin/sh
# The program of a package: `brume start` serves the site, `brume NAME …` runs one of its commands.
# Settings come from the environment and from a settings file: the one that SETTINGS_FILE names, else brume.env in DATA_DIR,
# which is .data in the current folder where it is not set.
set -eu
here=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
export NODE_ENV="${NODE_ENV:-production}" BRUME_PROGRAM=brume
if [ "${1:-}" = start ]; then
	# What keeps Node's memory small, as `npm start` gives it.
	export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
	exec "$here/bin/node" $(tr -d '[]"' <"$here/scripts/memory-arguments.json" | tr ',' ' ') \
		"$here/build/server/server.js"
fi
exec "$here/bin/node" "$here/build/server/command.js" "$@"
