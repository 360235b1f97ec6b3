import type { ThreadParty } from '@plumbline/contract/domains/threads/thread.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { Block } from '../../messaging/public.ts';
import type { OpenedReferral } from '../../service-requests/public.ts';
import { threadUrl } from './links.ts';
import { threadLetterWords } from './thread-letters.words.ts';

/** The contents of an announcement. `texts` are the newest, as this side may read them, oldest first. */
export interface Unread {
  readonly count: number;
  readonly texts: readonly string[];
}

export interface AnnouncedFacts {
  /** The side that is told. */
  readonly party: ThreadParty;
  readonly opened: OpenedReferral;
  /** The other side's name, as this side may know it. */
  readonly from: string;
  readonly unread: Unread;
  readonly language: Language;
  readonly settings: Pick<Settings, 'publicUrl'>;
}

export interface ThreadLetter {
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly sms: string;
}

/** Characters of a message that a text quotes. */
const QUOTED = 90;

/** Returns the announcement of everything that a side hasn't read. */
export function threadLetter({ party, opened, from, unread, language, settings }: AnnouncedFacts): ThreadLetter {
  const words = threadLetterWords[language];
  const { count, texts } = unread;
  const say = opened.isConnected ? words.subject : party === 'customer' ? words.asks : words.answers;
  const said = say(from, count, formatsIn(language).formatNumber(count));
  const url = threadUrl(settings, party, opened, language);
  const newest = texts.at(-1);
  return {
    subject: `${said} (${opened.requestNumber})`,
    blocks: [
      { kind: 'paragraph', text: `${said}.` },
      ...texts.map((text): Block => ({ kind: 'paragraph', text: `“${text}”` })),
      ...(texts.length < count ? [note(words.notAll)] : []),
      ...(opened.isConnected ? [] : [note(words.covered)]),
      note(`${opened.title} · ${opened.requestNumber}`),
      { kind: 'button', label: words.open, url },
    ],
    sms: words.sms(
      `Plumbline ${opened.requestNumber}: ${said}${newest === undefined ? '.' : `: "${quoted(newest)}"`}`,
      url,
    ),
  };
}

const note = (text: string): Block => ({ kind: 'note', text });

/** One line, cut between words if it is long. */
function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= QUOTED) return line;
  const cut = line.slice(0, QUOTED);
  const end = cut.lastIndexOf(' ');
  return `${end > QUOTED / 2 ? cut.slice(0, end) : cut}...`;
}
