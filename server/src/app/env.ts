import * as z from 'zod';
import type { Settings } from '../kernel/settings.ts';

/** A setting is missing or wrong; `message` names it and says what to do. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Digits alone: '5.00' must not be taken for 5. */
const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(min).max(max));
const minutes = (fallback: number) => whole(1, 100_000).default(fallback);
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
const port = whole(0, 65_535);
/** Dollars for a million tokens. */
const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be dollars, such as 0.8')
  .transform(Number)
  .optional();

/** Every setting there is. `.env.example` lists them with the same defaults. */
const Env = z.object({
  PLUMBLINE_MODE: z.enum(['demonstration', 'production']).default('demonstration'),
  PROCESS: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: whole(2, 500).default(20),
  WORKER_CONCURRENCY: whole(1, 200).default(8),
  DEMO_PUBLIC: flag,
  TRUST_PROXY: flag,
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  REFERRAL_FEE_CENTS: whole(0, 100_000).default(500),
  FREE_REFERRALS: whole(0, 1_000_000).default(1),
  ANSWER_MINUTES_HIGH: minutes(60),
  ANSWER_MINUTES_MEDIUM: minutes(240),
  ANSWER_MINUTES_LOW: minutes(1440),
  PAYMENT_MINUTES_HIGH: minutes(30),
  PAYMENT_MINUTES_MEDIUM: minutes(120),
  PAYMENT_MINUTES_LOW: minutes(1440),
  SOURCES_AT_ONCE: whole(1, 50).default(3),
  SOURCE_GRACE_DAYS: whole(0, 365).default(7),
  SOURCES_ONLINE: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  SOURCE_PAUSE_MS: whole(0, 600_000).default(1000),
  SOURCE_PRIVATE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((origin) => origin.trim() !== ''))
    .pipe(
      z.array(
        z
          .url({ protocol: /^https?$/, error: 'must be addresses such as http://10.0.0.5:8080' })
          .transform((url) => new URL(url).origin),
      ),
    ),
  SAM_API_KEY: z.string().min(10).max(200).optional(),
  REFRESH_PAUSE_SECONDS: whole(0, 86_400).optional(),
  GOOGLE_PLACES_KEY: z.string().min(20).max(200).optional(),
  GOOGLE_PLACES_DAILY_SEARCHES: whole(0, 1_000_000).default(100),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@<>]*<?[^@\s<>]+@[^@\s<>]+>?$/, "must be an address, such as 'Plumbline <post@plumbline.example>'")
    .optional(),
  GOOGLE_CLIENT_ID: z.string().min(5).max(300).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(5).max(300).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, "must be in international form, such as '+15025550100'")
    .optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SENDER_POSTAL_ADDRESS: z.string().min(10).max(300).optional(),
  OUTREACH_CALLS: flag,
  MODEL_PROVIDER: z.enum(['openai', 'anthropic']).optional(),
  MODEL_NAME: z.string().min(1).max(200).optional(),
  MODEL_API_KEY: z.string().min(1).max(500).optional(),
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_JSON: z.enum(['schema', 'words']).default('schema'),
  MODEL_PRICE_INPUT: price,
  MODEL_PRICE_OUTPUT: price,
  TRANSCRIPTION_MODEL: z.string().min(1).max(200).optional(),
  TRANSCRIPTION_API_KEY: z.string().min(1).max(500).optional(),
  TRANSCRIPTION_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOCATION_FALLBACK: z.enum(['unresolved', 'builtin']).default('unresolved'),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
});
export type Env = Readonly<z.infer<typeof Env>>;

/** Never shown, not even when they are wrong. */
const SECRETS = /KEY$|SECRET$|^DATABASE_URL$|^SMTP_URL$/;
const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '::1']);

/**
 * Reads and checks the settings of this process. An empty value counts as not set.
 * @throws SettingError naming the first setting that is wrong.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = Env.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    const value = SECRETS.test(name) ? '' : ` (it is '${given[name]}')`;
    throw new SettingError(`${name}: ${issue?.message ?? 'is wrong'}${value}. See .env.example.`);
  }
  const env = result.data;
  // A job that hands over a message holds one connection and takes another.
  if (env.WORKER_CONCURRENCY * 2 > env.DATABASE_POOL) {
    throw new SettingError(
      `WORKER_CONCURRENCY: ${env.WORKER_CONCURRENCY} jobs at once need a DATABASE_POOL of at least ${env.WORKER_CONCURRENCY * 2}.`,
    );
  }
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined) {
    throw new SettingError("MAIL_FROM: mail needs a sender, such as 'Plumbline <post@plumbline.example>'.");
  }
  if (env.OUTREACH_CALLS) {
    throw new SettingError('OUTREACH_CALLS: nothing is set up that could place a call. Leave it false.');
  }
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    const missing = env.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
    throw new SettingError(`${missing}: signing in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.`);
  }
  requireWholeModel(env);
  if (env.PLUMBLINE_MODE === 'production') requireForProduction(env);
  else if (!LOOPBACK_HOSTS.has(env.HOST) && !env.DEMO_PUBLIC) {
    throw new SettingError(
      `HOST: demonstration mode only listens on this machine, not on '${env.HOST}'. Set DEMO_PUBLIC=true to show the demonstration to others.`,
    );
  }
  return env;
}

/** A model is set with all that it takes to ask it, or not at all. */
function requireWholeModel(env: Env): void {
  const { MODEL_PROVIDER: provider, MODEL_API_KEY: key, MODEL_BASE_URL: baseUrl } = env;
  if (provider === undefined) {
    const lost = (['MODEL_NAME', 'MODEL_API_KEY', 'MODEL_BASE_URL'] as const).find((name) => env[name] !== undefined);
    if (lost !== undefined)
      throw new SettingError(`MODEL_PROVIDER: ${lost} is set, so say whose it is: openai or anthropic.`);
  } else {
    if (env.MODEL_NAME === undefined) {
      throw new SettingError(
        `MODEL_NAME: say which model of MODEL_PROVIDER=${provider} to ask, as the provider names it.`,
      );
    }
    if (key === undefined && (provider === 'anthropic' || baseUrl === undefined)) {
      throw new SettingError(
        'MODEL_API_KEY: the provider wants a key. Only a server of your own, at MODEL_BASE_URL, may do without.',
      );
    }
  }
  if ((env.MODEL_PRICE_INPUT === undefined) !== (env.MODEL_PRICE_OUTPUT === undefined)) {
    const missing = env.MODEL_PRICE_INPUT === undefined ? 'MODEL_PRICE_INPUT' : 'MODEL_PRICE_OUTPUT';
    throw new SettingError(`${missing}: costs are counted from both MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT.`);
  }
  const { TRANSCRIPTION_MODEL: transcriber, TRANSCRIPTION_API_KEY: own, TRANSCRIPTION_BASE_URL: ownUrl } = env;
  if (transcriber === undefined && (own !== undefined || ownUrl !== undefined)) {
    throw new SettingError('TRANSCRIPTION_MODEL: say which model to ask, or leave all of TRANSCRIPTION_* empty.');
  }
  if (transcriber !== undefined && own === undefined && ownUrl === undefined) {
    throw new SettingError(
      'TRANSCRIPTION_API_KEY: the provider wants a key. Only a server of your own, at TRANSCRIPTION_BASE_URL, may do without.',
    );
  }
}

function requireForProduction(env: Env): void {
  if (env.PUBLIC_URL === undefined) {
    throw new SettingError(
      'PUBLIC_URL: production needs the address that people open, such as https://plumbline.example.',
    );
  }
  if (env.SMTP_URL === undefined) {
    throw new SettingError(
      'SMTP_URL: production needs a server that sends mail, such as smtp://user:password@host:587.',
    );
  }
  if (env.DATABASE_URL === undefined && env.DATA_DIR === './data') {
    throw new SettingError('DATA_DIR: production needs DATABASE_URL, or a DATA_DIR that you have chosen and back up.');
  }
  if (env.SENDER_POSTAL_ADDRESS === undefined) {
    throw new SettingError(
      'SENDER_POSTAL_ADDRESS: production needs the postal address that mail to unclaimed listings must carry.',
    );
  }
}

/** The product's rules out of the settings. */
export const settingsOf = (env: Env, publicUrl: string): Settings => ({
  mode: env.PLUMBLINE_MODE,
  publicUrl,
  referralFeeCents: env.REFERRAL_FEE_CENTS,
  freeReferrals: env.FREE_REFERRALS,
  answerWindow: { high: env.ANSWER_MINUTES_HIGH, medium: env.ANSWER_MINUTES_MEDIUM, low: env.ANSWER_MINUTES_LOW },
  paymentWindow: { high: env.PAYMENT_MINUTES_HIGH, medium: env.PAYMENT_MINUTES_MEDIUM, low: env.PAYMENT_MINUTES_LOW },
  ingest: {
    concurrency: env.SOURCES_AT_ONCE,
    graceDays: env.SOURCE_GRACE_DAYS,
    refreshPauseSeconds: env.REFRESH_PAUSE_SECONDS ?? (env.PLUMBLINE_MODE === 'production' ? 60 : 0),
  },
  supportEmail: env.SUPPORT_EMAIL ?? null,
  supportPhone: env.SUPPORT_PHONE ?? null,
  senderPostalAddress: env.SENDER_POSTAL_ADDRESS ?? null,
  outreachCalls: env.OUTREACH_CALLS,
  locationFallback: env.LOCATION_FALLBACK,
});
