import * as z from 'zod';
import { ProjectId } from '../../kernel/id.ts';
import { ProjectStatus } from '../projects/project.ts';

/** The reminders of a deadline, by how long before it they come (`reminder-times.ts`). */
export const REMINDER_LEADS = ['week', 'days', 'hours'] as const;
export const ReminderLead = z.enum(REMINDER_LEADS);
export type ReminderLead = z.infer<typeof ReminderLead>;

/** The most projects that an account follows. */
export const MAX_FOLLOWS = 200;

/** Which reminders of a followed project its follower wants. */
export const FollowForm = z.object({ week: z.boolean(), days: z.boolean(), hours: z.boolean() });
export type FollowForm = z.infer<typeof FollowForm>;

const FollowedProject = z.object({
  id: ProjectId,
  title: z.string(),
  location: z.string(),
  deadline: z.string().nullable(),
  status: ProjectStatus,
  /** Since when its source no longer lists it. */
  vanishedAt: z.iso.datetime().nullable(),
});

/** A project that an account follows, as the account sees it. */
export const Follow = z.object({
  project: FollowedProject,
  reminders: FollowForm,
  followedAt: z.iso.datetime(),
});
export type Follow = z.infer<typeof Follow>;

/** A project, and what the account has chosen about it. */
export const FollowChoice = z.object({
  project: FollowedProject,
  /** Null if the account doesn't follow it. */
  reminders: FollowForm.nullable(),
});
export type FollowChoice = z.infer<typeof FollowChoice>;

/** What the link in a message about a followed project stops. */
export const FollowStop = z.object({
  title: z.string(),
  isStopped: z.boolean(),
  /** How many other projects the same account follows. */
  others: z.number().int(),
});
export type FollowStop = z.infer<typeof FollowStop>;
