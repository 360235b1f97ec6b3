import type { ThreadMessage } from '@plumbline/contract/domains/threads/thread.ts';
import { NEWEST } from '@plumbline/contract/domains/threads/thread-address.ts';
import clsx from 'clsx';
import { EyeOff, LockOpen, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { formatMoment } from '../../lib/moment.ts';
import { MaskedText } from '../../ui/hidden-detail.tsx';
import { Icon } from '../../ui/icon.tsx';
import { threadPageWords } from './thread.words.ts';
import type { ThreadLine } from './thread-lines.ts';

const words = here(threadPageWords);

/** Only the time: the day is above it. */
const clockOf = (at: string, timeZone: string): string => formatMoment(at, timeZone, new Date(at));

interface MessageItemProps {
  message: ThreadMessage;
  /** The author's name for screen readers. */
  author: string;
  /** Links lead to it. */
  isNewest: boolean;
  timeZone: string;
}

/** A message with how it came, when, and whether it was read. */
function MessageItem({ message, author, isNewest, timeZone }: MessageItemProps) {
  const { mine, text, via, at, read, covered } = message;
  return (
    <li
      {...(isNewest && { id: NEWEST })}
      className={clsx(
        'grid max-w-[84%] max-lg:scroll-mb-64 gap-1',
        mine ? 'justify-items-end self-end' : 'justify-items-start self-start',
      )}
    >
      <div
        className={clsx(
          'min-w-0 rounded border px-3.5 py-2.5',
          mine ? 'border-plumb-tint bg-plumb-tint' : 'border-line bg-surface',
        )}
      >
        <b className="sr-only">{author}: </b>
        {text === null ? (
          <p className="text-ink-2">{words.erased}</p>
        ) : (
          <p className="max-w-[34em] wrap-anywhere whitespace-pre-line">{mine ? text : <MaskedText text={text} />}</p>
        )}
      </div>
      <p className="num flex flex-wrap items-center gap-x-2 text-meta text-ink-2">
        {via === 'sms' && (
          <span className="inline-flex items-center gap-1">
            <Icon of={Smartphone} size="small" />
            {words.bySms}
          </span>
        )}
        <time dateTime={at}>{clockOf(at, timeZone)}</time>
        {mine && <span>{read ? words.read : words.sent}</span>}
      </p>
      {covered && <SystemLine icon={EyeOff}>{words.covered}</SystemLine>}
    </li>
  );
}

function SystemLine({ icon, children }: { icon: typeof EyeOff; children: ReactNode }) {
  return (
    <p className="flex gap-2.5 border-l-3 border-plumb bg-sunken px-3 py-2 text-meta text-ink-2">
      <Icon of={icon} size="small" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

/** One line of a thread's page. */
export function ThreadListItem({
  line,
  names,
  newest,
  timeZone,
}: {
  line: ThreadLine;
  /** The number of the thread's newest message, if this page has it. */
  newest: number | undefined;
  names: { readonly mine: string; readonly other: string };
  timeZone: string;
}) {
  switch (line.kind) {
    case 'day':
      return (
        <li className="num flex items-center gap-4 text-meta text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {formatDay(line.day)}
        </li>
      );
    case 'connected':
      return (
        <li>
          <SystemLine icon={LockOpen}>
            <time dateTime={line.at} className="num font-strong text-ink">
              {clockOf(line.at, timeZone)}
            </time>{' '}
            {words.connected}
          </SystemLine>
        </li>
      );
    case 'message':
      return (
        <MessageItem
          message={line.message}
          isNewest={line.message.seq === newest}
          author={line.message.mine ? names.mine : names.other}
          timeZone={timeZone}
        />
      );
  }
}
