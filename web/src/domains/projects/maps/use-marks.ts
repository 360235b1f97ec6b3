import type { MapPoint, ProjectMap } from '@plumbline/contract/domains/projects/project-map.ts';
import { useMemo } from 'react';
import type { MapKind } from './map-kind.ts';
import type { MapPosition } from './map-position.ts';
import { type Mark, marksOf } from './marks.ts';
import type { Size } from './plane.ts';

export interface MarksAt {
  readonly kind: MapKind;
  readonly position: MapPosition;
  readonly size: Size;
  /** Points that are drawn whatever the server has clustered: the one chosen, the one pointed at. */
  readonly known: readonly [MapPoint | undefined, MapPoint | undefined];
  /** These are never put into a cluster. */
  readonly alone: ReadonlySet<string>;
}

/** A pin beyond the edge can be seen in part. */
const CUT_MARGIN_PX = 30;

/** Returns the marks of a map at this position; none until the server has answered. */
export function useMarks(
  map: ProjectMap | undefined,
  { kind, position, size, known: [chosen, pointed], alone }: MarksAt,
): Mark[] {
  return useMemo(() => {
    if (!map) return [];
    const points = new Map([chosen, pointed, ...map.points].flatMap((one) => (one ? [[one.id, one] as const] : [])));
    return marksOf(
      { ...map, points: [...points.values()] },
      {
        size,
        draw: kind.draw(position, size),
        ...(kind.fallback ? { fallback: kind.fallback } : {}),
        ...(kind.cut ? { margin: CUT_MARGIN_PX } : {}),
        alone,
      },
    );
  }, [map, chosen, pointed, size, kind, position, alone]);
}
