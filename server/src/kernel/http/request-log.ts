import type { FastifyBaseLogger } from 'fastify';

type Options = Parameters<FastifyBaseLogger['child']>[1];

/**
 * Returns the log of one request, created on its first log line, since most requests never log. It is a
 * `childLoggerFactory` for Fastify.
 */
export const requestLog = (parent: FastifyBaseLogger, bindings: object, options?: Options): FastifyBaseLogger =>
  new RequestLog(parent, bindings, options);

class RequestLog {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: object;
  readonly #options: Options;
  #own: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: object, options: Options) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #log(): FastifyBaseLogger {
    this.#own ??= this.#parent.child(this.#bindings, this.#options);
    return this.#own;
  }

  get level() {
    return this.#parent.level;
  }

  readonly silent = () => undefined;

  trace(facts: object, message?: string): void {
    this.#log.trace(facts, message);
  }

  debug(facts: object, message?: string): void {
    this.#log.debug(facts, message);
  }

  info(facts: object, message?: string): void {
    this.#log.info(facts, message);
  }

  warn(facts: object, message?: string): void {
    this.#log.warn(facts, message);
  }

  error(facts: object, message?: string): void {
    this.#log.error(facts, message);
  }

  fatal(facts: object, message?: string): void {
    this.#log.fatal(facts, message);
  }

  child(facts: object): FastifyBaseLogger {
    return this.#log.child(facts);
  }
}
