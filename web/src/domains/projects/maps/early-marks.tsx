import { countText, isLarge } from './cluster-count.tsx';
import type { Mark } from './marks.ts';
import { PinShape, type PinTone, pinColor } from './pin.tsx';
import type { Size } from './plane.ts';

export interface EarlyMarksProps {
  marks: readonly Mark[];
  /** For which they were placed. The map has the same shape at every width. */
  size: Size;
  tone: PinTone;
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

/**
 * The markers of a map that nobody can press yet: what the server knows, in place before any script runs. They are of
 * their own size at every width. Only a drawing can place them so: the page's policy allows no styles in elements.
 */
export function EarlyMarks({ marks, size, tone }: EarlyMarksProps) {
  return (
    <svg className="pointer-events-none absolute inset-0 size-full overflow-visible" aria-hidden="true">
      {marks.map((mark) => (
        <svg key={mark.id} x={percent(mark.x, size.width)} y={percent(mark.y, size.height)} overflow="visible">
          {mark.kind === 'cluster' ? (
            <g className="map-early-cluster">
              <circle r={isLarge(mark.count) ? 20 : 17} />
              <text y="4.5" textAnchor="middle">
                {countText(mark.count)}
              </text>
            </g>
          ) : (
            <g className={pinColor({ tone, status: mark.point.status })}>
              <PinShape status={mark.point.status} unplaced={mark.unplaced} />
            </g>
          )}
        </svg>
      ))}
    </svg>
  );
}
