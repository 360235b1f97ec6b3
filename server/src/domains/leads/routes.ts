import { BID_DATE_ROUTE, BID_FEED_ROUTE } from '@plumbline/contract/domains/leads/bid-calendar-address.ts';
import * as bidCalendar from '@plumbline/contract/domains/leads/bid-calendar-endpoints.ts';
import * as leads from '@plumbline/contract/domains/leads/endpoints.ts';
import * as disputes from '@plumbline/contract/domains/leads/firm-dispute-endpoints.ts';
import * as firms from '@plumbline/contract/domains/leads/firm-endpoints.ts';
import * as follows from '@plumbline/contract/domains/leads/follow-endpoints.ts';
import * as narrowings from '@plumbline/contract/domains/leads/narrowing-endpoints.ts';
import { PIPELINE_EXPORT_ROUTE } from '@plumbline/contract/domains/leads/pipeline-address.ts';
import * as pipeline from '@plumbline/contract/domains/leads/pipeline-endpoints.ts';
import * as stays from '@plumbline/contract/domains/leads/stay-endpoints.ts';
import { WATCH_CALENDAR_ROUTE, WATCH_FEED_ROUTE } from '@plumbline/contract/domains/leads/watch-feed-address.ts';
import { BidFeedKey, ProjectId, WatchFeedKey } from '@plumbline/contract/kernel/id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '../../kernel/access.ts';
import type { Context } from '../../kernel/context.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { parseQuery } from '../../kernel/http/mount-endpoints.ts';
import { changeWatch, deleteWatch, pauseWatch, renewWatchFeed, resumeWatch } from './use-cases/change-watch.ts';
import { countNew } from './use-cases/count-new.ts';
import { decideFirmLink, findFirms, listDisputes } from './use-cases/decide-firm-link.ts';
import { decideVisit } from './use-cases/decide-visit.ts';
import { disputeFirm, showOwnPermits } from './use-cases/dispute-firm.ts';
import { exportBidDate, exportBidFeed } from './use-cases/export-bid-calendar.ts';
import { exportPipeline } from './use-cases/export-pipeline.ts';
import { exportWatchCalendar, exportWatchFeed } from './use-cases/export-watch-feed.ts';
import { followProject, stopFollowing } from './use-cases/follow-project.ts';
import { listFollows, showFollow } from './use-cases/list-follows.ts';
import { listWatches, showWatch } from './use-cases/list-watches.ts';
import { changePursuit, dropPursuit, movePursuit } from './use-cases/move-pursuit.ts';
import { narrowWatch, narrowWatchOfKey, widenWatch, widenWatchOfKey } from './use-cases/narrow-watch.ts';
import { showStop, stopWatch, stopWatches } from './use-cases/pause-watch.ts';
import { recordStay } from './use-cases/record-stay.ts';
import { endBidFeed, renewBidFeed } from './use-cases/renew-bid-feed.ts';
import { showBidCalendar } from './use-cases/show-bid-calendar.ts';
import { listPermits, listProjectFirms, showFirm } from './use-cases/show-firm.ts';
import { showNarrowing, showNarrowingOfKey } from './use-cases/show-narrowing.ts';
import { showPipeline, showPursuit, showStages } from './use-cases/show-pipeline.ts';
import { showReach } from './use-cases/show-ways.ts';
import { showFollowStop, stopFollow, stopFollows } from './use-cases/stop-follow.ts';
import { watchSearch } from './use-cases/watch-search.ts';

export const routes = (mount: Mount): void => {
  mount(leads.listWatches, (ctx) => listWatches(ctx));
  mount(leads.createWatch, (ctx, { body }) => watchSearch(ctx, body));
  mount(leads.getWatch, (ctx, { params }) => showWatch(ctx, params.id));
  mount(leads.changeWatch, (ctx, { params, body }) => changeWatch(ctx, params.id, body));
  mount(leads.deleteWatch, (ctx, { params }) => deleteWatch(ctx, params.id));
  mount(leads.pauseWatch, (ctx, { params }) => pauseWatch(ctx, params.id));
  mount(leads.resumeWatch, (ctx, { params }) => resumeWatch(ctx, params.id));
  mount(leads.renewWatchFeed, (ctx, { params }) => renewWatchFeed(ctx, params.id));
  mount(leads.getWatchReach, (ctx) => showReach(ctx));
  mount(leads.getWatchStop, (ctx, { params }) => showStop(ctx, params.key));
  mount(leads.stopWatch, (ctx, { params }) => stopWatch(ctx, params.key));
  mount(stays.recordStay, (ctx) => recordStay(ctx));
  mount(stays.countNewProjects, (ctx, { query }) => countNew(ctx, query));
  mount(leads.stopWatches, (ctx, { params }) => stopWatches(ctx, params.key));
  mount(narrowings.getNarrowing, (ctx, { params, query }) => showNarrowing(ctx, params.id, query.project));
  mount(narrowings.narrowWatch, (ctx, { params, query, body }) => narrowWatch(ctx, params.id, { ...body, ...query }));
  mount(narrowings.widenWatch, (ctx, { params, query, body }) => widenWatch(ctx, params.id, { ...body, ...query }));
  mount(narrowings.getNarrowingOfKey, (ctx, { params, query }) => showNarrowingOfKey(ctx, params.key, query.project));
  mount(narrowings.narrowWatchOfKey, (ctx, { params, query, body }) =>
    narrowWatchOfKey(ctx, params.key, { ...body, ...query }),
  );
  mount(narrowings.widenWatchOfKey, (ctx, { params, query, body }) =>
    widenWatchOfKey(ctx, params.key, { ...body, ...query }),
  );
  mount(pipeline.showPipeline, (ctx, { query }) => showPipeline(ctx, query.month));
  mount(pipeline.listStages, (ctx) => showStages(ctx));
  mount(pipeline.getPursuit, (ctx, { params }) => showPursuit(ctx, params.id));
  mount(pipeline.changePursuit, (ctx, { params, body }) => changePursuit(ctx, params.id, body));
  mount(pipeline.movePursuit, (ctx, { params, body }) => movePursuit(ctx, params.id, body.stage));
  mount(pipeline.dropPursuit, (ctx, { params }) => dropPursuit(ctx, params.id));
  mount(follows.listFollows, (ctx) => listFollows(ctx));
  mount(follows.getFollow, (ctx, { params }) => showFollow(ctx, params.id));
  mount(follows.followProject, (ctx, { params, body }) => followProject(ctx, params.id, body));
  mount(follows.stopFollowing, (ctx, { params }) => stopFollowing(ctx, params.id));
  mount(follows.getFollowStop, (ctx, { params }) => showFollowStop(ctx, params.key));
  mount(follows.stopFollow, (ctx, { params }) => stopFollow(ctx, params.key));
  mount(follows.stopFollows, (ctx, { params }) => stopFollows(ctx, params.key));
  mount(bidCalendar.showBidCalendar, (ctx, { query }) => showBidCalendar(ctx, query.month));
  mount(bidCalendar.decideVisit, (ctx, { params, body }) => decideVisit(ctx, params.id, body));
  mount(bidCalendar.renewBidFeed, (ctx) => renewBidFeed(ctx));
  mount(bidCalendar.endBidFeed, (ctx) => endBidFeed(ctx));
  mount(firms.getFirm, (ctx, { params }) => showFirm(ctx, params.slug));
  mount(firms.listFirmPermits, (ctx, { params, query }) => listPermits(ctx, params.slug, query));
  mount(firms.listProjectFirms, (ctx, { params }) => listProjectFirms(ctx, params.id));
  mount(disputes.getOwnPermits, (ctx) => showOwnPermits(ctx));
  mount(disputes.disputeFirm, (ctx, { params, body }) => disputeFirm(ctx, params.slug, body.reason));
  mount(disputes.listFirmDisputes, (ctx) => listDisputes(ctx));
  mount(disputes.findFirms, (ctx, { query }) => findFirms(ctx, query.q));
  mount(disputes.decideFirmLink, (ctx, { params, body }) => decideFirmLink(ctx, params.slug, body));
};

interface RawOptions {
  contextFor(request: FastifyRequest): Context;
  rateLimit(rate: 'read' | 'write'): object;
}

/** The download of the pipeline. */
export function exportRoutes(app: FastifyInstance, { contextFor, rateLimit }: RawOptions): void {
  const schema = { summary: 'The projects that the caller pursues, as CSV', 'x-access': 'signed-in' };
  app.get(PIPELINE_EXPORT_ROUTE, { config: { rateLimit: rateLimit('write') }, schema }, async (request, reply) => {
    const ctx = contextFor(request);
    requireAccess(ctx.actor, 'signed-in');
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="pipeline.csv"')
      .header('cache-control', 'no-store')
      .send(await exportPipeline(ctx));
  });
}

const calendar = (reply: FastifyReply) =>
  reply.header('content-type', 'text/calendar; charset=utf-8').header('cache-control', 'no-store');

/** The dates of the bid calendar: all of them for the holder of the secret, and one as a download. */
export function bidCalendarRoutes(app: FastifyInstance, { contextFor, rateLimit }: RawOptions): void {
  const config = { rateLimit: rateLimit('read') };
  app.get<{ Params: { key: string } }>(BID_FEED_ROUTE, { config }, async (request, reply) =>
    calendar(reply).send(await exportBidFeed(contextFor(request), BidFeedKey.parse(request.params.key))),
  );
  const schema = { summary: 'One date of the bid calendar, as a file', 'x-access': 'signed-in' };
  app.get<{ Params: { id: string } }>(BID_DATE_ROUTE, { config, schema }, async (request, reply) => {
    const ctx = contextFor(request);
    requireAccess(ctx.actor, 'signed-in');
    const file = await exportBidDate(
      ctx,
      ProjectId.parse(request.params.id),
      parseQuery(bidCalendar.BidDateQuery, request),
    );
    return calendar(reply).header('content-disposition', 'attachment; filename="bid-date.ics"').send(file);
  });
}

/** The feed and the calendar of a watch. Their address is secret. */
export function watchFeedRoutes(app: FastifyInstance, { contextFor, rateLimit }: RawOptions): void {
  const config = { rateLimit: rateLimit('read') };
  app.get<{ Params: { key: string } }>(WATCH_FEED_ROUTE, { config }, async (request, reply) => {
    const feed = await exportWatchFeed(contextFor(request), WatchFeedKey.parse(request.params.key));
    return reply
      .header('content-type', 'application/atom+xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(feed);
  });
  app.get<{ Params: { key: string } }>(WATCH_CALENDAR_ROUTE, { config }, async (request, reply) =>
    calendar(reply).send(await exportWatchCalendar(contextFor(request), WatchFeedKey.parse(request.params.key))),
  );
}
