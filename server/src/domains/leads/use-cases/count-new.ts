import { stayAt } from '@plumbline/contract/domains/leads/stay.ts';
import { MOST_NEW } from '@plumbline/contract/domains/leads/stay-address.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { isSignedIn, signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { countSeenSince } from '../../projects/public.ts';
import { stayOf } from '../store/stay.ts';

/** Counts the matching projects that were first seen since a time; since the last stay of the caller if none is given. */
export async function countNew(
  ctx: Context,
  { since: given, ...filter }: ProjectFilter & { readonly since?: string | undefined },
): Promise<{ since: string | null; count: number }> {
  const since = given === undefined ? await newSince(ctx) : new Date(given);
  if (since === null) return { since: null, count: 0 };
  return { since: since.toISOString(), count: await countSeenSince(ctx, filter, since, MOST_NEW) };
}

/** Returns since when projects are new to the caller; null for visitors, whose browsers know. */
async function newSince(ctx: Context): Promise<Date | null> {
  if (!isSignedIn(ctx.actor)) return null;
  const stay = await stayOf(ctx, signedIn(ctx.actor).userId);
  return stay === null ? null : stayAt(stay, ctx.clock.now()).newSince;
}
