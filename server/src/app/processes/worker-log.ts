import { Logger } from 'graphile-worker';
import { errorFacts } from '../../kernel/error-facts.ts';
import type { Log } from '../../kernel/log.ts';

/**
 * Logs graphile-worker's own messages, each only up to the first quote, because many end with the message of an error.
 * Omits failed jobs, which the worker logs without the payload.
 */
export const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure === true) return;
    const error = meta?.error ?? meta?.fatalError;
    const facts = error === undefined ? {} : errorFacts(error);
    const [remark = ''] = message.split(/[:'\n]/, 1);
    if (level === 'error') log.error(facts, remark.trim());
    else if (level === 'warning') log.warn(facts, remark.trim());
    else log.debug(facts, remark.trim());
  });
