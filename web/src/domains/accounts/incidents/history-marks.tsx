import clsx from 'clsx';
import type { HistoryPart, PartState } from './history.ts';

const looks: Record<PartState, string> = {
  well: 'bg-green-solid',
  briefly: 'bg-amber-solid',
  // Taller, so that color is not the only signal.
  broken: 'bg-red-solid scale-y-115',
};

/** One bar for each stretch of time, oldest first. */
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
    <div role="img" aria-label={label} className={clsx('flex items-stretch gap-0.5', className)}>
      {history.map(({ from, state }) => (
        <span key={from.getTime()} className={clsx('min-w-0 flex-1 rounded-[1px]', looks[state])} />
      ))}
    </div>
  );
}
