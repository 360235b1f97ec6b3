import type { SourceKind } from '@plumbline/contract/domains/ingest/source.ts';
import type { Given } from './read-source.ts';

/** A kind of source on a server that answers as its kind does, with two kitchen remodels. */
export interface KnownKind {
  readonly given: Given;
  /** The whole of its answer. */
  readonly good: string;
  /** What it answers after its publisher has changed how its rows look. */
  readonly changed: string;
  /** What it answers with 200 when something is wrong. */
  readonly wrong: string;
}

const titles = ['Kitchen remodel, Oak Street', 'Kitchen remodel, Elm Street'];
const columns = { id: 'Number', title: 'Title', street: 'Site' };
const rows = titles.map((Title, at) => ({ Number: `B-${at + 1}`, Title, Site: `${at + 1} Oak St` }));
const renamed = rows.map(({ Number: id, Title }) => ({ PermitId: id, Name: Title }));
const json = (body: unknown) => JSON.stringify(body);
const attributes = (list: readonly object[]) => ({
  objectIdFieldName: 'OBJECTID',
  fields: ['OBJECTID', ...Object.keys(list[0] ?? {})].map((name) => ({ name })),
  features: list.map((row, at) => ({ attributes: { OBJECTID: at + 1, ...row } })),
});
const bonfire = (named: string) => ({
  success: 1,
  payload: { projects: Object.fromEntries(titles.map((title, at) => [at + 1, { ProjectID: at + 1, [named]: title }])) },
});
const page = (list: string) => `<!doctype html><html><body>${list}</body></html>`;
const bids = (row: string) =>
  page(
    `<div class="bidsHeader"><span>Bids</span><span>2 Bids</span></div>${titles
      .map(
        (title, at) =>
          `<div class="${row}"><div class="bidTitle"><span><a href="bids.aspx?bidID=${at + 1}">${title}</a></span></div></div>`,
      )
      .join('')}`,
  );
const rss = (id: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${titles
    .map((title, at) => `<item><title>${title}</title><${id}>${at + 1}</${id}></item>`)
    .join('')}</channel></rss>`;
const notices = (id: string) => ({
  totalRecords: 2,
  opportunitiesData: titles.map((title, at) => ({ [id]: `n${at + 1}`, title, naicsCode: '236220' })),
});
const csv = (head: string) => `${head}\n${rows.map((row) => Object.values(row).join(';')).join('\n')}\n`;
const signIn = page('<h1>Sign in to go on</h1>');

/** One of each kind that is read over the network. */
export const knownKinds: Readonly<Record<Exclude<SourceKind, 'demonstration'>, KnownKind>> = {
  arcgis: {
    given: { kind: 'arcgis', path: '/FeatureServer/0', mapping: { columns } },
    good: json(attributes(rows)),
    changed: json(attributes(renamed)),
    wrong: json({ error: { code: 499, message: 'Token Required' } }),
  },
  socrata: {
    given: { kind: 'socrata', path: '/resource/abcd-1234.json', mapping: { columns } },
    good: json(rows),
    changed: json(renamed),
    wrong: json({ error: true, message: 'Dataset is private' }),
  },
  bonfire: {
    given: { kind: 'bonfire', path: '/portal' },
    good: json(bonfire('ProjectName')),
    changed: json(bonfire('Title')),
    wrong: json({ success: 0, message: 'Session expired' }),
  },
  civicplus: {
    given: { kind: 'civicplus', path: '/Bids.aspx' },
    good: bids('listItemsRow bid'),
    changed: bids('bidCard'),
    wrong: signIn,
  },
  sam: {
    given: { kind: 'sam', path: '/opportunities/v2/search', samKey: 'key' },
    good: json(notices('noticeId')),
    changed: json(notices('id')),
    wrong: json({ error: { code: 'OVER_RATE_LIMIT', message: 'You have exceeded your rate limit.' } }),
  },
  feed: { given: { kind: 'feed', path: '/feed' }, good: rss('guid'), changed: rss('number'), wrong: signIn },
  file: {
    given: { kind: 'file', path: '/permits.csv', mapping: { columns } },
    good: csv('Number;Title;Site'),
    changed: csv('PermitId;Name;Address'),
    wrong: signIn,
  },
};
