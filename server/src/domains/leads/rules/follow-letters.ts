import type { ReminderLead } from '@plumbline/contract/domains/leads/follow.ts';
import { followPath, WATCHES_PATH, watchStopPath } from '@plumbline/contract/domains/leads/watch-address.ts';
import { projectPath } from '@plumbline/contract/domains/projects/pages.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { FollowStopKey, UserId } from '@plumbline/contract/kernel/id.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { About, Block, OutgoingMessage } from '../../messaging/public.ts';
import type { StoredFollow } from '../tables.ts';
import type { DeadlineDay } from './bid-dates.ts';
import { factsOf, shortLine } from './digest.ts';
import { digestWords } from './digest.words.ts';
import { followWords } from './follow.words.ts';

/** Returns the subject of messages about one followed project. */
export const aboutFollow = ({ userId, projectId }: Pick<StoredFollow, 'userId' | 'projectId'>): About => ({
  kind: 'follow',
  id: `${userId}/${projectId}`,
});

/** Returns the subject of messages about several projects that an account follows. */
export const aboutAll = (userId: UserId): About => ({ kind: 'follow', id: userId });

/** A followed project that has changed. */
export interface FollowEntry {
  readonly project: Project;
  /** At least one sentence. */
  readonly changes: readonly string[];
  /** The zone of its dates. */
  readonly timeZone: string;
  readonly stopKey: FollowStopKey;
}

/** What an account is told of the projects that it follows. */
export interface FollowNews {
  readonly userId: UserId;
  /** At least one. */
  readonly entries: readonly FollowEntry[];
  readonly to: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly now: Date;
}

/** Returns the mail that tells what has changed on followed projects. Each moment of an account has one. */
export function followNewsMessage(news: FollowNews, settings: Settings): OutgoingMessage {
  const { userId, entries, to, language, timeZone, now } = news;
  const [first] = entries;
  if (first === undefined) throw new Error('A message tells something');
  const words = followWords[language];
  const subject =
    entries.length === 1 ? words.changedOne(shortLine(first.project.title)) : words.changed(entries.length);
  const at = (path: string) => settings.publicUrl + pathIn(language, path);
  return {
    dedupeKey: `follow-news:${userId}:${now.toISOString()}`,
    channel: 'email',
    to,
    language,
    purpose: 'follow-news',
    about: entries.length === 1 ? aboutFollow({ userId, projectId: first.project.id }) : aboutAll(userId),
    transactional: false,
    timeZone,
    content: {
      kind: 'letter',
      subject,
      blocks: [
        { kind: 'heading', text: subject },
        ...entries.flatMap(({ project, changes, timeZone, stopKey }): Block[] => [
          ...(entries.length === 1 ? [] : [{ kind: 'heading', text: shortLine(project.title) } satisfies Block]),
          { kind: 'paragraph', text: shortLine(project.location) },
          {
            kind: 'facts',
            facts: [
              { label: digestWords[language].changes, value: changes.join('\n') },
              ...factsOf(project, timeZone, language),
            ],
          },
          { kind: 'small-link', label: digestWords[language].see, url: at(projectPath(project.id)) },
          { kind: 'small-link', label: words.stop, url: at(watchStopPath(stopKey)) },
        ]),
        ...endOf(language, settings),
      ],
    },
  };
}

/** A reminder of a followed project's deadline. */
export interface DeadlineNote {
  readonly follow: StoredFollow;
  readonly project: Project;
  readonly deadline: DeadlineDay;
  readonly lead: ReminderLead;
  /** Until the deadline, when it is read. */
  readonly days: number;
  readonly to: string;
  readonly language: Language;
  readonly read: Date;
  /** It is useless from then on. */
  readonly until: Date;
}

/** Returns the mail that reminds of a deadline. Each lead has one for each day that the deadline has had. */
export function deadlineReminderMessage(note: DeadlineNote, settings: Settings): OutgoingMessage {
  const { follow, project, deadline, lead, days, to, language, read, until } = note;
  const { userId, stopKey } = follow;
  const words = followWords[language];
  const at = (path: string) => settings.publicUrl + pathIn(language, path);
  const { formatDay, formatDateTime } = formatsIn(language);
  const due = words.due(days);
  return {
    dedupeKey: `deadline-reminder:${userId}:${project.id}:${lead}:${deadline.day}`,
    channel: 'email',
    to,
    language,
    purpose: 'deadline-reminder',
    about: aboutFollow({ userId, projectId: project.id }),
    transactional: false,
    timeZone: follow.timeZone,
    notBefore: read,
    notAfter: until,
    content: {
      kind: 'letter',
      subject: words.dueFor(due, shortLine(project.title)),
      blocks: [
        { kind: 'heading', text: due },
        {
          kind: 'facts',
          facts: [
            { label: words.project, value: shortLine(project.title) },
            { label: words.place, value: shortLine(project.location) },
            {
              label: digestWords[language].deadline,
              value:
                deadline.at === null
                  ? formatDay(deadline.day)
                  : formatDateTime(deadline.at.toISOString(), deadline.timeZone),
            },
          ],
        },
        { kind: 'button', label: digestWords[language].see, url: at(projectPath(project.id)) },
        { kind: 'small-link', label: words.change, url: at(followPath(project.id)) },
        { kind: 'small-link', label: words.stop, url: at(watchStopPath(stopKey)) },
        ...endOf(language, settings),
      ],
    },
  };
}

/** Says why the message came, and from whom. */
const endOf = (language: Language, { publicUrl, senderPostalAddress }: Settings): Block[] => [
  {
    kind: 'note',
    text: [
      followWords[language].why,
      ...(senderPostalAddress === null ? [] : [`Plumbline, ${senderPostalAddress}`]),
    ].join('\n'),
  },
  { kind: 'small-link', label: followWords[language].all, url: publicUrl + pathIn(language, WATCHES_PATH) },
];
