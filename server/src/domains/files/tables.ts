import { PHOTO_PHASES } from '@plumbline/contract/domains/files/photo.ts';
import type { FileId } from '@plumbline/contract/kernel/id.ts';
import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OwnerKind } from './rules/owner.ts';
import type { RefusalReason } from './rules/refusal.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const files = pgTable('files', {
  id: text('id').$type<FileId>().primaryKey(),
  ownerKind: text('owner_kind').$type<OwnerKind>().notNull(),
  ownerId: text('owner_id').notNull(),
  uploadKey: text('upload_key').notNull(),
  status: text('status', { enum: ['arriving', 'stored', 'ready', 'refused'] }).notNull(),
  refusal: text('refusal').$type<RefusalReason>(),
  day: date('day').notNull(),
  attempt: text('attempt').notNull(),
  arrivingSince: moment('arriving_since').notNull(),
  description: text('description'),
  shared: boolean('shared').notNull().default(true),
  phase: text('phase', { enum: PHOTO_PHASES }),
  width: integer('width'),
  height: integer('height'),
  placeholder: text('placeholder'),
  createdAt: moment('created_at').notNull(),
});
export type StoredFile = typeof files.$inferSelect;
