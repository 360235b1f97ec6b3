import type { WatchNarrowing } from '@plumbline/contract/domains/leads/narrowing.ts';
import { PIPELINE_PATH } from '@plumbline/contract/domains/leads/pipeline-address.ts';
import {
  WATCHES_PATH,
  watchAddress,
  watchNarrowPath,
  watchStopPath,
} from '@plumbline/contract/domains/leads/watch-address.ts';
import { projectPath } from '@plumbline/contract/domains/projects/pages.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../kernel/settings.ts';
import { wallTimeOf } from '../../kernel/zoned-time.ts';
import type { Block, OutgoingMessage } from '../messaging/public.ts';
import { type DigestEntry, digestSubject, factsOf, inReadingOrder, shortLine, whyMatched } from './rules/digest.ts';
import { digestWords } from './rules/digest.words.ts';
import { narrowingWords } from './rules/narrowing.words.ts';
import { pursuitWords } from './rules/pursuit.words.ts';
import type { Way } from './rules/watch-ways.ts';
import type { StoredPursuit, StoredWatch } from './tables.ts';

/** The purposes of messages about leads. */
export type LeadsPurpose = 'watch-digest' | 'next-step' | 'follow-news' | 'deadline-reminder' | 'firm-dispute';

declare module '../../kernel/message-purpose.ts' {
  interface MessagePurposes {
    leads: LeadsPurpose;
  }
}

/** Projects that one message describes; the list has the others. */
const MOST_ENTRIES = 10;

/** One message of a watch. */
export interface Digest {
  readonly watch: StoredWatch;
  /** At least one. */
  readonly entries: readonly DigestEntry[];
  readonly ways: readonly Way[];
  /** How it may be narrowed, if it brings too much and no message has said so. */
  readonly busy: Pick<WatchNarrowing, 'perDay' | 'offers'> | null;
  readonly language: Language;
  readonly now: Date;
}

/** Returns the messages that tell what a watch has found. Each moment of a watch has one for each way. */
export function digestMessages(digest: Digest, settings: Settings): OutgoingMessage[] {
  const { watch, ways, language, now } = digest;
  return ways.map(({ channel, to }) => ({
    dedupeKey: `watch:${watch.id}:${now.toISOString()}:${channel}`,
    channel,
    to,
    language,
    purpose: 'watch-digest',
    about: { kind: 'watch', id: watch.id },
    transactional: false,
    timeZone: watch.timeZone,
    content: contentFor(channel, digest, settings),
  }));
}

function contentFor(channel: Way['channel'], digest: Digest, settings: Settings): OutgoingMessage['content'] {
  const { watch, entries, language, now } = digest;
  const words = digestWords[language];
  const subject = digestSubject(entries, watch.filter, now, language);
  const list = pathIn(language, `/projects?${watchAddress(watch.filter)}`);
  const [first] = inReadingOrder(entries, now);
  const place = first === undefined ? '' : `${shortLine(first.project.title)}, ${shortLine(first.project.location)}`;
  if (channel === 'email') return { kind: 'letter', subject, blocks: blocksOf(digest, settings) };
  if (channel === 'push') return { kind: 'notice', title: subject, text: place, url: list };
  return { kind: 'text', text: words.text(subject, place, settings.publicUrl + list) };
}

function blocksOf(
  { watch, entries, busy, language, now }: Digest,
  { publicUrl, senderPostalAddress }: Settings,
): Block[] {
  const words = digestWords[language];
  const at = (path: string) => publicUrl + pathIn(language, path);
  const changed = entries.filter(({ isNew }) => !isNew).length;
  const rest = entries.length - MOST_ENTRIES;
  const lead = [
    words.watch(shortLine(watch.name)),
    ...(changed > 0 && changed < entries.length ? [words.alsoChanged(changed)] : []),
  ];
  return [
    { kind: 'heading', text: digestSubject(entries, watch.filter, now, language) },
    { kind: 'paragraph', text: lead.join(' ') },
    ...inReadingOrder(entries, now)
      .slice(0, MOST_ENTRIES)
      .flatMap((entry) => entryBlocks(entry, watch, language, at)),
    ...(rest > 0 ? [{ kind: 'paragraph', text: words.more(rest) } satisfies Block] : []),
    ...(busy === null ? [] : busyBlocks(busy, at(watchNarrowPath(watch.stopKey)), language)),
    { kind: 'button', label: words.seeAll, url: at(`/projects?${watchAddress(watch.filter)}`) },
    {
      kind: 'note',
      text: [
        words.asked(formatsIn(language).formatLongDay(wallTimeOf(watch.createdAt, watch.timeZone).day)),
        ...(senderPostalAddress === null ? [] : [`Plumbline, ${senderPostalAddress}`]),
      ].join('\n'),
    },
    { kind: 'small-link', label: words.change, url: at(WATCHES_PATH) },
    { kind: 'small-link', label: words.stop, url: at(watchStopPath(watch.stopKey)) },
  ];
}

function entryBlocks(
  { project, isNew, changes }: DigestEntry,
  watch: StoredWatch,
  language: Language,
  at: (path: string) => string,
): Block[] {
  const words = digestWords[language];
  return [
    { kind: 'heading', text: shortLine(project.title) },
    { kind: 'paragraph', text: `${isNew ? words.isNew : words.isChanged}. ${shortLine(project.location)}` },
    {
      kind: 'facts',
      facts: [
        ...(changes.length > 0 ? [{ label: words.changes, value: changes.join('\n') }] : []),
        { label: words.why, value: whyMatched(watch.filter, project, language) },
        ...factsOf(project, watch.timeZone, language),
      ],
    },
    { kind: 'small-link', label: words.see, url: at(projectPath(project.id)) },
    { kind: 'small-link', label: narrowingWords[language].not, url: at(watchNarrowPath(watch.stopKey, project.id)) },
  ];
}

/** Says how much a watch brings, and what narrower ones would bring. */
function busyBlocks({ perDay, offers }: NonNullable<Digest['busy']>, url: string, language: Language): Block[] {
  const words = narrowingWords[language];
  return [
    {
      kind: 'paragraph',
      text: [words.busy(perDay), ...offers.map((offer) => words.would(offer.label, offer.perDay))].join('\n'),
    },
    { kind: 'small-link', label: words.narrow, url },
  ];
}

/** A next step that comes tomorrow or today. */
export interface StepNote {
  readonly pursuit: StoredPursuit;
  readonly project: Project;
  readonly to: string;
  readonly language: Language;
  readonly timeZone: string;
}

/** Returns the mail that announces a next step, which its reader has entered. Each day of a pursuit has one. */
export function nextStepMessage(note: StepNote, { publicUrl }: Settings): OutgoingMessage {
  const { pursuit, project, to, language, timeZone } = note;
  const { userId, projectId, nextStepOn, nextStep, notes } = pursuit;
  if (nextStepOn === null) throw new Error('A step without a day is not announced');
  const words = pursuitWords[language];
  const at = (path: string) => publicUrl + pathIn(language, path);
  const day = formatsIn(language).formatDay(nextStepOn);
  return {
    dedupeKey: `next-step:${userId}:${projectId}:${nextStepOn}`,
    channel: 'email',
    to,
    language,
    purpose: 'next-step',
    about: { kind: 'account', id: userId },
    // The reader has asked for it.
    transactional: true,
    timeZone,
    content: {
      kind: 'letter',
      subject: words.subject(day, shortLine(project.title)),
      blocks: [
        { kind: 'heading', text: nextStep === null ? words.step : shortLine(nextStep) },
        { kind: 'paragraph', text: words.on(day) },
        {
          kind: 'facts',
          facts: [
            { label: words.project, value: shortLine(project.title) },
            { label: words.place, value: shortLine(project.location) },
            ...factsOf(project, timeZone, language),
            ...(notes === null ? [] : [{ label: words.notes, value: notes }]),
          ],
        },
        { kind: 'button', label: words.open, url: at(`${PIPELINE_PATH}?edit=${projectId}`) },
        { kind: 'small-link', label: words.see, url: at(projectPath(projectId)) },
      ],
    },
  };
}
