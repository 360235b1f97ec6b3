import type { BidDate, BidDateKind } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { Flag, Footprints, Gavel, History, type LucideIcon } from 'lucide-react';
import { formatDay } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { calendarWords } from './calendar.words.ts';

const words = here(calendarWords);

/** Kinds differ in icon, word and shape, not in color alone. */
export const kindIcon: Readonly<Record<BidDateKind, LucideIcon>> = {
  deadline: Gavel,
  moved: History,
  visit: Footprints,
  step: Flag,
};

/** Whether a visit was read from a description, and nobody has said yet whether that is right. */
export const isUnchecked = ({ kind, isConfirmed }: BidDate): boolean => kind === 'visit' && !isConfirmed;

/** The look of a date in the month. What was read is outlined, as long as nobody has checked it. */
export const kindLook = (date: BidDate): string => {
  if (date.kind === 'deadline') return 'bg-green-tint text-green-ink border-transparent';
  if (date.kind === 'moved') return 'bg-sunken text-ink-2 border-transparent';
  if (date.kind === 'step') return 'border-line-strong text-ink';
  return isUnchecked(date) ? 'border-blue-solid text-blue-ink' : 'bg-blue-tint text-blue-ink border-transparent';
};

export const inkOf: Readonly<Record<BidDateKind, string>> = {
  deadline: 'text-green-ink',
  moved: 'text-ink-2',
  visit: 'text-blue-ink',
  step: 'text-ink-2',
};

/** What a date is about, in a few words. */
export function titleOf({ kind, project, text, movedTo }: BidDate): string {
  if (kind === 'step') return text ?? words.someStep;
  if (kind === 'visit') return words.visitTo(project.title);
  if (kind === 'moved') return `${project.title}: ${words.nowOn(formatDay(movedTo ?? ''))}`;
  return words.closes(project.title);
}
