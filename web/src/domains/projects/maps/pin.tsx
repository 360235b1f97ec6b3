import type { ProjectStatus } from '@plumbline/contract/domains/projects/project.ts';
import clsx from 'clsx';

const glyphs: Record<ProjectStatus, string> = {
  'bidding-open': 'M-3.5 0h7M0 -3.5v7',
  'in-review': 'M-4 0a4 3.2 0 0 1 8 0a4 3.2 0 0 1-8 0M0 -.1v.2',
  'in-progress': 'M-3 -2.5h6M0 -2.5v6',
  planning: 'M-3 3l6-6',
  completed: 'M-3.5 0l2.5 2.5 4.5-5',
};

/** Solid colors of the markers; the street map's orange and gray are the specification's. */
const schematicTones: Record<ProjectStatus, string> = {
  'bidding-open': 'text-green-solid',
  'in-review': 'text-blue-solid',
  'in-progress': 'text-yellow-solid',
  planning: 'text-amber-solid',
  completed: 'text-gray-solid',
};
const streetTones: Record<ProjectStatus, string> = { ...schematicTones, planning: 'text-orange-solid' };

/** The map that a pin is on: planning is amber on one and orange on the other. */
export type PinTone = 'schematic' | 'street';

export interface PinProps {
  status: ProjectStatus;
  tone: PinTone;
  /** Selected or under the pointer: drawn with an outline and a shadow. */
  strong?: boolean;
  /** Its place is not known: the pin is hollow. */
  unplaced?: boolean;
  className?: string;
}

/** A pin whose point is the place: 22 by 31 pixels, its point at the middle of its lower edge. */
export function Pin({ className, ...props }: PinProps) {
  return (
    <svg
      viewBox="-11 -30 22 31"
      width="22"
      height="31"
      overflow="visible"
      className={clsx(pinColor(props), className)}
      aria-hidden="true"
    >
      <PinShape {...props} />
    </svg>
  );
}

export const pinColor = ({ tone, status }: Pick<PinProps, 'tone' | 'status'>): string =>
  (tone === 'street' ? streetTones : schematicTones)[status];

/** The shape of a pin, whose point is the origin, in the color of the text. */
export function PinShape({ status, strong = false, unplaced = false }: Omit<PinProps, 'tone' | 'className'>) {
  const [body, edge, glyph] = unplaced
    ? ['fill-surface', strong ? 'stroke-ink' : 'stroke-current', 'stroke-current']
    : ['fill-current', strong ? 'stroke-ink' : 'stroke-surface', 'stroke-surface'];
  return (
    <>
      {strong && <ellipse cx="0" cy="1" rx="9" ry="3.5" className="fill-ink opacity-25" />}
      <path
        d="M0 0-7.6-12.6A9.5 9.5 0 1 1 7.6-12.6Z"
        className={clsx(body, edge)}
        strokeWidth={strong ? 2.2 : 1.6}
        strokeLinejoin="round"
      />
      <path
        d={glyphs[status]}
        transform="translate(0 -18.2)"
        className={clsx('fill-none', glyph)}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
