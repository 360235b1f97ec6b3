import type { WatchFilter } from '@plumbline/contract/domains/leads/watch.ts';
import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import type { Project, ProjectChange } from '@plumbline/contract/domains/projects/project.ts';
import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import { USUAL_RADIUS } from '@plumbline/contract/domains/projects/project-filter.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { digestWords } from './digest.words.ts';

/** A project in a message. */
export interface DigestEntry {
  readonly project: Project;
  readonly isNew: boolean;
  /** One sentence per change. Empty for a new project. */
  readonly changes: readonly string[];
}

const WEEK_MS = 7 * 24 * 3_600_000;
/** Of a text of a source in a message. */
const MOST_LETTERS = 90;
const POINT = /^-?\d+(?:\.\d+)?\s*,\s*-?\d+(?:\.\d+)?$/;

/** Returns the text of a source on one line, cut. */
export function shortLine(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= MOST_LETTERS ? letters.join('') : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
}

/** Returns the deadline as a moment; null if a source gives none, or only in its own words. */
function deadlineOf({ deadline }: Pick<Project, 'deadline'>): Date | null {
  const at = deadline !== null && /^\d{4}-\d{2}-\d{2}T/.test(deadline) ? new Date(deadline) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}

const closesSoon = ({ project }: DigestEntry, now: Date): boolean => {
  const at = deadlineOf(project);
  return at !== null && at > now && at.getTime() - now.getTime() <= WEEK_MS;
};

/** Returns 'Four new near you, two close this week'. */
export function digestSubject(
  entries: readonly DigestEntry[],
  { near }: Pick<WatchFilter, 'near'>,
  now: Date,
  language: Language,
): string {
  const words = digestWords[language];
  const fresh = entries.filter(({ isNew }) => isNew).length;
  const closing = entries.filter((entry) => closesSoon(entry, now)).length;
  const counted =
    fresh === 0 ? words.changed(entries.length) : near === undefined ? words.new(fresh) : words.newNear(fresh);
  return closing === 0 ? counted : `${counted}, ${words.close(closing)}`;
}

/** Returns the entries in the order of reading: what closes this week, soonest first, then what changed, then the new. */
export function inReadingOrder(entries: readonly DigestEntry[], now: Date): DigestEntry[] {
  const rank = (entry: DigestEntry) => (closesSoon(entry, now) ? 0 : entry.isNew ? 2 : 1);
  const time = (entry: DigestEntry) =>
    closesSoon(entry, now) ? (deadlineOf(entry.project)?.getTime() ?? 0) : -new Date(entry.project.scrapedAt).getTime();
  return entries.toSorted((one, other) => rank(one) - rank(other) || time(one) - time(other));
}

/** Returns why a project matches a filter: 'needs a plumber: A new bath is named. Within 10 mi of 40206'. */
export function whyMatched(filter: WatchFilter, project: Project, language: Language): string {
  const words = digestWords[language];
  const labels = projectWords[language];
  const { need, trade = 'plumbing', plumbing, search, near, within = USUAL_RADIUS, zip, county } = filter;
  const told = need !== undefined || plumbing === true ? project.trades?.[trade] : undefined;
  const reasons = [
    ...(told === undefined ? [] : [words.because(words.need[trade][told.need], shortLine(told.reason))]),
    ...(search ? [words.words(search)] : []),
    ...(near === undefined
      ? []
      : [POINT.test(near) ? words.nearby(String(within)) : words.within(String(within), near)]),
    ...(zip === undefined ? [] : [zip]),
    ...(county === undefined ? [] : [labels.county[county]]),
    ...(filter.projectType.length > 0 ? [labels.type[project.projectType]] : []),
    ...(filter.status.length > 0 ? [labels.status[project.status]] : []),
  ];
  return reasons.length === 0 ? words.everything : reasons.join('; ');
}

/** Returns what changed as sentences: 'Deadline moved from … to …'. Changes that nobody acts on are left out. */
export function changeLines(changes: ProjectChange['fields'], timeZone: string, language: Language): string[] {
  const words = digestWords[language];
  const names: Readonly<Record<string, string>> = words.fields;
  return changes.flatMap(({ field, from, to }) => {
    const name = Object.hasOwn(names, field) ? names[field] : undefined;
    if (name === undefined) return [];
    const [before, after] = [from, to].map((value) =>
      value === null ? null : shown(field, value, timeZone, language),
    );
    if (before == null && after == null) return [];
    if (after == null) return [words.gone(name, before ?? '')];
    if (before == null) return [words.named(name, after)];
    return [(field === 'deadline' ? words.moved : words.became)(name, before, after)];
  });
}

function shown(field: string, value: string, timeZone: string, language: Language): string {
  const { formatDateTime, formatDollars } = formatsIn(language);
  if (field === 'deadline' && deadlineOf({ deadline: value }) !== null) return formatDateTime(value, timeZone);
  if (field.startsWith('budget')) return formatDollars(Number(value));
  const statuses: Readonly<Record<string, string>> = projectWords[language].status;
  if (field === 'status' && Object.hasOwn(statuses, value)) return statuses[value] ?? value;
  return shortLine(value);
}

/** Returns the budget and the deadline of a project, as far as they are known. */
export function factsOf(project: Project, timeZone: string, language: Language): { label: string; value: string }[] {
  const words = digestWords[language];
  const at = deadlineOf(project);
  const deadline =
    at === null
      ? project.deadline && shortLine(project.deadline)
      : formatsIn(language).formatDateTime(at.toISOString(), timeZone);
  return [
    ...(project.budgetMin === null && project.budgetMax === null
      ? []
      : [{ label: words.budget, value: formatBudget(project.budgetMin, project.budgetMax, language) }]),
    ...(deadline ? [{ label: words.deadline, value: deadline }] : []),
  ];
}
