import pino from 'pino';
import { errorFacts, errorLines } from './error-facts.ts';

/**
 * Opens the log of a process: one JSON object per line, to `destination` or standard output. Personal data in errors
 * and requests is removed from everything that is logged through it, including by libraries.
 */
export const openLog = (level: string, destination?: pino.DestinationStream): pino.Logger =>
  destination === undefined ? pino(options(level)) : pino(options(level), destination);

const options = (level: string): pino.LoggerOptions => ({
  level,
  serializers: {
    err: (value) => redacted(value),
    error: (value) => redacted(value),
    req: requestFacts,
    res: answerFacts,
  },
  hooks: {
    logMethod(args, method) {
      // The same arguments, reduced to what is safe.
      method.apply(this, safeArguments(args) as Parameters<typeof method>);
    },
  },
});

/** An error logged on its own, or without a text, would be logged with its message. */
function safeArguments(args: readonly unknown[]): unknown[] {
  const errors = args.flatMap(errorsIn);
  const said = errors.map(({ message }) => message).filter((message) => message !== '');
  const safe = args.map((arg, index) => {
    if (typeof arg === 'string') return said.some((message) => arg.includes(message)) ? UNSAID : withoutAddresses(arg);
    if (!(arg instanceof Error)) return redacted(arg);
    return index === 0 ? { err: errorFacts(arg) } : errorLines(arg);
  });
  return errors.length > 0 && safe.length === 1 ? [...safe, UNSAID] : safe;
}

const UNSAID = 'an error';
const MOST_LEVELS = 4;

const errorsIn = (value: unknown): Error[] => {
  if (value instanceof Error) return [value];
  return isPlain(value) ? Object.values(value).filter((part) => part instanceof Error) : [];
};

/** Fastify quotes the addresses of calls in some of its messages, and these contain capabilities. */
const withoutAddresses = (text: string): string => text.replaceAll(/(["':])\/[^\s"']*/g, '$1/…');

function redacted(value: unknown, levels = 0): unknown {
  if (value instanceof Error) return errorFacts(value);
  if (Array.isArray(value)) return levels < MOST_LEVELS ? value.map((part) => redacted(part, levels + 1)) : '…';
  if (!isPlain(value)) return value;
  if (levels === MOST_LEVELS) return '…';
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, redacted(part, levels + 1)]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

const requestFacts = (request: { method?: string; routeOptions?: { url?: string } }) => ({
  method: request.method,
  route: request.routeOptions?.url,
});

const answerFacts = ({ statusCode }: { statusCode?: number }) => ({ status: statusCode });
