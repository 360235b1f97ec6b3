import clsx from 'clsx';
import type { HistoryPart, PartState } from './history.ts';

const looks: Record<PartState, string> = {
  well: 'fill-green-solid',
  briefly: 'fill-amber-solid',
  broken: 'fill-red-solid',
};

/** The share of a stretch that its bar fills. */
const BAR = 0.8;
/** How far a bar sticks out, so that color is not the only signal. */
const OVER: Record<PartState, number> = { well: 0, briefly: 0, broken: 0.08 };

/**
 * One bar for each stretch of time, oldest first. Drawn, since bars that share a row in CSS move while the HTML with the
 * others is on its way.
 */
export function HistoryMarks({
  history,
  label,
  className,
}: {
  history: readonly HistoryPart[];
  /** What the bars say, for those who don't see them. */
  label: string;
  className?: string;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${history.length - 1 + BAR} 1`}
      preserveAspectRatio="none"
      className={clsx('block w-full overflow-visible', className)}
    >
      {history.map(({ from, state }, index) => (
        <rect
          key={from.getTime()}
          x={index}
          y={-OVER[state]}
          width={BAR}
          height={1 + 2 * OVER[state]}
          className={looks[state]}
        />
      ))}
    </svg>
  );
}
