import { type CheerioAPI, load } from 'cheerio';
import * as z from 'zod';
import { plainText } from '../../../domains/ingest/rules/plain-text.ts';
import { text as label, OfferMapping } from '../../../domains/ingest/rules/source-mapping.ts';
import { hostOf } from './kind-reader.ts';
import { SIGN_IN_PAGE, sampleTitles } from './sample-rows.ts';
import { type Kind, type ReadRow, rejectedRow } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

const MAX_TEXT = 5000;

const FeedMapping = z.strictObject({
  ...OfferMapping.shape,
  /** The labels before the deadline and the location in an entry's text: 'Bid Date', 'Project Location'. */
  deadlineLabel: label.optional(),
  placeLabel: label.optional(),
});
type FeedMapping = z.infer<typeof FeedMapping>;

const entriesOf = ($: CheerioAPI) => $('item, entry').toArray();
type Entry = ReturnType<typeof entriesOf>[number];

const sampleFeed = (id: string) => {
  const items = sampleTitles.map((title, at) => `<item><title>${title}</title><${id}>${at + 1}</${id}></item>`);
  return `<?xml version="1.0"?><rss version="2.0"><channel>${items.join('')}</channel></rss>`;
};

/**
 * An RSS or Atom feed. The text of its entries may be escaped HTML; the text after a label in it is read as a column.
 */
export const feed: Kind<FeedMapping> = {
  reads: 'An RSS or Atom feed',
  mapping: FeedMapping,
  isConditional: true,
  rows: async ({ source, mapping, get }) => {
    const host = hostOf(source.address);
    const { text, url } = await get(source.address, 'application/rss+xml, application/atom+xml, application/xml;q=0.9');
    if (!/<\/(?:rss|feed|rdf:RDF)>\s*(?:<!--.*?-->\s*)*$/is.test(text.slice(-2000))) {
      const isFeed = /<(?:rss|feed|rdf:RDF)[\s>]/i.test(text.slice(0, 5000));
      throw new SourceProblem({ kind: isFeed ? 'cut-off' : 'no-feed', host }, { isPassing: isFeed });
    }
    const $ = load(text, { xml: true });
    return entriesOf($).map((entry, at) => readEntry($, entry, at, url, mapping));
  },
  sample: {
    path: '/feed',
    answer: sampleFeed('guid'),
    cutOff: 'cut off',
    changed: { answer: sampleFeed('number'), problem: 'None of its 2 rows can be read' },
    wrong: { answer: SIGN_IN_PAGE, problem: 'no longer has a feed at this address' },
  },
};

function readEntry($: CheerioAPI, entry: Entry, at: number, base: string, mapping: FeedMapping): ReadRow {
  const first = (...names: string[]) => {
    for (const name of names) {
      const found = $(entry).children(name.replace(':', '\\:')).first().text().trim();
      if (found !== '') return found;
    }
    return '';
  };
  const links = $(entry).children('link').toArray();
  const alternate = links.find(
    (link) => ['alternate', undefined].includes($(link).attr('rel')) && $(link).attr('href'),
  );
  const link = alternate ? ($(alternate).attr('href') ?? '') : first('link');
  const id = first('guid', 'id') || link;
  if (id === '') return rejectedRow(at, { kind: 'no-id-or-link' }, 'entry');
  const description = plainText(first('content:encoded', 'content', 'description', 'summary'), MAX_TEXT);
  const [latitude, longitude] = first('georss:point').split(/\s+/);
  return {
    row: {
      id,
      url: URL.parse(link, base)?.href,
      title: first('title'),
      description,
      deadline: mapping.deadlineLabel && labeled(description, mapping.deadlineLabel),
      city: mapping.placeLabel && labeled(description, mapping.placeLabel),
      status: '',
      listedAt: first('pubDate', 'published', 'dc:date', 'updated'),
      points: [{ latitude, longitude }],
    },
  };
}

/** Returns the text after 'Bid Date:' on its line. */
function labeled(text: string, label: string): string | undefined {
  const line = text.split('\n').find((one) => one.toLowerCase().includes(`${label.toLowerCase()}:`));
  return line?.slice(line.toLowerCase().indexOf(`${label.toLowerCase()}:`) + label.length + 1).trim();
}
