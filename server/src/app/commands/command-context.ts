import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { AUTHENTICATOR_SECRETS } from '../../domains/accounts/public.ts';
import { localAssistant } from '../../domains/assistant/public.ts';
import { bidsPort } from '../../domains/bids/public.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { openDatabase } from '../../kernel/database.ts';
import { migrate } from '../../kernel/migrate.ts';
import { openLog } from '../../kernel/open-log.ts';
import { ownSecret } from '../../kernel/own-secret.ts';
import { sealedTexts } from '../../kernel/sealed-texts.ts';
import { claims } from '../compose/claims.ts';
import { databaseOptions } from '../compose/database-options.ts';
import { messagePorts } from '../compose/message-ports.ts';
import { personalData } from '../compose/personal-data.ts';
import { sourcePort } from '../compose/source-port.ts';
import { type Env, publicUrlOf, readEnv, settingsOf } from '../env.ts';
import { reachDatabase } from '../processes/reach-database.ts';
import type { Shutdown } from '../processes/shutdown.ts';
import { completeEnv } from '../setup/stored-settings.ts';

/** Reaches the configured database, brings it to the newest schema, and returns a context for a command's use cases. */
export async function commandContext(task: string, shutdown: Shutdown): Promise<Context> {
  const given = readEnv(process.env, { complete: false });
  const connectionString = await reachDatabase(given, shutdown);
  await migrate(connectionString);
  const env = await completeEnv(connectionString, given, process.env);
  const { ctx, close } = await contextOn(connectionString, env, task);
  shutdown.onStop('database connections', close);
  return ctx;
}

/** Returns a context on a database that is reached already. */
export async function contextOn(
  connectionString: string,
  env: Env,
  task: string,
): Promise<{ readonly ctx: Context; readonly close: () => Promise<void> }> {
  const database = openDatabase(connectionString, databaseOptions(env).import);
  const { db } = database;
  const log = openLog(env.LOG_LEVEL, process.stderr);
  const publicUrl = publicUrlOf(env);
  const sources = sourcePort(env, publicUrl, systemClock, log);
  const ctx: Context = {
    actor: { kind: 'system', task },
    language: DEFAULT_LANGUAGE,
    db,
    clock: systemClock,
    settings: settingsOf(env, publicUrl),
    ports: {
      messaging: await messagePorts(env, publicUrl, db, systemClock),
      assistant: localAssistant(),
      sources,
      calendars: null,
      bids: bidsPort(),
      outreachWriter: null,
      transcriber: null,
      claims,
      personalData,
      erasureLog: null,
      backups: null,
      oldFiles: null,
      files: null,
      authenticatorSecrets: sealedTexts(env.SECRET ?? (await ownSecret(db, 'cookies')), AUTHENTICATOR_SECRETS),
      identity: null,
      countSecurityEvent: null,
      geocoder: null,
      addressGeocoder: null,
      places: null,
      payments: null,
      searchIndex: null,
    },
    log,
  };
  return {
    ctx,
    close: async () => {
      await sources.close();
      await database.close();
    },
  };
}
