import type { PermitKind } from '@plumbline/contract/domains/directory/permit-kinds.ts';
import type { DisputeOutcome, FirmDisputeId } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import type { FirmRole, LinkedBy, UnlinkedReason } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import type { ReminderLead } from '@plumbline/contract/domains/leads/follow.ts';
import type { PursuitStage } from '@plumbline/contract/domains/leads/pursuit.ts';
import type { WatchChannel, WatchDelivery, WatchFilter } from '@plumbline/contract/domains/leads/watch.ts';
import type {
  BidFeedKey,
  ContractorId,
  FollowStopKey,
  ProjectId,
  UserId,
  WatchFeedKey,
  WatchId,
  WatchStopKey,
} from '@plumbline/contract/kernel/id.ts';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { FirmFigures } from './rules/firm-figures.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const projectWatches = pgTable('project_watches', {
  id: text('id').$type<WatchId>().primaryKey(),
  userId: text('user_id').$type<UserId>().notNull(),
  name: text('name').notNull(),
  filter: jsonb('filter').$type<WatchFilter>().notNull(),
  /** Only projects with one of these can match (`projects/rules/anchors.ts`). */
  anchors: text('anchors').array().notNull(),
  delivery: text('delivery').$type<WatchDelivery>().notNull(),
  hour: smallint('hour').notNull(),
  timeZone: text('time_zone').notNull(),
  stopKey: text('stop_key').$type<WatchStopKey>().notNull(),
  channels: text('channels').array().$type<WatchChannel[]>().notNull(),
  /** Null if it was made before feeds, until its owner asks for an address. */
  feedKey: text('feed_key').$type<WatchFeedKey>(),
  feedReadAt: moment('feed_read_at'),
  pausedAt: moment('paused_at'),
  lastToldAt: moment('last_told_at'),
  /** When a message has said that it brings too much; null again once it is narrowed. */
  busyToldAt: moment('busy_told_at'),
  createdAt: moment('created_at').notNull(),
});
export type StoredWatch = typeof projectWatches.$inferSelect;

export const projectWatchMatches = pgTable(
  'project_watch_matches',
  {
    watchId: text('watch_id').$type<WatchId>().notNull(),
    projectId: text('project_id').$type<ProjectId>().notNull(),
    /** 'new', or the id of a change in `project_history`. */
    what: text('what').notNull(),
    at: moment('at').notNull(),
    toldAt: moment('told_at'),
    inMessage: boolean('in_message').notNull().default(false),
  },
  ({ watchId, projectId, what }) => [primaryKey({ columns: [watchId, projectId, what] })],
);

export const projectStays = pgTable('project_stays', {
  userId: text('user_id').$type<UserId>().primaryKey(),
  newSince: moment('new_since'),
  activeAt: moment('active_at').notNull(),
});

export const projectPursuits = pgTable(
  'project_pursuits',
  {
    userId: text('user_id').$type<UserId>().notNull(),
    projectId: text('project_id').$type<ProjectId>().notNull(),
    stage: text('stage').$type<PursuitStage>().notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    nextStep: text('next_step'),
    /** 'yyyy-MM-dd' */
    nextStepOn: date('next_step_on', { mode: 'string' }),
    notes: text('notes'),
    /** The `nextStepOn` that a message has announced. */
    announcedOn: date('announced_on', { mode: 'string' }),
    savedAt: moment('saved_at').notNull(),
    movedAt: moment('moved_at').notNull(),
    revision: integer('revision').notNull(),
  },
  ({ userId, projectId }) => [primaryKey({ columns: [userId, projectId] })],
);
export type StoredPursuit = typeof projectPursuits.$inferSelect;

export const projectPursuitMoves = pgTable(
  'project_pursuit_moves',
  {
    userId: text('user_id').$type<UserId>().notNull(),
    projectId: text('project_id').$type<ProjectId>().notNull(),
    stage: text('stage').$type<PursuitStage>().notNull(),
    at: moment('at').notNull(),
  },
  ({ userId, projectId, stage, at }) => [primaryKey({ columns: [userId, projectId, stage, at] })],
);

export const bidFeeds = pgTable('bid_feeds', {
  userId: text('user_id').$type<UserId>().primaryKey(),
  key: text('key').$type<BidFeedKey>().notNull(),
  createdAt: moment('created_at').notNull(),
  lastReadAt: moment('last_read_at'),
});
export type StoredBidFeed = typeof bidFeeds.$inferSelect;

export const visitDecisions = pgTable(
  'visit_decisions',
  {
    userId: text('user_id').$type<UserId>().notNull(),
    projectId: text('project_id').$type<ProjectId>().notNull(),
    /** 'yyyy-MM-dd' */
    day: date('day', { mode: 'string' }).notNull(),
    isVisit: boolean('is_visit').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  ({ userId, projectId, day }) => [primaryKey({ columns: [userId, projectId, day] })],
);
export type StoredDecision = typeof visitDecisions.$inferSelect;

export const projectFollows = pgTable(
  'project_follows',
  {
    userId: text('user_id').$type<UserId>().notNull(),
    projectId: text('project_id').$type<ProjectId>().notNull(),
    stopKey: text('stop_key').$type<FollowStopKey>().notNull(),
    /** The reminders of the deadline that are wanted. */
    reminders: text('reminders').array().$type<ReminderLead[]>().notNull(),
    timeZone: text('time_zone').notNull(),
    /** The newest change in the project's history when following began. */
    knownHistoryId: bigint('known_history_id', { mode: 'number' }).notNull(),
    followedAt: moment('followed_at').notNull(),
    stoppedAt: moment('stopped_at'),
  },
  ({ userId, projectId }) => [primaryKey({ columns: [userId, projectId] })],
);
export type StoredFollow = typeof projectFollows.$inferSelect;

export const projectFollowNews = pgTable(
  'project_follow_news',
  {
    userId: text('user_id').$type<UserId>().notNull(),
    projectId: text('project_id').$type<ProjectId>().notNull(),
    /** The change in `project_history`. */
    historyId: bigint('history_id', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    toldAt: moment('told_at'),
  },
  ({ userId, projectId, historyId }) => [primaryKey({ columns: [userId, projectId, historyId] })],
);

export const projectFollowReminders = pgTable(
  'project_follow_reminders',
  {
    userId: text('user_id').$type<UserId>().notNull(),
    projectId: text('project_id').$type<ProjectId>().notNull(),
    lead: text('lead').$type<ReminderLead>().notNull(),
    /** The day of the deadline, 'yyyy-MM-dd'. */
    day: date('day', { mode: 'string' }).notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  ({ userId, projectId, lead, day }) => [primaryKey({ columns: [userId, projectId, lead, day] })],
);

export const firms = pgTable('firms', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  nameKey: text('name_key').notNull(),
  state: text('state').notNull(),
  figures: jsonb('figures').$type<FirmFigures>(),
  contractorId: text('contractor_id').$type<ContractorId>(),
  linkedBy: text('linked_by').$type<LinkedBy>(),
  unlinkedReason: text('unlinked_reason').$type<UnlinkedReason>(),
  candidateIds: text('candidate_ids').array().$type<ContractorId[]>().notNull(),
  staleSince: moment('stale_since'),
  linkedAt: moment('linked_at'),
  createdAt: moment('created_at').notNull(),
});
export type StoredFirm = typeof firms.$inferSelect;

export const firmPermits = pgTable(
  'firm_permits',
  {
    firmId: text('firm_id').notNull(),
    projectId: text('project_id').$type<ProjectId>().notNull(),
    role: text('role').$type<FirmRole>().notNull(),
    named: text('named').notNull(),
    license: text('license'),
    place: text('place'),
    zip: text('zip'),
    kind: text('kind').$type<PermitKind>().notNull(),
    valueCents: bigint('value_cents', { mode: 'number' }),
    /** 'yyyy-MM-dd' */
    day: date('day', { mode: 'string' }),
    addressKey: text('address_key'),
    isSynthetic: boolean('is_synthetic').notNull(),
  },
  ({ firmId, projectId }) => [primaryKey({ columns: [firmId, projectId] })],
);
export type NewFirmPermit = typeof firmPermits.$inferInsert;

export const firmDisputes = pgTable('firm_disputes', {
  id: text('id').$type<FirmDisputeId>().primaryKey(),
  nameKey: text('name_key').notNull(),
  state: text('state').notNull(),
  name: text('name').notNull(),
  contractorId: text('contractor_id').$type<ContractorId>().notNull(),
  userId: text('user_id').$type<UserId>(),
  reason: text('reason'),
  disputedAt: moment('disputed_at').notNull(),
  outcome: text('outcome').$type<DisputeOutcome>(),
  decidedAt: moment('decided_at'),
});
export type StoredDispute = typeof firmDisputes.$inferSelect;

export const firmRulings = pgTable(
  'firm_rulings',
  {
    nameKey: text('name_key').notNull(),
    state: text('state').notNull(),
    contractorId: text('contractor_id').$type<ContractorId>().notNull(),
    isSame: boolean('is_same').notNull(),
    ruledAt: moment('ruled_at').notNull(),
  },
  ({ nameKey, state, contractorId }) => [primaryKey({ columns: [nameKey, state, contractorId] })],
);
export type StoredRuling = typeof firmRulings.$inferSelect;
