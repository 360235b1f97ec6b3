import { DEFAULT_LANGUAGE, LANGUAGES } from '@plumbline/contract/kernel/language.ts';
import { IANAZone } from 'luxon';
import * as z from 'zod';
import { isLoopbackName } from '../kernel/http/host-names.ts';
import { parseTrustedProxies } from '../kernel/http/trusted-proxies.ts';
import type { Settings } from '../kernel/settings.ts';
import { backupSettings, ELSEWHERE, missingForBackups } from './compose/backup-settings.ts';
import { filesSettings, missingForFiles } from './compose/files-settings.ts';
import { customerProofOf, impossibleProof, requestSettings } from './compose/request-settings.ts';
import { retentionOf, retentionSettings } from './compose/retention-settings.ts';
import { flag, origins, port, postgresUrl, price, secretText, whole } from './compose/setting-kinds.ts';
import { signalSettings } from './compose/signal-settings.ts';
import { webProcessSettings } from './compose/web-process-settings.ts';
import { missingDatabase, missingSettings } from './setup/missing-settings.ts';

/** A setting is missing or wrong; `message` names it and says what to do. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Every setting there is. `.env.example` lists them with the same defaults. */
const Env = z.object({
  PLUMBLINE_MODE: z.enum(['demonstration', 'production']).default('demonstration'),
  PROCESS: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_POOL: whole(2, 500).default(20),
  DATABASE_WAIT_SECONDS: whole(1, 60).default(3),
  DATABASE_PAGE_SECONDS: whole(1, 600).default(4),
  DATABASE_WRITE_SECONDS: whole(1, 600).default(4),
  DATABASE_JOB_SECONDS: whole(1, 86_400).default(60),
  DATABASE_IMPORT_SECONDS: whole(1, 86_400).default(600),
  WORKER_CONCURRENCY: whole(1, 200).default(8),
  DEMO_PUBLIC: flag,
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, issues) => {
      const proxies = parseTrustedProxies(text);
      if (proxies !== null) return proxies;
      issues.addIssue(
        "must be how many reverse proxies are in front, such as 1, or their networks, such as 'loopback' or '10.0.0.0/8, 192.0.2.1'; false without any. What a client itself claims is never believed",
      );
      return z.NEVER;
    }),
  DRAIN_SECONDS: whole(0, 600).optional(),
  ...webProcessSettings,
  ...requestSettings,
  ...signalSettings,
  // Card payments have a smallest amount.
  REFERRAL_FEE_CENTS: whole(0, 100_000)
    .refine((cents) => cents === 0 || cents >= 50, 'must be 0 or at least 50, the smallest amount that a card can pay')
    .default(500),
  FREE_REFERRALS: whole(0, 1_000_000).default(1),
  SOURCES_AT_ONCE: whole(1, 50).default(3),
  SOURCE_GRACE_DAYS: whole(0, 365).default(7),
  SOURCES_ONLINE: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  SOURCE_PAUSE_MS: whole(0, 600_000).default(1000),
  SOURCE_PRIVATE_ORIGINS: origins,
  CALENDAR_PRIVATE_ORIGINS: origins,
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
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, "must be 'AC' and 32 hexadecimal digits")
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(20).max(100).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-fA-F]{32})$/, "must be a number such as '+15025550100', or a messaging service")
    .optional(),
  WEB_PUSH: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  WEB_PUSH_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((host) => host.trim() || [])),
  MESSAGES_PER_HOUR: whole(1, 10_000).default(20),
  HOME_TIME_ZONE: z
    .string()
    .refine((zone) => IANAZone.isValidZone(zone), "must be an IANA name, such as 'America/Kentucky/Louisville'")
    .default('America/Kentucky/Louisville'),
  GOOGLE_CLIENT_ID: z.string().min(5).max(300).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(5).max(300).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, "must be a secret or restricted key of Stripe, such as 'sk_live_…'")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, "must be a publishable key of Stripe, such as 'pk_live_…'")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "must be the signing secret of the webhook endpoint, such as 'whsec_…'")
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  OCID_PREFIX: z
    .string()
    .regex(
      /^ocds-[a-z0-9]{6}$/,
      "must be a prefix as the Open Contracting Partnership assigns it, such as 'ocds-a1b2c3'",
    )
    .default('ocds-000000'),
  SUPPORT_EMAIL: z.email().optional(),
  SUPPORT_LANGUAGE: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, "must be in international form, such as '+15025550100'")
    .optional(),
  BOUNCE_SECRET: secretText(16).optional(),
  BOUNCE_ADDRESS: z.email('must be an address, such as bounces@plumbline.example').optional(),
  DKIM_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, 'must be a domain')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9._-]+$/i)
    .optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().optional(),
  SUPPORT_HOURS: z
    .string()
    .regex(
      /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(-(Mon|Tue|Wed|Thu|Fri|Sat|Sun))? ([01]?\d|2[0-3]):[0-5]\d-([01]?\d|2[0-4]):[0-5]\d$/,
      "must be days and hours, such as 'Mon-Fri 9:00-17:00'",
    )
    .default('Mon-Fri 9:00-17:00'),
  SECRET: secretText(32).optional(),
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
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADDRESS_GEOCODER: z.enum(['off', 'census', 'nominatim', 'photon', 'pelias']).optional(),
  ADDRESS_GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADDRESS_GEOCODER_PAUSE_MS: whole(0, 600_000).default(1100),
  ADDRESS_GEOCODER_DAILY: whole(0, 10_000_000).default(10_000),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...backupSettings,
  ...filesSettings,
  ...retentionSettings,
});
export type Env = Readonly<z.infer<typeof Env>>;

/** Returns whether a value would be accepted for a setting, regardless of the others. */
export const isValidSetting = (name: keyof Env, value: string): boolean => Env.shape[name].safeParse(value).success;

/** Settings whose values are never repeated on a terminal or in its log. */
const KEPT_SECRET =
  /SECRET$|_KEY(?:_ID)?$|_HEADERS$|^ALERTS_TO$|^(?:DATABASE(?:_DIRECT|_READ)?|HEARTBEAT|GEOCODER|ADDRESS_GEOCODER|SMTP)_URL$/;

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '::1']);

/** Settings by name, as an environment has them. */
export type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the settings of this process. An empty value counts as not set.
 *
 * @param complete false before the settings that are stored in the database have been read
 * @throws SettingError naming the first setting that is wrong.
 */
export function readEnv(source: Source, { complete = true } = {}): Env {
  const { env, problems } = examine(source, complete);
  if (env === null || problems.length > 0) throw new SettingError(problems[0]);
  return env;
}

/** Returns a sentence for every setting that is wrong or missing. */
export const settingProblems = (source: Source, { complete = true } = {}): readonly string[] =>
  examine(source, complete).problems;

/** What depends on other settings is examined without the ones that are wrong by themselves. */
function examine(source: Source, complete: boolean): { env: Env | null; problems: string[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = Env.safeParse(given);
  if (result.success) return { env: result.data, problems: [...problemsOf(result.data, complete)] };
  const wrong = new Map(result.error.issues.map(({ path: [name], message }) => [String(name), message]));
  const rest = Env.safeParse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const own = [...wrong].map(([name, message]) => {
    const is = KEPT_SECRET.test(name) ? '' : ` (it is '${given[name]}')`;
    return `${name}: ${message}${is}. See .env.example.`;
  });
  const others = rest.success ? [...problemsOf(rest.data, complete)] : [];
  return { env: null, problems: [...own, ...others.filter((each) => !wrong.has(each.split(':', 1)[0] ?? ''))] };
}

/** The settings that don't fit together. */
function* problemsOf(env: Env, complete: boolean): Generator<string> {
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined) {
    yield "MAIL_FROM: mail needs a sender, such as 'Plumbline <post@plumbline.example>'.";
  }
  yield* missingDatabase(env);
  yield* requireAllOrNone(env, 'Signing mail needs', ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY_FILE']);
  yield* requireAllOrNone(env, 'Texts and calls by Twilio need', [
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_FROM',
  ]);
  if (env.OUTREACH_CALLS && env.PLUMBLINE_MODE === 'production' && env.TWILIO_ACCOUNT_SID === undefined) {
    yield 'OUTREACH_CALLS: calls are placed by Twilio. Set TWILIO_ACCOUNT_SID, or leave it false.';
  }
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    const missing = env.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
    yield `${missing}: signing in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.`;
  }
  yield* requireWholeStripe(env);
  yield* requireWholeModel(env);
  yield* requireWholeGeocoder(env);
  for (const missing of [missingForBackups(env), missingForFiles(env)]) if (missing !== null) yield missing;
  yield* impossibleProof(env);
  yield* env.PLUMBLINE_MODE === 'production' ? requireSafeProduction(env) : requireForDemonstration(env);
  if (complete) yield* missingSettings(env);
}

/**
 * Requires all of Stripe's keys or none, all of one mode: a test key with a live one would accept payments that never
 * arrive.
 */
function* requireWholeStripe(env: Env): Generator<string> {
  yield* requireAllOrNone(env, 'payments by Stripe need', [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  const isLive = (key = '') => key.includes('k_live_');
  if (isLive(env.STRIPE_SECRET_KEY) !== isLive(env.STRIPE_PUBLISHABLE_KEY)) {
    yield 'STRIPE_PUBLISHABLE_KEY: a live key needs a live key, a test key needs a test key.';
  }
}

/** Names the first of `names` that is missing while another of them is given. */
function* requireAllOrNone(env: Env, why: string, names: readonly (keyof Env)[]): Generator<string> {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  yield `${missing[0]}: ${why} all of ${names.join(', ')}.`;
}

/** A model is set with all that it takes to ask it, or not at all. */
function* requireWholeModel(env: Env): Generator<string> {
  const { MODEL_PROVIDER: provider, MODEL_API_KEY: key, MODEL_BASE_URL: baseUrl } = env;
  if (provider === undefined) {
    const lost = (['MODEL_NAME', 'MODEL_API_KEY', 'MODEL_BASE_URL'] as const).find((name) => env[name] !== undefined);
    if (lost !== undefined) yield `MODEL_PROVIDER: ${lost} is set, so say whose it is: openai or anthropic.`;
  } else {
    if (env.MODEL_NAME === undefined) {
      yield `MODEL_NAME: say which model of MODEL_PROVIDER=${provider} to ask, as the provider names it.`;
    }
    if (key === undefined && (provider === 'anthropic' || baseUrl === undefined)) {
      yield 'MODEL_API_KEY: the provider wants a key. Only a server of your own, at MODEL_BASE_URL, may do without.';
    }
  }
  if ((env.MODEL_PRICE_INPUT === undefined) !== (env.MODEL_PRICE_OUTPUT === undefined)) {
    const missing = env.MODEL_PRICE_INPUT === undefined ? 'MODEL_PRICE_INPUT' : 'MODEL_PRICE_OUTPUT';
    yield `${missing}: costs are counted from both MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT.`;
  }
  const { TRANSCRIPTION_MODEL: transcriber, TRANSCRIPTION_API_KEY: own, TRANSCRIPTION_BASE_URL: ownUrl } = env;
  if (transcriber === undefined && (own !== undefined || ownUrl !== undefined)) {
    yield 'TRANSCRIPTION_MODEL: say which model to ask, or leave all of TRANSCRIPTION_* empty.';
  }
  if (transcriber !== undefined && own === undefined && ownUrl === undefined) {
    yield 'TRANSCRIPTION_API_KEY: the provider wants a key. Only a server of your own, at TRANSCRIPTION_BASE_URL, may do without.';
  }
}

/** A geocoder of an own server is set with its kind and its address; the Census Bureau's has one. */
function* requireWholeGeocoder({ ADDRESS_GEOCODER: kind, ADDRESS_GEOCODER_URL: url }: Env): Generator<string> {
  if (url !== undefined && (kind === undefined || kind === 'off')) {
    yield 'ADDRESS_GEOCODER: ADDRESS_GEOCODER_URL is set, so say what kind of geocoder answers there.';
  }
  if (url === undefined && kind !== undefined && kind !== 'off' && kind !== 'census') {
    yield `ADDRESS_GEOCODER_URL: say at which server of ${kind} to ask, such as https://geo.example.`;
  }
}

function* requireForDemonstration(env: Env): Generator<string> {
  if (!LOOPBACK_HOSTS.has(env.HOST) && !env.DEMO_PUBLIC) {
    yield `HOST: demonstration mode only listens on this machine, not on '${env.HOST}'. Set DEMO_PUBLIC=true to show the demonstration to others.`;
  }
  if (env.DEMO_PUBLIC && env.PUBLIC_URL === undefined) {
    yield 'PUBLIC_URL: DEMO_PUBLIC=true shows the demonstration to others. Set the address that they open, such as http://192.168.1.20:3000; no other is answered.';
  }
}

/** What is wrong in production, whatever else is set. What is only missing can be given at setup. */
function* requireSafeProduction(env: Env): Generator<string> {
  const { protocol, hostname } = new URL(env.PUBLIC_URL ?? 'https://plumbline.example');
  if (protocol !== 'https:' && !isLoopbackName(hostname)) {
    yield `PUBLIC_URL: production needs https, such as https://${hostname} (it is '${env.PUBLIC_URL}'). Only an address of this machine, such as http://localhost:3000, may do without.`;
  }
  if (env.DATABASE_URL === undefined && env.DATA_DIR === './data') {
    yield 'DATA_DIR: production needs DATABASE_URL, or a DATA_DIR that you have chosen and back up.';
  }
}

/** Returns the address that people open, without a slash at its end. */
export const publicUrlOf = (env: Env): string => env.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${env.PORT}`;

/** Returns the settings that are rules of the product. */
export const settingsOf = (env: Env, publicUrl: string): Settings => ({
  mode: env.PLUMBLINE_MODE,
  publicUrl,
  referralFeeCents: env.REFERRAL_FEE_CENTS,
  freeReferrals: env.FREE_REFERRALS,
  answerWindow: { high: env.ANSWER_MINUTES_HIGH, medium: env.ANSWER_MINUTES_MEDIUM, low: env.ANSWER_MINUTES_LOW },
  emergencyWindow: env.EMERGENCY_ANSWER_MINUTES,
  paymentWindow: { high: env.PAYMENT_MINUTES_HIGH, medium: env.PAYMENT_MINUTES_MEDIUM, low: env.PAYMENT_MINUTES_LOW },
  ingest: {
    concurrency: env.SOURCES_AT_ONCE,
    graceDays: env.SOURCE_GRACE_DAYS,
    refreshPauseSeconds: env.REFRESH_PAUSE_SECONDS ?? (env.PLUMBLINE_MODE === 'production' ? 60 : 0),
  },
  messagesPerHour: env.MESSAGES_PER_HOUR,
  homeTimeZone: env.HOME_TIME_ZONE,
  supportHours: env.SUPPORT_HOURS,
  ocidPrefix: env.OCID_PREFIX,
  supportEmail: env.SUPPORT_EMAIL ?? null,
  supportLanguage: env.SUPPORT_LANGUAGE,
  supportPhone: env.SUPPORT_PHONE ?? null,
  senderPostalAddress: env.SENDER_POSTAL_ADDRESS ?? null,
  outreachCalls: env.OUTREACH_CALLS,
  locationFallback: env.LOCATION_FALLBACK,
  customerProof: customerProofOf(env),
  retention: retentionOf(env),
  backups: env.BACKUP_TO === undefined ? 'none' : env.BACKUP_TO === ELSEWHERE ? 'elsewhere' : 'scheduled',
});
