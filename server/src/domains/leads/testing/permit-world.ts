import { FindPlumbersQuery } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { ContractorId, ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { findInDatabase } from '../../directory/use-cases/find-plumbers.ts';
import { showContractorPage } from '../../directory/use-cases/show-contractor.ts';
import { aListing } from '../../projects/fixtures.ts';
import { recordListings, registerSource } from '../../projects/public.ts';
import { announced, aWatcher } from '../fixtures.ts';
import { countFirms } from '../use-cases/count-firms.ts';
import { recordFirms } from '../use-cases/record-firms.ts';

/** The address of the page of the firm that the permits name. */
export const SLUG = 'larkspur-plumbing-ky';
export const IN_LOUISVILLE = { latitude: 38.2527, longitude: -85.7585 };
export const never = new AbortController().signal;

/** A database in which permits name contractors; empty before each test. */
export async function permitWorld() {
  const database = await testDatabase();
  const clock = testClock();
  const ctx = testContext(database.db, { clock });
  let listed = 0;

  beforeEach(async () => {
    clock.set(new Date('2026-12-01T15:00:00Z'));
    await ctx.db.execute(sql`truncate firms, firm_rulings, projects, contractors, messages cascade`);
  });

  /** Lists permits as a source does, records the firms on them and counts them. */
  async function list(...permits: readonly Parameters<typeof aListing>[0][]): Promise<ProjectId[]> {
    await registerSource(ctx, { id: 'metro', name: 'Metro', host: 'm.example', pageUrl: null, isRolling: false });
    await announced(ctx);
    await recordListings(
      ctx,
      'metro',
      permits.map((permit) => {
        listed += 1;
        const own = { externalId: `p-${listed}`, permitNumber: `P-${listed}`, street: `${listed} Larkspur Ln` };
        return aListing({ contractor: 'LARKSPUR PLBG INC', work: 'renovation', ...own, ...permit });
      }),
    );
    const ids = (await announced(ctx)).map(({ projectId }) => projectId);
    await recordFirms(ctx, ids);
    await countFirms(ctx, never);
    return ids;
  }

  /** Counts all firms anew. */
  async function recount(): Promise<void> {
    await ctx.db.execute(sql`update firms set stale_since = now()`);
    await countFirms(ctx, never);
  }

  /** A signed-in contractor with a listing that the permits name. */
  async function aNamedContractor() {
    const { user, own } = await aWatcher(ctx);
    const given = { companyName: 'Larkspur Plumbing', ...IN_LOUISVILLE, ownerId: user.id };
    const { id, slug } = await aContractor(ctx, given);
    return { id, slug, user, own };
  }

  /** What the contractor's page shows. */
  const recordOf = async (slug: string) => (await showContractorPage(ctx, slug)).permitRecord;

  /** What the contractor's card shows. */
  async function onCard(id: ContractorId) {
    const query = FindPlumbersQuery.parse({ serviceType: 'plumbing', ...IN_LOUISVILLE });
    const { contractors } = await findInDatabase(ctx, query);
    return contractors.find((contractor) => contractor.id === id)?.permitRecord;
  }

  return { ctx, clock, list, recount, aNamedContractor, recordOf, onCard };
}
