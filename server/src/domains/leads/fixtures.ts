import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { type Watch, WatchForm } from '@plumbline/contract/domains/leads/watch.ts';
import { type ContractorId, type ProjectId, SessionId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { aUser } from '../accounts/fixtures.ts';
import { aListing, someProjects } from '../projects/fixtures.ts';
import { type AnnouncedChange, recordListings, registerSource } from '../projects/public.ts';
import { countFirms } from './use-cases/count-firms.ts';
import { followProject } from './use-cases/follow-project.ts';
import { recordFirms } from './use-cases/record-firms.ts';
import { watchSearch } from './use-cases/watch-search.ts';

/** Stores a craftsman and returns a context in which they act. */
export async function aWatcher(ctx: Context): Promise<{ readonly user: User; readonly own: Context }> {
  const user = await aUser(ctx, { role: 'craftsman' });
  return { user, own: { ...ctx, actor: { kind: 'craftsman', userId: user.id, sessionId: SessionId.parse('se_1') } } };
}

/** Sent by mail. */
export const EVERY_MORNING = { delivery: 'daily', hour: 7, byEmail: true, byPush: false, byText: false } as const;

/** Watches a search for the account that acts: open for bids, every morning at 7. */
export const aWatch = (own: Context, given: Record<string, unknown> = {}): Promise<Watch> =>
  watchSearch(own, WatchForm.parse({ name: 'Open jobs', filter: 'status=bidding-open', ...EVERY_MORNING, ...given }));

/** All reminders of a deadline. */
export const ALL_REMINDERS = { week: true, days: true, hours: true };

/** A project that a source lists, due at 2:00 PM on January 10, 2027. */
export interface ListedProject {
  readonly id: ProjectId;
  readonly title: string;
  /** Lists it with another deadline, and returns what was announced. */
  readonly listAt: (deadline: string) => Promise<AnnouncedChange[]>;
}

let numbers = 0;
export async function aListedProject(ctx: Context): Promise<ListedProject> {
  numbers += 1;
  const id = 'metro';
  await registerSource(ctx, { id, name: 'Metro', host: 'm.example', pageUrl: 'https://m.example/', isRolling: false });
  const title = `School restrooms ${numbers}`;
  const own = { title, externalId: `m-${numbers}`, permitNumber: `M-${numbers}`, street: `${numbers} Main St` };
  const listAt = async (at: string) => {
    await announced(ctx);
    await recordListings(ctx, id, [aListing({ ...own, deadline: { at, zone: 'America/New_York' } })]);
    return announced(ctx);
  };
  const [first] = await listAt('2027-01-10T19:00:00Z');
  if (first === undefined) throw new Error('A new listing is announced');
  return { id: first.projectId, title, listAt };
}

/** Takes the changes of projects that wait to be handled. */
export async function announced(ctx: Context): Promise<AnnouncedChange[]> {
  const { rows } = await ctx.db.execute<{ payload: { changes: AnnouncedChange[] } }>(sql`
    delete from graphile_worker._private_jobs where payload ->> 'type' = 'projects-changed' returning payload`);
  return rows.flatMap(({ payload }) => payload.changes);
}

/** Somebody who follows a new project. */
export async function aFollower(ctx: Context) {
  const project = await aListedProject(ctx);
  const { user, own } = await aWatcher(ctx);
  await followProject(own, project.id, ALL_REMINDERS);
  return { ...project, user, own };
}

/** Stores a project that names a firm, linked to a contractor. Returns the slug of the firm's page. */
export async function aLinkedFirm(ctx: Context, contractorId: ContractorId): Promise<string> {
  numbers += 1;
  const name = `Larkspur ${numbers} Plumbing LLC`;
  await recordFirms(ctx, await someProjects(ctx, [{ contractor: name }]));
  await countFirms(ctx, new AbortController().signal);
  const { rows } = await ctx.db.execute<{ slug: string }>(sql`
    update firms set contractor_id = ${contractorId}, linked_by = 'name', unlinked_reason = null where name = ${name}
    returning slug`);
  const [firm] = rows;
  if (firm === undefined) throw new Error('The project names a firm');
  return firm.slug;
}

/** Stores a project that names a builder, with the builder's page. Returns the slug. */
export async function aFirm(ctx: Context): Promise<string> {
  await recordFirms(ctx, await someProjects(ctx, [{ contractor: 'Kestrel Knob Builders LLC' }]));
  await countFirms(ctx, new AbortController().signal);
  return 'kestrel-knob-builders-ky';
}
