import { Logger, type LogLevel } from 'graphile-worker';
import type { Log } from '../kernel/log.ts';

/**
 * What can be told of an error without telling what somebody typed: messages of failed queries hold their parameters,
 * those of providers hold addresses.
 */
export function errorFacts(error: unknown): { readonly error: string; readonly code?: string; readonly at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const root = error.cause instanceof Error ? error.cause : error;
  return {
    error: root.name,
    ...('code' in root && typeof root.code === 'string' ? { code: root.code } : {}),
    at: framesOf(error).slice(0, 6).join('\n'),
  };
}

/** The stack without the message in front of it, which may have lines that look like frames. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line));

/** graphile-worker's own remarks in our log. Failed jobs are left out: the worker tells of them without the payload. */
export const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure === true) return;
    logAt(log, level, message);
  });

function logAt(log: Log, level: `${LogLevel}`, message: string): void {
  if (level === 'error') log.error({}, message);
  else if (level === 'warning') log.warn({}, message);
  else log.debug({}, message);
}
