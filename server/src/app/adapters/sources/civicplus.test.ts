import { describe, expect, it } from 'vitest';
import { byId, problemOf, realAnswer, sourceOn, successOf } from './testing/read-source.ts';
import type { Reply } from './testing/source-server.ts';

const bid = (id: number, title: string, closes: string, text = 'Sealed bids will be received.') => `
  <div class="listItemsRow bid${id % 2 ? '' : ' alt'}">
    <div class="bidTitle" style="vertical-align: top">
      <span><a href="bids.aspx?bidID=${id}">${title}</a></span><br>
<span style="font-size:0.75em;"><strong>Bid No.</strong> 2027-0${id}</span><br>
      <span>${text}</span>
    </div>
    <div class="bidStatus">
      <div><span id="BidStatus${id}">Status:</span><br><span id="BidCloses${id}">Closes:</span></div>
      <div><span>Open</span><br><span>${closes}</span></div>
    </div>
  </div>`;
const group = (name: string, bids: string[], count = bids.length) =>
  `<div class="bidsHeader listHeader"><span>${name}</span><span>${count} Bid${count === 1 ? '' : 's'}</span></div>${bids.join('')}`;
const page = (...groups: string[]) =>
  `<html><body><div class="bidItems listItems">${groups.join('')}</div></body></html>`;

const serving =
  (html: string): Reply =>
  (request, response) => {
    if (request.url !== '/robots.txt')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  };
const given = {
  kind: 'civicplus',
  path: '/Bids.aspx',
  mapping: { agency: 'Oldham County Fiscal Court', city: 'La Grange', state: 'KY' },
  county: 'Oldham County',
} as const;

const real = realAnswer('civicplus_lynchburg_bids_region_2026-10-08.html');

describe("a CivicPlus 'Bids.aspx' page", () => {
  it('lists construction work with its links, numbers and deadlines', async () => {
    const html = page(
      group('Invitation for Bids', [
        bid(
          245,
          'COMMUNITY MARKET HVAC RENOVATION',
          '10/29/2026 3:00 PM',
          'Pre-bid on site... [<a href="bids.aspx?bidID=245">Read on<span>: HVAC</span></a>]',
        ),
        bid(246, 'LIBRARY FURNITURE', '10/22/2026 3:00 PM'),
      ]),
      group('Request for Proposals', [bid(247, 'Sewer line repair &amp; replacement', 'Upon Contract')]),
    );
    const { read, server } = await sourceOn(serving(html), given);
    const result = await successOf(read());
    expect(result).toMatchObject({ read: 3, skipped: 1, rejected: 0 });
    expect(byId(result.listings)).toMatchObject({
      245: {
        title: 'Community market HVAC renovation',
        description: 'Pre-bid on site...',
        url: `${server.origin}/bids.aspx?bidID=245`,
        deadline: { at: '2026-10-29T19:00:00.000Z', zone: 'America/New_York' },
        status: 'bidding-open',
        permitStatus: 'Open',
        projectType: 'renovation',
        county: 'Oldham County',
        contactInfo: 'Oldham County Fiscal Court',
      },
      247: { deadline: { text: 'Upon Contract' }, plumbingRequired: true, title: 'Sewer line repair & replacement' },
    });
  });

  it('without bids can be read', async () => {
    const { read } = await sourceOn(serving(page('<div>There are no open bid postings at this time.</div>')), given);
    expect(await successOf(read())).toMatchObject({ read: 0, listings: [] });
  });

  it('that shows fewer bids than it announces was cut off', async () => {
    const { read } = await sourceOn(serving(page(group('Invitation for Bids', [bid(1, 'Roof repair', '')], 3))), given);
    expect(await problemOf(read())).toMatch(/has 3 bids but shows 1: it was cut off/);
  });

  it.each([
    ['another page', '<html><body><h1>Welcome</h1></body></html>', /no longer has a list of bids/],
    [
      'no links to bids',
      page('<div class="listItemsRow bid"><div class="bidTitle"><a href="/x">Roof repair</a></div></div>'),
      /None of its 1 rows/,
    ],
  ])('that has become %s has failed', async (_, html, problem) => {
    const { read } = await sourceOn(serving(html), given);
    expect(await problemOf(read())).toMatch(problem);
  });

  it('with hostile markup stays text', async () => {
    const hostile =
      '<script>alert(1)</script><img src=x onerror=alert(1)>Roof &lt;script&gt;alert(2)&lt;/script&gt; repair\u202e';
    const html = page(group('Bids', [bid(1, hostile, hostile, hostile)]));
    const { read } = await sourceOn(
      serving(html.replace('href="bids.aspx?bidID=1"', 'href="javascript:alert(1)//?bidID=1"')),
      given,
    );
    const { listings } = await successOf(read());
    expect(listings).toMatchObject([{ url: null }]);
    expect(JSON.stringify(listings)).not.toMatch(/<|onerror|javascript:|\u202e/);
  });

  it.runIf(real.isThere)('of another city is configuration alone', async () => {
    const html = real.text();
    const { read, server } = await sourceOn(serving(html), {
      ...given,
      county: null,
      mapping: { city: 'Lynchburg', state: 'VA' },
    });
    const result = await successOf(read());
    expect(result).toMatchObject({ read: 3, skipped: 2, rejected: 0 });
    expect(result.listings).toMatchObject([
      {
        externalId: '245',
        title: 'Community market and armory HVAC renovation',
        url: `${server.origin}/bids.aspx?bidID=245`,
        deadline: { at: '2026-10-29T19:00:00.000Z' },
        county: null,
      },
    ]);
  });
});
