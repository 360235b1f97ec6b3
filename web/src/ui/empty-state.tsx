import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BOB_PATH } from './plumb-bob.tsx';

export type EmptyDrawing = 'house' | 'pin' | 'level';

const drawings: Record<EmptyDrawing, ReactNode> = {
  house: <path d="M8 56h80M20 56V34h56v22M20 34 48 16l28 18" className="stroke-line-strong" />,
  pin: <path d="M14 60h68M24 60V22l16-6 16 6 16-6v44M40 16v44M56 22v38" className="stroke-line-strong" />,
  level: <path d="M10 50h76v12H10zM40 50v12M56 50v12M44 56h8" className="stroke-line-strong" />,
};

export interface EmptyStateProps {
  title: string;
  /** The reason why it is empty, and what to do. */
  children?: ReactNode;
  /** The next action. */
  action?: ReactNode;
  drawing?: EmptyDrawing;
  /** The heading's level in the page. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Shown in place of an empty list: says that it is empty, why, and what to do next. */
export function EmptyState({ title, children, action, drawing = 'house', level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx('card rounded border border-line bg-surface px-4 py-8 text-center', className)}>
      <svg
        viewBox="0 0 96 72"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="mx-auto mb-3 h-18 w-24"
        aria-hidden="true"
      >
        {drawings[drawing]}
        <path d="M48 0v36" className="stroke-ink" />
        <path transform="translate(48 46)" d={BOB_PATH} className="fill-brass" />
      </svg>
      <Heading className={level === 1 ? 'text-title' : 'text-body'}>{title}</Heading>
      {children && <div className="mx-auto mt-1 max-w-[38ch] text-ink-2">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
