import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv, settingProblems } from './env.ts';

/** 'NAME=value' lines of the example file. */
const example = Object.fromEntries(
  readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => /^([A-Z][A-Z0-9_]+)=(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name = '', value = '']) => [name, value]),
);

const production = {
  PLUMBLINE_MODE: 'production',
  PUBLIC_URL: 'https://plumbline.example',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'post@plumbline.example',
  SENDER_POSTAL_ADDRESS: '1 Main St, Louisville, KY 40202',
  DATABASE_URL: 'postgres://127.0.0.1/plumbline',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const noStripe = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };

const model = { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'claude', MODEL_API_KEY: 'key' };

describe('the settings', () => {
  it('stand in .env.example, each, with their defaults', () => {
    expect(readEnv(example)).toEqual(readEnv({}));
    const known = new Set(Object.keys(example));
    const files = [
      './env.ts',
      './compose/backup-settings.ts',
      './compose/files-settings.ts',
      './compose/request-settings.ts',
      './compose/retention-settings.ts',
      './compose/signal-settings.ts',
      './compose/web-process-settings.ts',
    ];
    const text = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
    const declared = [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(declared.filter((name) => !known.has(name ?? ''))).toEqual([]);
    expect(declared).toHaveLength(known.size);
  });

  it('are examined all at once: those that are wrong, and those that are missing', () => {
    const problems = settingProblems({ PLUMBLINE_MODE: 'production', PORT: 'eighty', SMTP_URL: 'ftp://mail' });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'SMTP_URL',
      'DATA_DIR',
      'PUBLIC_URL',
      'STRIPE_SECRET_KEY',
      'SENDER_POSTAL_ADDRESS',
    ]);
    expect(settingProblems(production)).toEqual([]);
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '65536' }],
    ['PLUMBLINE_MODE', { PLUMBLINE_MODE: 'prod' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_READ_URL', { ...production, DATABASE_READ_URL: 'replica' }],
    ['DATABASE_URL', { DATABASE_DIRECT_URL: 'postgres://127.0.0.1/plumbline' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: '' }],
    ['DATA_DIR', { PLUMBLINE_MODE: 'production' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://127.0.0.1:25' }],
    ['REFERRAL_FEE_CENTS', { REFERRAL_FEE_CENTS: '5.00' }],
    ['DEMO_PUBLIC', { DEMO_PUBLIC: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['LOCATION_FALLBACK', { LOCATION_FALLBACK: 'louisville' }],
    ['GEOCODER_URL', { GEOCODER_URL: 'geocoder.example' }],
    ['ADDRESS_GEOCODER', { ADDRESS_GEOCODER: 'google' }],
    ['ADDRESS_GEOCODER', { ADDRESS_GEOCODER_URL: 'https://geo.example' }],
    ['ADDRESS_GEOCODER_URL', { ADDRESS_GEOCODER: 'photon' }],
    ['MAP_STYLE_URL', { MAP_STYLE_URL: 'tiles.example/style.json' }],
    ['SUPPORT_LANGUAGE', { SUPPORT_LANGUAGE: 'fr' }],
    ['SUPPORT_PHONE', { SUPPORT_PHONE: '502-555-0100' }],
    ['WORKER_CONCURRENCY', { WORKER_CONCURRENCY: '0' }],
    ['DATABASE_WAIT_SECONDS', { DATABASE_WAIT_SECONDS: '0' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }],
    ['OTEL_TRACES_EXPORTER', { OTEL_TRACES_EXPORTER: 'zipkin' }],
    ['ALERTS_TO', { ALERTS_TO: 'ops@plumbline.example' }],
    ['HEARTBEAT_URL', { HEARTBEAT_URL: 'ping' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '2' }],
    ['MODEL_PROVIDER', { MODEL_PROVIDER: 'gemini' }],
    ['MODEL_PROVIDER', { MODEL_API_KEY: 'key' }],
    ['MODEL_NAME', { MODEL_PROVIDER: 'anthropic', MODEL_API_KEY: 'key' }],
    ['MODEL_API_KEY', { MODEL_PROVIDER: 'openai', MODEL_NAME: 'gpt' }],
    ['MODEL_API_KEY', { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'claude', MODEL_BASE_URL: 'http://127.0.0.1/v1' }],
    ['MODEL_BASE_URL', { ...model, MODEL_BASE_URL: '127.0.0.1:8080' }],
    ['MODEL_JSON', { ...model, MODEL_JSON: 'yes' }],
    ['MODEL_PRICE_INPUT', { ...model, MODEL_PRICE_INPUT: '$3', MODEL_PRICE_OUTPUT: '15' }],
    ['MODEL_PRICE_OUTPUT', { ...model, MODEL_PRICE_INPUT: '3' }],
    ['TRANSCRIPTION_MODEL', { TRANSCRIPTION_API_KEY: 'key' }],
    ['TRANSCRIPTION_API_KEY', { TRANSCRIPTION_MODEL: 'whisper-1' }],
    ['SENDER_POSTAL_ADDRESS', { ...production, SENDER_POSTAL_ADDRESS: '' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: 'http://plumbline.example' }],
    ['PUBLIC_URL', { DEMO_PUBLIC: 'true' }],
    ['DATA_DIR', { ...production, DATABASE_URL: '' }],
    ['REFERRAL_FEE_CENTS', { REFERRAL_FEE_CENTS: '49' }],
    ['STRIPE_SECRET_KEY', { ...production, ...noStripe }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_live_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...production, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
  ])('are refused by name, in one line: %s', (name, env) => {
    expect(() => readEnv(env)).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  it('let production do without a mail server', () => {
    expect(readEnv({ ...production, SMTP_URL: '', MAIL_FROM: '' }).SMTP_URL).toBeUndefined();
  });

  it('may lack what is stored in the database, but nothing may be wrong', () => {
    const stored = { PUBLIC_URL: '', SENDER_POSTAL_ADDRESS: '', ...noStripe };
    expect(readEnv({ ...production, ...stored }, { complete: false }).PUBLIC_URL).toBeUndefined();
    expect(() => readEnv({ ...production, PUBLIC_URL: 'http://a.example' }, { complete: false })).toThrow(
      'needs https',
    );
  });

  it('let production without a fee do without Stripe', () => {
    expect(readEnv({ ...production, ...noStripe, REFERRAL_FEE_CENTS: '0' }).STRIPE_SECRET_KEY).toBeUndefined();
  });

  it('say what to write instead of trusting every proxy', () => {
    expect(() => readEnv({ TRUST_PROXY: 'true' })).toThrow(/such as 1, or their networks, such as 'loopback'/);
    expect(readEnv({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8']);
    expect(readEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  });

  it('that hold a secret are not repeated when they are wrong', () => {
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'sk-live-hush' })).toThrow(/^(?!.*hush)/);
  });

  it('are not repeated when they are secret and wrong', () => {
    expect(() => readEnv({ ...model, MODEL_API_KEY: 'z'.repeat(600) })).toThrow(/^MODEL_API_KEY: [^z]*\./);
  });

  it('take a model of either provider, and one of a server without keys', () => {
    expect(readEnv(model)).toMatchObject({ MODEL_PROVIDER: 'anthropic', MODEL_JSON: 'schema' });
    const own = { MODEL_PROVIDER: 'openai', MODEL_NAME: 'qwen', MODEL_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(readEnv(own).MODEL_BASE_URL).toBe('http://127.0.0.1:11434/v1');
  });

  it('let production listen anywhere, and a demonstration when it is said to be for others', () => {
    expect(readEnv({ ...production, HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
    const shown = { DEMO_PUBLIC: 'true', HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.20:3000' };
    expect(readEnv(shown).HOST).toBe('0.0.0.0');
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80', 'http://a.localhost'])(
    'let production do without https at %s, an address of this machine',
    (url) => {
      expect(readEnv({ ...production, PUBLIC_URL: url }).PUBLIC_URL).toBe(url);
    },
  );

  it('say what to write instead of a public address without https', () => {
    const env = { ...production, PUBLIC_URL: 'http://plumbline.example' };
    expect(() => readEnv(env)).toThrow('such as https://plumbline.example');
  });
});
