import { type CheerioAPI, load } from 'cheerio';
import { OfferMapping } from '../../../domains/ingest/rules/source-mapping.ts';
import { hostOf } from './kind-reader.ts';
import { SIGN_IN_PAGE, sampleTitles } from './sample-rows.ts';
import { type Kind, type ReadRow, rejectedRow } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

const ROW = '.listItemsRow.bid';
const LIST = '.bidItems, .bidsHeader';

const bidsOf = ($: CheerioAPI) => $(ROW).toArray();
type Bid = ReturnType<typeof bidsOf>[number];

const samplePage = (row: string) => {
  const bids = sampleTitles.map(
    (title, at) =>
      `<div class="${row}"><div class="bidTitle"><span><a href="bids.aspx?bidID=${at + 1}">${title}</a></span></div></div>`,
  );
  const head = '<div class="bidsHeader"><span>Bids</span><span>2 Bids</span></div>';
  return `<!doctype html><html><body>${head}${bids.join('')}</body></html>`;
};

/**
 * A CivicPlus 'Bids.aspx' page, as many counties and cities have it: one block per bid, with labels ('Status:',
 * 'Closes:') and values in two adjacent blocks.
 */
export const civicplus: Kind = {
  reads: 'A page of bids of a CivicPlus site',
  mapping: OfferMapping,
  isConditional: true,
  rows: async ({ source, get }) => {
    const host = hostOf(source.address);
    const { text, url } = await get(source.address, 'text/html');
    if (/<html[\s>]/i.test(text.slice(0, 5000)) && !/<\/html\s*>/i.test(text.slice(-5000))) {
      throw new SourceProblem({ kind: 'cut-off', host }, { isPassing: true });
    }
    const $ = load(text);
    const rows = bidsOf($);
    if (rows.length === 0 && $(LIST).length === 0) {
      throw new SourceProblem({ kind: 'no-bids', host });
    }
    requireAll($, rows.length, host);
    return rows.map((row, at) => readRow($, row, at, url));
  },
  sample: {
    path: '/Bids.aspx',
    answer: samplePage('listItemsRow bid'),
    cutOff: 'cut off',
    changed: { answer: samplePage('bidCard'), problem: 'has 2 bids but shows 0' },
    wrong: { answer: SIGN_IN_PAGE, problem: 'no longer has a list of bids' },
  },
};

/** The page states the number of bids in each group; a page that was cut off has fewer. */
function requireAll($: CheerioAPI, found: number, host: string | null): void {
  const said = $('.bidsHeader')
    .toArray()
    .map((header) => Number(/(\d+)\s+bids?\b/i.exec($(header).text())?.[1] ?? Number.NaN));
  const sum = said.reduce((total, count) => total + count, 0);
  if (Number.isFinite(sum) && said.length > 0 && found < sum) {
    throw new SourceProblem({ kind: 'bids-missing', host, said: sum, shown: found }, { isPassing: true });
  }
}

function readRow($: CheerioAPI, row: Bid, at: number, url: string): ReadRow {
  const title = $(row).find('.bidTitle a[href]').first();
  const href = title.attr('href') ?? '';
  const [, id] = /[?&]bidID=(\d+)/i.exec(href) ?? [];
  if (id === undefined) return rejectedRow(at, { kind: 'no-bid-link' }, 'bid');
  const number = $(row)
    .find('.bidTitle strong')
    .filter((_, label) => /^bid no/i.test($(label).text().trim()))
    .parent()
    .text()
    .replace(/^\s*bid no\.?:?\s*/i, '');
  const said = $(row).find('.bidTitle > span').last().clone();
  said.find('a, strong').remove();
  const facts = factsOf($, row);
  const kind = $(row).prevAll('.bidsHeader').first().find('span').first().text();
  return {
    row: {
      id,
      url: URL.parse(href, url)?.href,
      title: title.text(),
      // 'Read on' was a link whose brackets remain.
      description: isTitle($, said.get(0), row) ? '' : said.text().replace(/\[\s*\]\s*$/, ''),
      kind,
      reference: number,
      status: facts.get('status'),
      deadline: facts.get('closes'),
    },
  };
}

const isTitle = ($: CheerioAPI, said: Bid | undefined, row: Bid) =>
  said === undefined || $(row).find('.bidTitle > span').length < 2;

/** Maps 'status' and 'closes' to the adjacent values. */
function factsOf($: CheerioAPI, row: Bid): Map<string, string> {
  const [labels = [], values = []] = $(row)
    .find('.bidStatus > div')
    .toArray()
    .map((column) =>
      $(column)
        .find('span')
        .toArray()
        .map((span) => $(span).text().trim()),
    );
  return new Map(labels.map((label, at) => [label.replace(/:$/, '').toLowerCase(), values[at] ?? '']));
}
