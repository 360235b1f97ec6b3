import { createStripeAccount, type StripeAccount, type StripeAccountOptions } from './stripe-account.ts';
import { createForm, type Form } from './stripe-form.ts';
import { type StripeErrorBody, StripeRefusal } from './stripe-objects.ts';
import { routes } from './stripe-routes.ts';

export interface ApiCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** `status` 0 means no response. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * The fault of a call: 'refused-connection' and 'lost-request' never reach Stripe, 'lost-answer' is carried out without
 * a response, 'error-before' gets a 500 without being carried out, 'error-after' is carried out and gets a 500 (also
 * when it is repeated with the same key, as at Stripe), 'rate-limit' gets a 429 without being carried out.
 */
export type Fault = 'lost-request' | 'lost-answer' | 'error-before' | 'error-after' | 'rate-limit';

export interface StripeApiOptions extends StripeAccountOptions {
  readonly secretKey?: string;
  readonly publishableKey?: string;
}

export interface StripeApi {
  readonly account: StripeAccount;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Responds to a call, or not at all. */
  handle(call: ApiCall): Promise<ApiAnswer>;
  /** Decides the fault of each state-changing call; the latest function given applies. */
  disturb(decide: (call: ApiCall) => Fault | null): void;
  /** Makes the next state-changing call fail. */
  failNext(fault: Fault): void;
  /** Holds state-changing calls after they were received, until the returned function is called. */
  hold(): () => void;
  /** Number of executed calls per kind, without replays: 'POST /v1/refunds' → 1. */
  readonly carriedOut: Map<string, number>;
}

interface Saved {
  readonly fingerprint: string;
  readonly at: number;
  answer: ApiAnswer | null;
}

const DAY_MS = 86_400_000;

/** Simulates Stripe's HTTP API for an account, without a socket: keys, forms, idempotency, lists, expansion, faults. */
export function createStripeApi(options: StripeApiOptions = {}): StripeApi {
  const account = createStripeAccount(options);
  const { secretKey = 'sk_test_plumbline', publishableKey = 'pk_test_plumbline' } = options;
  const keys = new Map<string, Saved>();
  const carriedOut = new Map<string, number>();
  let decide: (call: ApiCall) => Fault | null = () => null;
  let next: Fault | null = null;
  let held: Promise<void> | null = null;

  const reply = (status: number, value: object, headers: Readonly<Record<string, string>> = {}): ApiAnswer => ({
    status,
    headers: { 'content-type': 'application/json', 'request-id': account.newId('req_', 14), ...headers },
    body: JSON.stringify(value),
  });
  const failure = (status: number, error: StripeErrorBody, headers?: Readonly<Record<string, string>>): ApiAnswer =>
    reply(status, { error }, headers);

  const carryOut = (call: ApiCall): ApiAnswer => {
    const [path = '', query = ''] = call.path.split('?', 2);
    const form = createForm(call.method === 'GET' ? query : call.body);
    try {
      const isSecret = authorize(call, path, form);
      for (const { method, pattern, run, forBrowsers = false } of routes) {
        const match = method === call.method ? pattern.exec(path) : null;
        if (!match) continue;
        if (!isSecret && !forBrowsers)
          throw new StripeRefusal(403, { type: 'invalid_request_error', message: BROWSER });
        account.requestedWith(call.headers['idempotency-key'] ?? null);
        const result = run(account, match[1] ?? '', form);
        const name = `${method} ${path.replace(match[1] ?? '\0', ':id')}`;
        carriedOut.set(name, (carriedOut.get(name) ?? 0) + 1);
        return reply(200, expanded(account, result, form.list('expand')));
      }
      throw new StripeRefusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${call.method}: ${path}).`,
      });
    } catch (error) {
      if (error instanceof StripeRefusal) return failure(error.status, error.body);
      throw error;
    }
  };

  /** @returns whether the caller is our server; a browser uses an intent's client secret instead. */
  const authorize = (call: ApiCall, path: string, form: Form): boolean => {
    const key = keyOf(call) ?? form.text('key');
    if (key === secretKey) return true;
    if (key !== publishableKey) {
      throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    const id = /^\/v1\/(?:payment|setup)_intents\/([^/]+)/.exec(path)?.[1];
    const own = account.intents.get(id ?? '') ?? account.setups.get(id ?? '');
    if (id !== undefined && own?.client_secret !== form.text('client_secret')) {
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_invalid_parameter',
        message: 'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
        param: 'client_secret',
      });
    }
    return false;
  };

  const faultOf = (call: ApiCall): Fault | null => {
    const fault = next ?? decide(call);
    next = null;
    return fault;
  };

  const handle = async (call: ApiCall): Promise<ApiAnswer> => {
    if (call.method === 'GET') return carryOut(call);
    const fault = faultOf(call);
    if (fault === 'lost-request') return NOBODY;
    if (fault === 'rate-limit')
      return failure(429, { type: 'invalid_request_error', code: 'rate_limit', message: RATE });
    if (fault === 'error-before') return failure(500, SERVER_ERROR);
    const key = call.headers['idempotency-key'];
    const saved = key === undefined ? undefined : keys.get(key);
    if (key !== undefined && saved !== undefined && account.now().getTime() - saved.at < DAY_MS) {
      return fault === 'lost-answer' ? NOBODY : replay(key, saved, call);
    }
    const taken: Saved = { fingerprint: fingerprintOf(call), at: account.now().getTime(), answer: null };
    if (key !== undefined) keys.set(key, taken);
    if (held !== null) await held;
    const done = carryOut(call);
    taken.answer = fault === 'error-after' ? failure(500, SERVER_ERROR) : done;
    if (key !== undefined && !isSaved(done)) keys.delete(key);
    return fault === 'lost-answer' ? NOBODY : taken.answer;
  };

  const replay = (key: string, saved: Saved, call: ApiCall): ApiAnswer => {
    if (saved.answer === null) {
      return failure(409, { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: IN_USE });
    }
    if (saved.fingerprint !== fingerprintOf(call)) {
      return failure(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    const { status, headers, body } = saved.answer;
    return { status, headers: { ...headers, 'idempotent-replayed': 'true' }, body };
  };

  return {
    account,
    secretKey,
    publishableKey,
    handle,
    carriedOut,
    disturb: (given) => {
      decide = given;
    },
    failNext: (fault) => {
      next = fault;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
  };
}

const NOBODY: ApiAnswer = { status: 0, headers: {}, body: '' };
const SERVER_ERROR: StripeErrorBody = { type: 'api_error', message: 'An unknown error occurred' };
const RATE = 'Request rate limit exceeded.';
const IN_USE =
  'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.';
const BROWSER = 'This API call cannot be made with a publishable API key. Please use a secret API key instead.';

/**
 * Only calls that were begun are stored under their key; a call with invalid parameters may be corrected and sent
 * again.
 */
function isSaved({ status, body }: ApiAnswer): boolean {
  if (status === 401 || status === 403) return false;
  if (status !== 400) return true;
  const { error } = JSON.parse(body) as { error: StripeErrorBody };
  return error.param === undefined || error.code === 'resource_missing';
}

const fingerprintOf = ({ method, path, body }: ApiCall): string => `${method} ${path} ${body}`;

function keyOf({ headers }: ApiCall): string | undefined {
  const [scheme, value = ''] = (headers['authorization'] ?? '').split(' ', 2);
  return scheme === 'Basic' ? Buffer.from(value, 'base64').toString().split(':', 1)[0] : value || undefined;
}

/** Replaces ids with whole objects: 'latest_charge', 'data.source', 'latest_charge.balance_transaction'. */
function expanded(account: StripeAccount, value: object, paths: readonly string[]): object {
  return paths.reduce((result, path) => expandOne(account, result, path.split('.')), value);
}

function expandOne(account: StripeAccount, value: object, [name, ...rest]: readonly string[]): object {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((item: object) => expandOne(account, item, [name, ...rest]));
  const inner = (value as Record<string, unknown>)[name];
  const whole = typeof inner === 'string' ? objectOf(account, inner) : inner;
  if (typeof whole !== 'object' || whole === null) return value;
  return { ...value, [name]: expandOne(account, whole, rest) };
}

const objectOf = (account: StripeAccount, id: string): object | undefined =>
  [account.intents, account.charges, account.refunds, account.disputes, account.balance, account.methods]
    .map((all: ReadonlyMap<string, object>) => all.get(id))
    .find((value) => value !== undefined);
