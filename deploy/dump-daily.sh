#!/bin/sh
# Dumps the database of PGHOST, PGUSER and PGDATABASE into a folder, each day, and keeps the last fourteen dumps:
# dump-daily.sh FOLDER [--once]. A dump has its name only when it is complete.
set -eu
folder=$1
while :; do
  name=$folder/plumbline-$(date -u +%Y-%m-%dT%H%M%SZ).dump
  if pg_dump --format=custom --file "$name.part" && mv "$name.part" "$name"; then
    echo "Dumped $name"
    # The names sort by time.
    for old in $(ls -1r "$folder" | grep '^plumbline-.*\.dump$' | tail -n +15); do rm -- "$folder/$old"; done
  else
    echo "The dump failed; the next try is in an hour" >&2
    rm -f -- "$name.part"
    [ "${2:-}" != --once ] || exit 1
    sleep 3600
    continue
  fi
  [ "${2:-}" != --once ] || exit 0
  sleep 86400
done
