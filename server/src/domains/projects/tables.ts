import type {
  County,
  Precision,
  ProjectChange,
  ProjectType,
  SourceStatus,
} from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectId, SourceId } from '@plumbline/contract/kernel/id.ts';
import { bigint, boolean, doublePrecision, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Listing } from './rules/listing.ts';

export const projectSources = pgTable('project_sources', {
  id: text().$type<SourceId>().primaryKey(),
  name: text().notNull(),
  host: text(),
  pageUrl: text('page_url'),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
});

/** Without the columns that the database itself keeps (search, number, budget ranges, map coordinates). */
export const projects = pgTable('projects', {
  id: text().$type<ProjectId>().primaryKey(),
  title: text().notNull(),
  location: text().notNull(),
  street: text(),
  city: text(),
  state: text(),
  zip: text(),
  county: text().$type<County>(),
  description: text().notNull(),
  status: text().$type<SourceStatus>().notNull(),
  projectType: text('project_type').$type<ProjectType>().notNull(),
  plumbingRequired: boolean('plumbing_required').notNull(),
  budgetMinCents: bigint('budget_min_cents', { mode: 'number' }),
  budgetMaxCents: bigint('budget_max_cents', { mode: 'number' }),
  deadlineAt: timestamp('deadline_at', { withTimezone: true }),
  deadlineZone: text('deadline_zone'),
  deadlineText: text('deadline_text'),
  permitNumber: text('permit_number'),
  permitStatus: text('permit_status'),
  contractor: text(),
  contactInfo: text('contact_info'),
  sourceId: text('source_id').$type<SourceId>().notNull(),
  sourceUrl: text('source_url'),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  precision: text().$type<Precision>(),
  listedAt: timestamp('listed_at', { withTimezone: true }).notNull(),
  firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
  lastChangedAt: timestamp('last_changed_at', { withTimezone: true }).notNull(),
  vanishedAt: timestamp('vanished_at', { withTimezone: true }),
  isSynthetic: boolean('is_synthetic').notNull(),
  provenance: jsonb().$type<Record<string, SourceId>>().notNull(),
  permitKey: text('permit_key'),
  addressKey: text('address_key'),
});
export type NewProjectRow = typeof projects.$inferInsert;

export const projectListings = pgTable(
  'project_listings',
  {
    sourceId: text('source_id').$type<SourceId>().notNull(),
    externalId: text('external_id').notNull(),
    projectId: text('project_id').$type<ProjectId>().notNull(),
    listing: jsonb().$type<Listing>().notNull(),
    fingerprint: text().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastChangedAt: timestamp('last_changed_at', { withTimezone: true }).notNull(),
    vanishedAt: timestamp('vanished_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.externalId] })],
);

export const projectHistory = pgTable('project_history', {
  projectId: text('project_id').$type<ProjectId>().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  sourceId: text('source_id').$type<SourceId>().notNull(),
  kind: text().$type<ProjectChange['kind']>().notNull(),
  fields: jsonb().$type<ProjectChange['fields']>().notNull(),
});
