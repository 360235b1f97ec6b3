/** A single loggable fact. An error is not one: `errorFacts` returns the loggable facts of an error. */
export type LogFact = string | number | boolean | null | undefined | readonly string[];
export type LogFacts = Readonly<Record<string, LogFact>>;

/**
 * Structured logging. Never pass names, phones, emails, streets, message texts or capability ids. Log an error as
 * `{...errorFacts(error)}`, and use fixed texts as messages.
 */
export interface Log {
  debug(facts: LogFacts, message?: string): void;
  info(facts: LogFacts, message?: string): void;
  warn(facts: LogFacts, message?: string): void;
  error(facts: LogFacts, message?: string): void;
  child(facts: LogFacts): Log;
}

export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silentLog,
};
