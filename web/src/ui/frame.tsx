import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import { useEarlyPress } from '../lib/early-press.ts';

export type FrameWidth = 'wrap' | 'mid' | 'narrow' | 'slim' | 'answer';

const widths: Record<FrameWidth, string> = {
  wrap: 'max-w-wrap', // 1408: lists, maps, header
  mid: 'max-w-mid', // 1184: main and an aside
  narrow: 'max-w-narrow', // 784: reading
  slim: 'max-w-slim', // 560: a form alone
  answer: 'max-w-slim lg:max-w-answer', // the job | the answer
};

export interface FrameProps extends ComponentProps<'div'> {
  width?: FrameWidth;
  as?: ElementType;
}

/** Centers a page's content at one of the five widths, with the gutter on both sides. */
export function Frame({ width = 'wrap', as: Element = 'div', className, ...rest }: FrameProps) {
  return <Element className={clsx('mx-auto w-full px-gutter', widths[width], className)} {...rest} />;
}

export interface PageProps extends FrameProps {
  /** The page has an `ActionBar`, so leave room for it on phones. */
  bar?: boolean;
}

/** The standard page: a frame with the usual padding above and below. */
export function Page({ bar = false, className, ...rest }: PageProps) {
  useEarlyPress();
  return <Frame className={clsx('pt-4 lg:pt-8 lg:pb-16', bar ? 'pb-30' : 'pb-12', className)} {...rest} />;
}

/** A main column and an aside of 360 or 400 px that stays in view from 1024 px; one column below. */
export function WithAside({
  aside,
  wide = false,
  children,
  className,
}: {
  aside: React.ReactNode;
  wide?: boolean;
  children: React.ReactNode;
  className?: string;
}) {
  return (
    <div
      className={clsx(
        'grid gap-4 lg:items-start lg:gap-8',
        wide ? 'lg:grid-cols-[minmax(0,1fr)_400px]' : 'lg:grid-cols-[minmax(0,1fr)_360px]',
        className,
      )}
    >
      <div className="min-w-0">{children}</div>
      <aside className="min-w-0 lg:sticky lg:top-6">{aside}</aside>
    </div>
  );
}
