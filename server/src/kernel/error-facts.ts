import { fileURLToPath } from 'node:url';

/** The loggable facts of an error. None of them contains user input. */
export type ErrorFacts = {
  /** Its class, such as 'TypeError' or 'DatabaseError'. */
  readonly error: string;
  /** A SQLSTATE, or the code of Node or a library. */
  readonly code?: string;
  readonly severity?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly column?: string;
  readonly dataType?: string;
  readonly constraint?: string;
  /** The PostgreSQL function that raised the error. */
  readonly routine?: string;
  readonly hint?: string;
  /** What is wrong, in words, if the code alone says so. */
  readonly cause?: string;
  /** Our own stack frames, innermost first, each 'server/src/…/file.ts:line:column'. */
  readonly at?: string;
};

const MOST_FRAMES = 8;
const MOST_CAUSES = 8;

/**
 * Describes an error without its message: messages of failed queries contain the query's parameters, and those of JSON,
 * URLs and providers quote their input. PostgreSQL's `detail` and `where` contain rows, so they are omitted, too. Names
 * and codes are kept only if they look like names and codes.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const chain = causesOf(error);
  const root = chain.at(-1) ?? error;
  const facts: Record<string, string> = { error: kindOf(root) };
  for (const [key, accepts] of Object.entries(FIELDS)) {
    const value = chain.map((link) => (link as unknown as Record<string, unknown>)[key]).findLast(isText);
    if (value !== undefined && accepts.test(value)) facts[key] = value;
  }
  // Only hints from the database are safe: other libraries may quote input in theirs.
  if (facts['severity'] === undefined) delete facts['hint'];
  const cause = CAUSES.get(facts['code'] ?? '');
  if (cause !== undefined) facts['cause'] = cause;
  const frames = framesOf(chain);
  if (frames.length > 0) facts['at'] = frames.join('\n');
  // The keys are 'error', those of FIELDS, 'cause' and 'at'.
  return facts as ErrorFacts;
}

/** Returns the same facts as lines for a terminal. */
export function errorLines(error: unknown): string {
  const { error: kind, code, at, cause, ...rest } = errorFacts(error);
  const more = Object.entries(rest).map(([key, value]) => `${key} ${value}`);
  const head = [...(cause === undefined ? [] : [cause]), [kind, code].filter(Boolean).join(' '), ...more].join(', ');
  return at === undefined ? head : `${head}\n${at.replaceAll(/^/gm, '    at ')}`;
}

/** Returns the SQLSTATE or other code of an error or its cause; null if it has none. */
export const errorCode = (error: unknown): string | null => errorFacts(error).code ?? null;

const NAME = /^[\w$-]{1,80}$/;
const FIELDS: Readonly<Record<string, RegExp>> = {
  code: /^[\w.-]{1,60}$/,
  severity: NAME,
  schema: NAME,
  table: NAME,
  column: NAME,
  dataType: /^[\w ]{1,80}$/,
  constraint: NAME,
  routine: NAME,
  hint: /^[\x20-\x7e]{1,200}$/,
};

/** What an operator has to see at once, because everything fails with it. */
const CAUSES: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'No space left on the disk of this machine.'],
  ['EDQUOT', 'No space left for this user on the disk of this machine.'],
  ['EMFILE', 'This process may open no more files or connections. Raise `ulimit -n`.'],
  ['ENFILE', 'This machine can open no more files or connections.'],
  ['53100', "No space left on the database's disk."],
  ['53200', 'The database is out of memory.'],
  ['53300', 'The database accepts no more connections. Raise its `max_connections`, or lower `DATABASE_POOL`.'],
]);

const isText = (value: unknown): value is string => typeof value === 'string';

function causesOf(error: Error): Error[] {
  const chain: Error[] = [];
  for (let at: unknown = error; at instanceof Error && chain.length < MOST_CAUSES; at = at.cause) chain.push(at);
  return chain;
}

/** Many libraries leave `name` unchanged, or set it to 'error'. */
function kindOf(error: Error): string {
  const name = /^(?:error)?$/i.test(error.name) ? error.constructor.name : error.name;
  return NAME.test(name) ? name : 'Error';
}

const ROOT = new URL('../../../', import.meta.url);
const ROOTS = [ROOT.href, fileURLToPath(ROOT)];
/**
 * A file of ours or of a package, relative to the root. A message may have lines that look like frames, but few match
 * this.
 */
const PLACE = /^[\w@./-]{1,200}\.[cm]?[jt]s:\d{1,6}:\d{1,6}$/;

function framesOf(chain: readonly Error[]): string[] {
  const all = chain.flatMap(({ stack = '', message }) => stack.replace(message, '').split('\n').flatMap(placesIn));
  const own = all.filter((place) => !place.startsWith('node_modules/'));
  return [...new Set(own.length > 0 ? own : all)].slice(0, MOST_FRAMES);
}

function placesIn(line: string): string[] {
  if (!line.startsWith('    at ')) return [];
  const root = ROOTS.find((path) => line.includes(path));
  if (root === undefined) return [];
  const place = line.slice(line.indexOf(root) + root.length).replace(/\)$/, '');
  return PLACE.test(place) ? [place] : [];
}
