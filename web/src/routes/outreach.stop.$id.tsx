import { isFollowStop, isWatchStop, narrowedBy } from '@plumbline/contract/domains/leads/watch-address.ts';
import { type OutreachStopId, readId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { readWatchStop } from '../domains/leads/api.ts';
import { followStopQuery } from '../domains/leads/follows/follow-api.ts';
import { StopFollowPage } from '../domains/leads/follows/stop-follow-page.tsx';
import { StopWatchPage } from '../domains/leads/stop-watch-page.tsx';
import { outreachStopQuery } from '../domains/outreach/api.ts';
import { StopPage } from '../domains/outreach/stop-page.tsx';
import { latePart } from '../lib/late-part.tsx';
import { onServer } from '../lib/page-data.ts';
import { RoutePending } from '../ui/shell/route-states.tsx';

/** Opened by the link below a message, which `outreachStopPath`, `watchStopPath` and `watchNarrowPath` of the contract build. */
export const Route = createFileRoute('/outreach/stop/$id')({
  staticData: { header: 'minimal', rendered: true },
  loader: ({ params: { id } }) =>
    onServer((client) =>
      isWatchStop(id)
        ? readWatchStop(client, id)
        : isFollowStop(id)
          ? client.prefetchQuery(followStopQuery(id))
          : client.prefetchQuery(outreachStopQuery(readId<OutreachStopId>(id))),
    ),
  component: Stop,
});

const NarrowPage = latePart(
  async () => (await import('../domains/leads/narrowing/narrow-page.tsx')).NarrowPage,
  RoutePending,
);

function Stop() {
  const { id } = Route.useParams();
  if (isFollowStop(id)) return <StopFollowPage key={id} stopKey={id} />;
  const [key, after] = narrowedBy(id);
  if (isWatchStop(id) && after !== undefined) return <NarrowPage key={id} watch={{ key }} after={after} />;
  return isWatchStop(id) ? <StopWatchPage key={id} stopKey={id} /> : <StopPage key={id} id={id} />;
}
