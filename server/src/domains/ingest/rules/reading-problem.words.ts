import { inLanguages, plural, type Said } from '@plumbline/contract/kernel/words.ts';
import { es } from './reading-problem.words.es.ts';

/** The host that was read; null for a file. */
interface From {
  readonly host: string | null;
}
interface Answered extends From {
  readonly status: number;
}

const name = ({ host }: From) => host ?? 'The file';
/** Within a sentence. */
const of = ({ host }: From) => `of ${host ?? 'the file'}`;
const rows = (count: number) => `${count} ${plural('en', count, { one: 'row', other: 'rows' })}`;
const projects = (count: number) => `${count} ${plural('en', count, { one: 'project', other: 'projects' })}`;
const quoted = (columns: readonly string[]) => columns.map((column) => `'${column}'`).join(', ');

export const en = {
  /** Reasons why a source couldn't be read, or why nothing was taken over from it. The keys and values are stored. */
  problem: {
    'too-often': (from: From) => `${name(from)} says that we ask too often (429).`,
    'not-allowed': ({ status, ...from }: Answered) =>
      `${name(from)} doesn't let us read this address (${status}). Check whether it needs a key or blocks programs.`,
    'not-found': ({ status, ...from }: Answered) =>
      `${name(from)} has nothing at this address (${status}). Check the address of the source.`,
    'other-status': ({ status, ...from }: Answered) => `${name(from)} answered ${status} instead of its data.`,
    'host-unknown': (from: From) => `${name(from)} can't be found. Check the address of the source.`,
    'host-unknown-now': (from: From) => `${name(from)} can't be found at the moment.`,
    'connection-refused': (from: From) => `${name(from)} refuses connections.`,
    'broke-off': (from: From) => `${name(from)} ended its answer early.`,
    unreachable: (from: From) => `${name(from)} can't be reached: it doesn't answer.`,
    silent: (from: From) => `${name(from)} took too long to answer.`,
    'silent-midway': (from: From) => `${name(from)} stopped for too long in the middle of its answer.`,
    'too-many-headers': (from: From) => `${name(from)} sent too many headers.`,
    'packed-wrongly': (from: From) => `${name(from)} sent an answer that is compressed incorrectly.`,
    'unknown-packing': ({ encoding, ...from }: From & { readonly encoding: string }) =>
      `${name(from)} compresses its answer in a way that can't be read ('${encoding}').`,
    'connection-failed': ({ code, ...from }: From & { readonly code: string }) =>
      `${name(from)} can't be read (${code || 'failure'}).`,
    'too-slow': (from: From) => `${name(from)} took too long for one answer.`,
    'too-large': ({ megabytes, ...from }: From & { readonly megabytes: number }) =>
      `${name(from)} sent more than ${megabytes} MB at once. Ask it for smaller pages.`,
    'private-network': (from: From) =>
      `${name(from)} is on a private network, and those are not read. To allow a server of your own, set SOURCE_PRIVATE_ORIGINS.`,
    'no-robots': ({ status, ...from }: Answered) =>
      `${name(from)} doesn't say what programs may read (its robots.txt answers ${status}), so nothing on it is read.`,
    'robots-forbid': (from: From) =>
      `${name(from)} asks programs not to read this address (robots.txt). If its publisher permits it, set "robots": "permitted" in the source's mapping.`,
    'no-web-address': "The source's address isn't a web address: it must begin with https:// or http://.",
    'other-protocol': (from: From) => `${name(from)} redirects to an address that is neither http nor https.`,
    'unreadable-redirect': (from: From) => `${name(from)} redirects to an address that can't be read.`,
    'insecure-redirect': (from: From) =>
      `${name(from)} redirects from https to http, where anyone in between could change the data.`,
    'too-many-redirects': ({ most, ...from }: From & { readonly most: number }) =>
      `${name(from)} redirects more than ${most} times.`,
    'unasked-unchanged': 'It answered that nothing has changed, without being asked.',
    'mapping-wrong': ({ at, why }: { readonly at: string; readonly why: Said }) =>
      `The mapping of the source is wrong${at === '' ? '' : ` at '${at}'`}: ${why.en}.`,
    'too-many-rows': ({ count, most }: { readonly count: number; readonly most: number }) =>
      `It has ${rows(count)}, more than ${most}. Read fewer, with "where" in its mapping.`,
    'no-readable-row': ({ count }: { readonly count: number }) =>
      `None of its ${count} rows can be read: its columns seem to have changed.`,
    'not-json': (from: From) => `${name(from)} returned something that is not JSON: it is broken or has changed.`,
    'shape-changed': ({ at, ...from }: From & { readonly at: string }) =>
      `The answer ${of(from)} has changed: at ${at || 'the beginning'} it isn't what it used to be.`,
    'columns-missing': ({ columns, ...from }: From & { readonly columns: readonly string[] }) =>
      `${name(from)} doesn't have the ${plural('en', columns.length, { one: 'column', other: 'columns' })} ${quoted(columns)}. Correct the mapping of the source.`,
    'more-not-given': (from: From) => `${name(from)} says that there is more, but doesn't return it.`,
    'error-answer': ({ said, ...from }: From & { readonly said: string }) =>
      `${name(from)} answered with an error instead of rows${said && `: ${said}`}`,
    'rows-changed': (from: From) => `${name(from)} changed its rows while they were being read. It will be read again.`,
    'page-size-ignored': (from: From) => `${name(from)} ignores the requested number of rows.`,
    'cut-off': (from: From) => `The answer ${of(from)} was cut off.`,
    'cut-off-row': (from: From) => `${name(from)} was cut off: it ends in the middle of a row.`,
    'no-bids': (from: From) => `The page ${of(from)} no longer has a list of bids: it has moved or changed.`,
    'bids-missing': ({ said, shown, ...from }: From & { readonly said: number; readonly shown: number }) =>
      `The page ${of(from)} says that it has ${said} bids but shows ${shown}: it was cut off.`,
    'no-feed': (from: From) => `${name(from)} no longer has a feed at this address.`,
    'no-header': ({ column, ...from }: From & { readonly column: string }) =>
      `${name(from)} has no line with the column '${column}'. Correct "header" in the mapping of the source.`,
    'no-rows': ({ at, ...from }: From & { readonly at: string }) =>
      `${name(from)} has no list of rows at ${at === '' ? 'the beginning' : `'${at}'`}. Set "rows" in the mapping to where it is.`,
    'rows-in-object': ({ at, ...from }: From & { readonly at: string }) =>
      `${name(from)} has an object instead of a list of rows at ${at === '' ? 'the beginning' : `'${at}'`}. Set "rows" in the mapping to where the list is, or "key" to a column for the names in the object.`,
    'no-file': ({ file }: { readonly file: string }) =>
      `There is no file '${file}' in the sources folder. Put it there, or correct the address.`,
    'file-outside': 'The file is outside the sources folder. Only files in that folder are read.',
    'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
      `The file has more than ${megabytes} MB. Split it.`,
    'no-sam-key': 'SAM.gov requires a key: get one there, and set SAM_API_KEY.',
    'opportunities-missing': ({ said, given, ...from }: From & { readonly said: number; readonly given: number }) =>
      `${name(from)} says that it has ${said} opportunities but returned ${given}.`,
    stopped: 'Reading was stopped before it finished.',
    'our-error': 'It could not be read because of an error on our side. The log has the details.',
    'not-stored': ({ code }: { readonly code: string }) =>
      `A listing could not be stored (${code}). Existing data was not changed. Please report this.`,
    'too-few': ({ count, before }: { readonly count: number; readonly before: number }) =>
      `It lists ${projects(count)} instead of ${before}, less than half, so nothing was imported. Existing projects stay as they are until an operator has checked and confirmed this.`,
    'rows-unreadable': ({ count }: { readonly count: number }) => `${rows(count)} could not be read.`,
  },
  /** Reasons why a row couldn't be read. The keys and values are stored. */
  row: {
    'no-id': 'It has no id.',
    'id-too-long': ({ most }: { readonly most: number }) => `Its id is longer than ${most} characters.`,
    'no-title': 'It has neither a title nor an address.',
    'listed-twice': 'It is listed twice under this id.',
    'no-attributes': 'It has no attributes.',
    'no-readable-column': ({ column }: { readonly column: string }) => `It has no readable ${column || 'columns'}.`,
    'no-bid-link': 'It has no link with a bidID.',
    'no-id-or-link': 'It has neither an id nor a link.',
    'other-cells': ({ cells, first }: { readonly cells: number; readonly first: number }) =>
      `It has ${cells} cells, but the first line has ${first}.`,
    'open-quote': 'It has an unclosed quotation mark.',
    'not-json': 'It is not JSON.',
    'not-object': 'It is not an object.',
  },
  /** The places of rows without a readable id. */
  place: {
    row: (number: number) => `row ${number}`,
    line: (number: number) => `line ${number}`,
    bid: (number: number) => `bid ${number}`,
    entry: (number: number) => `entry ${number}`,
  },
  example: (row: string, why: string) => `For example, ${row}: ${why}`,
};

/** Problems of reading a source, for its operator. */
export const readingProblemWords = inLanguages({ en, es });
