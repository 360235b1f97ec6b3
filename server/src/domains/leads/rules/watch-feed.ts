import type { WatchFilter } from '@plumbline/contract/domains/leads/watch.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import { escapeHtml } from '../../messaging/public.ts';
import type { DatedProject } from '../../projects/public.ts';
import { factsOf, shortLine, whyMatched } from './digest.ts';
import { digestWords } from './digest.words.ts';

interface FeedOfWatch {
  /** Not a secret, and the same when its address changes. */
  readonly id: string;
  readonly name: string;
  readonly filter: WatchFilter;
  readonly timeZone: string;
  readonly createdAt: Date;
}

interface FeedOptions {
  readonly language: Language;
  /** Of the feed itself. */
  readonly url: string;
  /** Of the list with the same filter. */
  readonly listUrl: string;
  readonly pageOf: (id: string) => string;
}

/** What XML can't contain, even escaped. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const text = (value: string): string => escapeHtml(value.replace(NOT_IN_XML, ''));

/**
 * Returns projects as an Atom feed (RFC 4287). Whatever sources have written is plain text on one line, and links lead to
 * our own pages only. A reader shows a project once, and again when it has changed.
 */
export function watchFeed(
  watch: FeedOfWatch,
  entries: readonly DatedProject[],
  { language, url, listUrl, pageOf }: FeedOptions,
): string {
  const updated = entries.reduce((last, { changedAt }) => (changedAt > last ? changedAt : last), watch.createdAt);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${text(`tag:${new URL(url).hostname},2026:watch/${watch.id}`)}</id>`,
    `<title>${text(`${shortLine(watch.name)} - ${SITE_NAME}`)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${SITE_NAME}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${text(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${text(listUrl)}"/>`,
    ...entries.map((entry) => entryOf(entry, watch, language, pageOf(entry.project.id))),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf({ project, changedAt }: DatedProject, watch: FeedOfWatch, language: Language, page: string): string {
  const lines = [
    shortLine(project.location),
    ...factsOf(project, watch.timeZone, language).map(({ label, value }) => `${label}: ${value}`),
    `${digestWords[language].why}: ${whyMatched(watch.filter, project, language)}`,
  ];
  return [
    '<entry>',
    `<id>${text(page)}</id>`,
    `<title>${text(shortLine(project.title))}</title>`,
    `<published>${project.firstSeenAt}</published>`,
    `<updated>${changedAt.toISOString()}</updated>`,
    `<link rel="alternate" type="text/html" href="${text(page)}"/>`,
    `<summary>${text(lines.join('\n'))}</summary>`,
    '</entry>',
  ].join('\n');
}
