import type { County, Precision, ProjectType, SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectTrades } from '@plumbline/contract/domains/projects/trade-need.ts';
import type { ProjectId, SourceId } from '@plumbline/contract/kernel/id.ts';
import { bigint, boolean, doublePrecision, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  trades: jsonb().$type<ProjectTrades>(),
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
  listedOn: text('listed_on'),
  isDated: boolean('is_dated').notNull().default(true),
  firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
  lastChangedAt: timestamp('last_changed_at', { withTimezone: true }).notNull(),
  vanishedAt: timestamp('vanished_at', { withTimezone: true }),
  isSynthetic: boolean('is_synthetic').notNull(),
  provenance: jsonb().$type<Record<string, SourceId>>().notNull(),
  permitKey: text('permit_key'),
  addressKey: text('address_key'),
});
export type NewProjectRow = typeof projects.$inferInsert;
