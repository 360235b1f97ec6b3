import {
  type ColumnCatalog,
  type ColumnsOf,
  erase,
  goes,
  inside,
  keep,
  plain,
  secrets,
} from '../../kernel/column-catalog.ts';
import type {
  bidFeeds,
  firmDisputes,
  firmPermits,
  firmRulings,
  firms,
  projectFollowNews,
  projectFollowReminders,
  projectFollows,
  projectPursuitMoves,
  projectPursuits,
  projectStays,
  projectWatches,
  projectWatchMatches,
  visitDecisions,
} from './tables.ts';

const NAMED = 'as public permits name a firm; natural persons are left out';

/**
 * Declares the columns of watches, pursuits, bid calendars and followed projects. All rows but those of
 * firms are deleted with their account. What a contractor has disputed stays, without who and why.
 */
export const columns = {
  project_watches: {
    ...goes('id', 'user_id', 'name', 'filter', 'delivery', 'hour', 'time_zone', 'paused_at', 'last_told_at'),
    ...goes('created_at', 'channels', 'feed_read_at', 'busy_told_at'),
    ...inside('anchors'),
    ...secrets('stop_key', 'feed_key'),
  } satisfies ColumnsOf<typeof projectWatches>,
  project_watch_matches: {
    ...goes('watch_id', 'project_id', 'what', 'at', 'told_at', 'in_message'),
  } satisfies ColumnsOf<typeof projectWatchMatches>,
  project_stays: {
    ...goes('user_id', 'new_since', 'active_at'),
  } satisfies ColumnsOf<typeof projectStays>,
  project_pursuits: {
    ...goes('user_id', 'project_id', 'stage', 'amount_cents', 'next_step', 'next_step_on', 'notes', 'announced_on'),
    ...goes('saved_at', 'moved_at', 'revision'),
  } satisfies ColumnsOf<typeof projectPursuits>,
  project_pursuit_moves: {
    ...goes('user_id', 'project_id', 'stage', 'at'),
  } satisfies ColumnsOf<typeof projectPursuitMoves>,
  bid_feeds: {
    ...goes('user_id', 'created_at', 'last_read_at'),
    ...secrets('key'),
  } satisfies ColumnsOf<typeof bidFeeds>,
  visit_decisions: {
    ...goes('user_id', 'project_id', 'day', 'is_visit', 'decided_at'),
  } satisfies ColumnsOf<typeof visitDecisions>,
  project_follows: {
    ...goes('user_id', 'project_id', 'reminders', 'time_zone', 'followed_at', 'stopped_at'),
    ...inside('known_history_id'),
    ...secrets('stop_key'),
  } satisfies ColumnsOf<typeof projectFollows>,
  project_follow_news: {
    ...goes('user_id', 'project_id', 'history_id', 'at', 'told_at'),
  } satisfies ColumnsOf<typeof projectFollowNews>,
  project_follow_reminders: {
    ...goes('user_id', 'project_id', 'lead', 'day', 'sent_at'),
  } satisfies ColumnsOf<typeof projectFollowReminders>,
  firms: {
    ...plain('id', 'slug', 'state', 'figures', 'contractor_id', 'linked_by', 'unlinked_reason', 'candidate_ids'),
    ...plain('stale_since', 'linked_at', 'created_at'),
    name: keep(NAMED, 'public', 'operator'),
    name_key: keep(NAMED),
  } satisfies ColumnsOf<typeof firms>,
  firm_permits: {
    ...plain('firm_id', 'project_id', 'role', 'place', 'zip', 'kind', 'value_cents', 'day', 'is_synthetic'),
    named: keep(NAMED),
    license: keep(NAMED),
    address_key: keep(NAMED),
  } satisfies ColumnsOf<typeof firmPermits>,
  firm_disputes: {
    ...plain('id', 'state', 'contractor_id', 'disputed_at', 'outcome', 'decided_at'),
    name: keep(NAMED, 'public', 'operator'),
    name_key: keep(NAMED),
    user_id: erase(null),
    reason: erase(null, 'operator'),
  } satisfies ColumnsOf<typeof firmDisputes>,
  firm_rulings: {
    ...plain('state', 'contractor_id', 'is_same', 'ruled_at'),
    name_key: keep(NAMED),
  } satisfies ColumnsOf<typeof firmRulings>,
  firm_backfill: { ...plain('after', 'finished_at') },
} satisfies ColumnCatalog;
