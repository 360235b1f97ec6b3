import { getProject } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aListing, bidsOn } from '../fixtures.ts';
import { markVanished } from './mark-vanished.ts';
import { recordListings } from './record-listings.ts';
import { checkedNow, registerSource } from './register-source.ts';
import { showProject } from './show-project.ts';

const database = await testDatabase();
const ctx = testContext(database.db, { ports: { bids: bidsOn() } });
const clock = ctx.clock as ReturnType<typeof import('../../../kernel/testing/context.ts').testClock>;

const idOf = async () => (await database.pool.query('select id from projects')).rows[0].id as ProjectId;

describe('one project', () => {
  it('shows its sources, where each fact comes from, and what has changed', async () => {
    await registerSource(ctx, { id: 'metro', name: 'Metro permits', host: 'metro.example', pageUrl: null });
    const listing = aListing({
      permitNumber: 'BLD-1',
      budgetMinCents: 5_000_050,
      deadline: { at: '2027-01-15T19:00:00Z', zone: 'America/Kentucky/Louisville' },
      point: { latitude: 38.25, longitude: -85.75, precision: 'exact' },
    });
    await recordListings(ctx, 'metro', [listing]);
    await checkedNow(ctx, 'metro');
    clock.advance(60);
    await recordListings(ctx, 'metro', [{ ...listing, title: 'Restroom rebuild' }]);
    await checkedNow(ctx, 'metro');
    const project = getProject.reply.parse(await showProject(ctx, await idOf()));
    expect(project).toMatchObject({
      title: 'Restroom rebuild',
      status: 'bidding-open',
      budgetMin: 50_000.5,
      budgetMax: null,
      deadline: '2027-01-15T14:00:00-05:00',
      latitude: '38.25',
      longitude: '-85.75',
      sourceName: 'Metro permits',
      sourceHost: 'metro.example',
      checkedAt: '2026-12-01T16:00:00.000Z',
      vanishedAt: null,
      firstSeenAt: '2026-12-01T15:00:00.000Z',
      lastChangedAt: '2026-12-01T16:00:00.000Z',
      sources: [{ sourceId: 'metro', url: listing.url, checkedAt: '2026-12-01T16:00:00.000Z', vanishedAt: null }],
      history: [
        { kind: 'changed', sourceName: 'Metro permits', fields: [{ field: 'title', to: 'Restroom rebuild' }] },
        { kind: 'listed' },
      ],
    });
    expect(project.provenance['title']).toBe('Metro permits');
  });

  it('was last seen when its absence was noticed, if it has vanished', async () => {
    clock.advance(60);
    await markVanished(ctx, 'metro', []);
    await checkedNow(ctx, 'metro');
    clock.advance(60);
    await checkedNow(ctx, 'metro');
    expect(await showProject(ctx, await idOf())).toMatchObject({
      checkedAt: '2026-12-01T17:00:00.000Z',
      vanishedAt: '2026-12-01T17:00:00.000Z',
      sources: [{ checkedAt: '2026-12-01T17:00:00.000Z', vanishedAt: '2026-12-01T17:00:00.000Z' }],
      history: [{ kind: 'vanished' }, { kind: 'changed' }, { kind: 'listed' }],
    });
  });

  it('is in review for a viewer who has bid', async () => {
    const id = await idOf();
    const theirs = testContext(database.db, { ports: { bids: bidsOn(id) } });
    expect((await showProject(theirs, id)).status).toBe('in-review');
  });

  it('is not found if it does not exist', async () => {
    await expect(showProject(ctx, 'pj_nowhere' as ProjectId)).rejects.toMatchObject({ code: 'not-found' });
  });
});
