import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../lib/language.ts';
import { Icon } from './icon.tsx';
import { BOB_PATH } from './plumb-bob.tsx';
import { uiWords } from './ui.words.ts';

const spoken = here(uiWords).timeline;

export interface TimelineItem {
  id: string;
  state: 'done' | 'now' | 'next';
  title: ReactNode;
  /** ISO time, for machines; `timeText` is for people. */
  time?: string;
  timeText?: string;
  /** Under the time: details, buttons. */
  children?: ReactNode;
}

function Mark({ state }: { state: TimelineItem['state'] }) {
  if (state === 'done') {
    return (
      <span className="timeline-mark done">
        <Icon of={Check} size="tiny" strokeWidth={3} />
      </span>
    );
  }
  if (state === 'next') return <span className="timeline-mark next" />;
  return (
    <span className="timeline-mark now">
      <svg viewBox="0 0 32 56" aria-hidden="true">
        <path d="M16 0v20" className="stroke-plumb" strokeWidth="2" />
        <path transform="translate(16 30) scale(1.3)" d={BOB_PATH} className="fill-brass" />
      </svg>
    </span>
  );
}

/**
 * Past events in order. The plumb line is solid for the past and dotted for the future, and the bob marks the current
 * state.
 */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol className="relative" aria-label={label}>
      {items.map((item) => (
        <li
          key={item.id}
          className={clsx('timeline-item', item.state)}
          aria-current={item.state === 'now' || undefined}
        >
          <Mark state={item.state} />
          <p className="timeline-title">
            <span className="sr-only">{spoken[item.state]} </span>
            {item.title}
          </p>
          {item.timeText && (
            <time dateTime={item.time} className="num block text-meta text-ink-2">
              {item.timeText}
            </time>
          )}
          {item.children && <div className="mt-2">{item.children}</div>}
        </li>
      ))}
    </ol>
  );
}
