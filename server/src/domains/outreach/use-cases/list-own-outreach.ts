import type { OwnOutreach } from '@plumbline/contract/domains/outreach/outreach.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { positionOf } from '../../../kernel/cursor.ts';
import { type ListPage, pageOf, TimePosition } from '../../../kernel/list-page.ts';
import { messageFates } from '../../messaging/public.ts';
import { projectNames } from '../../projects/public.ts';
import { userWriter } from '../policy.ts';
import { goesAt } from '../rules/delivery.ts';
import { outreachesOf } from '../store/outreach.ts';

/** Returns the caller's messages about projects with their statuses, newest first. */
export async function listOwnOutreach(
  ctx: Context,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<ListPage<OwnOutreach>> {
  const { limit } = query;
  const after = positionOf(TimePosition, query.cursor);
  const writer = userWriter(signedIn(ctx.actor).userId);
  const { items, next } = pageOf(await outreachesOf(ctx.db, writer, { after, limit: limit + 1 }), limit);
  const [fates, projects] = await Promise.all([
    messageFates(
      ctx,
      items.map(({ id }) => ({ kind: 'outreach', id })),
    ),
    projectNames(
      ctx,
      items.map(({ projectId }) => projectId),
    ),
  ]);
  const fateOf = new Map(fates.map((fate) => [fate.about.id, fate]));
  const projectOf = new Map(projects.map((project) => [project.id, project]));
  return {
    next,
    items: items.map(({ position, recipient, ...outreach }) => {
      const status = fateOf.get(outreach.id)?.status ?? 'queued';
      return {
        ...outreach,
        to: recipient,
        title: projectOf.get(outreach.projectId)?.title ?? '',
        location: projectOf.get(outreach.projectId)?.location ?? '',
        status,
        goesAt: goesAt({ ...outreach, status }, ctx.clock.now()),
        sentAt: fateOf.get(outreach.id)?.sentAt?.toISOString() ?? null,
        createdAt: new Date(position.at).toISOString(),
      };
    }),
  };
}
