import type { SpawnOptions } from 'node:child_process';
import type { Place } from './place.ts';

/**
 * Returns the options for PostgreSQL's programs: run as the cluster's owner, in a folder that this user can enter, with
 * a separate environment. The app's environment contains secrets, and the machine's `PG…` and locale variables would
 * change their behavior.
 */
export function spawnOptions(place: Place): SpawnOptions {
  const inherited = ['PATH', 'SystemRoot', 'windir', 'TEMP', 'TMP', 'TMPDIR', 'USERPROFILE'];
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of inherited) if (process.env[name] !== undefined) env[name] = process.env[name];
  return {
    cwd: place.root,
    env,
    windowsHide: true,
    ...(place.owner === undefined ? {} : { uid: place.owner.uid, gid: place.owner.gid }),
  };
}
