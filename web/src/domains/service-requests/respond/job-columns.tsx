import type { ReactNode } from 'react';

export interface JobColumnsProps {
  /** What comes first on every screen. */
  children: ReactNode;
  /** Cards beside the job. On phones they follow `children`, or `rest` where they have `max-lg:order-1`. */
  aside: ReactNode;
  /** The rest of the main column. */
  rest: ReactNode;
  /** The end of the page. */
  last?: ReactNode;
}

/** A main column and an aside of 400 px; on phones, one column in the order in which the contractor needs it. */
export function JobColumns({ children, aside, rest, last }: JobColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8">
      <div className="grid content-start gap-4">{children}</div>
      <div className="contents lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:grid lg:content-start lg:gap-4">
        {aside}
      </div>
      <div className="grid content-start gap-4">{rest}</div>
      <div className="grid content-start gap-4 max-lg:order-2">{last}</div>
    </div>
  );
}
