import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Ports } from '../../kernel/context.ts';
import { type Database, openDatabase } from '../../kernel/database.ts';
import { openLog } from '../../kernel/open-log.ts';
import { say } from '../commands/terminal.ts';
import { databaseOptions } from '../compose/database-options.ts';
import { type Env, publicUrlOf, readEnv, type Source, settingsOf } from '../env.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { missingSettings } from './missing-settings.ts';
import { serveSetup } from './serve-setup.ts';
import { mergedSettings, readStoredSettings } from './stored-settings.ts';

/** How often a process looks whether another one has been set up. */
const LOOK_MS = 2000;

/**
 * If settings are missing that production needs, serves the setup page and returns when they are there. Prints the link
 * that opens it.
 */
export async function askForMissing(
  connectionString: string,
  given: Env,
  environment: Source,
  shutdown: Shutdown,
): Promise<void> {
  const { db, close } = openDatabase(connectionString, { ...databaseOptions(given).requests, max: 3 });
  const isComplete = async () => missingSettings(await storedEnv(db, environment)).length === 0;
  try {
    if (await isComplete()) return;
    const setup = await serveSetup({
      ctx: {
        actor: { kind: 'system', task: 'setup' },
        language: DEFAULT_LANGUAGE,
        db,
        clock: systemClock,
        settings: settingsOf(given, publicUrlOf(given)),
        // Only mail is tried, with what is typed.
        ports: {} as Ports,
        log: openLog(given.LOG_LEVEL),
      },
      environment,
      env: given,
    });
    shutdown.onStop('the setup page', () => setup.close());
    say('Settings are missing. Open this address in a browser, once and within an hour, to set Plumbline up:');
    say(`  http://localhost:${given.PORT}${setup.path}`);
    say('Behind a reverse proxy, open the same path at your own address.');
    const settled = new AbortController();
    await Promise.race([setup.done, untilComplete(isComplete, settled.signal)]);
    settled.abort();
    await setup.close();
  } finally {
    await close();
  }
}

const storedEnv = async (db: Database, environment: Source): Promise<Env> =>
  readEnv(mergedSettings(await readStoredSettings(db), environment), { complete: false });

/** Several processes may ask for the same settings. */
async function untilComplete(isComplete: () => Promise<boolean>, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await sleep(LOOK_MS, undefined, { signal: ended }).catch(() => undefined);
    if (!ended.aborted && (await isComplete().catch(() => false))) return;
  }
}
