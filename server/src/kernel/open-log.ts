import pino from 'pino';
import { errorFacts, errorLines } from './error-facts.ts';
import { limitRepeats } from './log-repeats.ts';
import { currentTrace, newTraceId } from './trace.ts';

/**
 * Opens the log of a process: one JSON object per line, to `destination` or standard output. Each line has the `traceId`
 * of its request or job, or that of the process. Personal data in errors and requests is removed from everything that is
 * logged through it, including by libraries, and the same error is written only a few times a minute.
 */
export function openLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  const admits = limitRepeats((facts) => log.warn(facts, 'The same error again'));
  const log = destination === undefined ? pino(options(level, admits)) : pino(options(level, admits), destination);
  return log;
}

/** Lines that belong to no request and no job belong to the run of this process. */
const OF_PROCESS = newTraceId();

const WARN = 40;

const options = (level: string, admits: ReturnType<typeof limitRepeats>): pino.LoggerOptions => ({
  level,
  mixin: (facts) => ('traceId' in facts ? {} : { traceId: currentTrace()?.traceId ?? OF_PROCESS }),
  serializers: {
    err: (value) => redacted(value),
    error: (value) => redacted(value),
    req: requestFacts,
    res: answerFacts,
  },
  hooks: {
    logMethod(args, method, level) {
      // The same arguments, reduced to what is safe.
      const safe = safeArguments(args) as Parameters<typeof method>;
      if (level < WARN || admits(safe[0], safe[1])) method.apply(this, safe);
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
