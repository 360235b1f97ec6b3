import { describe, expect, it } from 'vitest';
import { byId, problemOf, sourceOn, successOf } from './testing/read-source.ts';
import type { Reply } from './testing/source-server.ts';

const serving =
  (xml: string): Reply =>
  (request, response) => {
    if (request.url !== '/robots.txt') response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(xml);
  };
const given = {
  kind: 'feed',
  path: '/bids/feed/',
  mapping: { state: 'KY', deadlineLabel: 'Bid Date', placeLabel: 'Project Location' },
} as const;

const rss = (items: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:georss="http://www.georss.org/georss">
<channel><title>Bids</title><link>https://planroom.example/bids</link>${items}</channel></rss>
<!-- served from a cache -->`;

const roof = `<item>
  <title>Pewee Valley &#8211; Restroom Renovation &amp; Sewer Repair</title>
  <link>https://planroom.example/bids/1/</link>
  <guid isPermaLink="false">https://planroom.example/?p=1</guid>
  <pubDate>Thu, 08 Oct 2026 14:00:00 +0000</pubDate>
  <description>short</description>
  <content:encoded><![CDATA[<p>Replace fixtures.<br/>Bid Date: 10/21/2026 01:30 PM ET</p><p>Project Location: La Grange, Kentucky</p><script>alert(1)</script>]]></content:encoded>
  <georss:point>38.40761 -85.37882</georss:point>
</item>`;

describe('a feed', () => {
  it('in RSS becomes listings, with labeled lines of its text as columns', async () => {
    const { read } = await sourceOn(
      serving(rss(`${roof}<item><title>Office supplies</title><guid>2</guid></item>`)),
      given,
    );
    const result = await successOf(read());
    expect(result).toMatchObject({ read: 2, skipped: 1 });
    expect(byId(result.listings)['https://planroom.example/?p=1']).toMatchObject({
      title: 'Pewee Valley – Restroom Renovation & Sewer Repair',
      description: 'Replace fixtures.\nBid Date: 10/21/2026 01:30 PM ET\n\nProject Location: La Grange, Kentucky',
      url: 'https://planroom.example/bids/1/',
      deadline: { at: '2026-10-21T17:30:00.000Z', zone: 'America/New_York' },
      city: 'La Grange',
      county: 'Oldham County',
      point: { latitude: 38.40761, precision: 'exact' },
      listedAt: '2026-10-08T14:00:00.000Z',
      status: 'bidding-open',
      plumbingRequired: true,
    });
  });

  it('in Atom becomes listings', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Bids</title><entry>
      <id>tag:city.example,2026:7</id><title type="html">Roof &amp;lt;b&amp;gt;replacement&amp;lt;/b&amp;gt;</title>
      <link rel="self" href="/feed/7"/><link rel="alternate" href="/bids/7"/>
      <updated>2026-10-08T14:00:00Z</updated><summary type="html">&lt;p&gt;Library roof&lt;/p&gt;</summary></entry></feed>`;
    const { read, server } = await sourceOn(serving(atom), given);
    expect((await successOf(read())).listings).toMatchObject([
      {
        externalId: 'tag:city.example,2026:7',
        title: 'Roof replacement',
        url: `${server.origin}/bids/7`,
        description: 'Library roof',
        listedAt: '2026-10-08T14:00:00.000Z',
      },
    ]);
  });

  it('is unchanged if it says so', async () => {
    const { read } = await sourceOn((request, response) => {
      if (request.url === '/robots.txt') return;
      if (request.headers['if-modified-since']) return void response.writeHead(304).end();
      response.writeHead(200, { 'last-modified': 'Thu, 08 Oct 2026 14:00:00 GMT' }).end(rss(roof));
    }, given);
    const { validators } = await successOf(read());
    expect(await read({ previous: validators })).toEqual({ kind: 'unchanged' });
  });

  it.each([
    ['was cut off', rss(roof).slice(0, 600), /was cut off/],
    ['has become a page', '<!doctype html><html><body>Gone</body></html>', /no longer has a feed at this address/],
    ['is empty', '', /no longer has a feed/],
    ['has entries without ids', rss('<item><title>Roof repair</title></item>'), /None of its 1 rows/],
  ])('that %s has failed', async (_, xml, problem) => {
    const { read } = await sourceOn(serving(xml), given);
    expect(await problemOf(read())).toMatch(problem);
  });

  it('does not expand entities into gigabytes or read files', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>${rss(
      '<item><guid>1</guid><title>Roof repair &b;&x;</title></item>',
    ).slice(39)}`;
    const { read } = await sourceOn(serving(bomb), given);
    const [listing] = (await successOf(read())).listings;
    expect(listing?.title).toMatch(/^Roof repair/);
    expect(listing?.title).not.toMatch(/aaaa|root/);
  });
});
