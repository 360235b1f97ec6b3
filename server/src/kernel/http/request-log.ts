import type { FastifyBaseLogger } from 'fastify';

/**
 * Returns the log of one request, whose lines have the facts in `bindings`. It is a `childLoggerFactory` for Fastify, and
 * cheaper than a child of pino, since most requests never log.
 */
export const requestLog = (parent: FastifyBaseLogger, bindings: object): FastifyBaseLogger =>
  new RequestLog(parent, bindings);

class RequestLog {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: object;

  constructor(parent: FastifyBaseLogger, bindings: object) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get level() {
    return this.#parent.level;
  }

  readonly silent = () => undefined;

  trace(facts: object, message?: string): void {
    this.#parent.trace(this.#with(facts), message);
  }

  debug(facts: object, message?: string): void {
    this.#parent.debug(this.#with(facts), message);
  }

  info(facts: object, message?: string): void {
    this.#parent.info(this.#with(facts), message);
  }

  warn(facts: object, message?: string): void {
    this.#parent.warn(this.#with(facts), message);
  }

  error(facts: object, message?: string): void {
    this.#parent.error(this.#with(facts), message);
  }

  fatal(facts: object, message?: string): void {
    this.#parent.fatal(this.#with(facts), message);
  }

  child(facts: object): FastifyBaseLogger {
    return new RequestLog(this.#parent, { ...this.#bindings, ...facts });
  }

  #with(facts: object): object {
    return { ...this.#bindings, ...(facts instanceof Error ? { err: facts } : facts) };
  }
}
