import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import clsx from 'clsx';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { isNewSince, useNewSince } from '../../../lib/new-since.ts';
import { ClusterCount } from './cluster-count.tsx';
import { mapWords } from './map.words.ts';
import { type ClusterMark, type Direction, type Mark, nearestMark, nextMark, type PointMark } from './marks.ts';
import { Pin, type PinTone } from './pin.tsx';
import type { Size } from './plane.ts';

const words = here(mapWords);

const labels = here(projectWords);

export interface MarkerLayerProps {
  marks: readonly Mark[];
  size: Size;
  tone: PinTone;
  /** At the view's edge. */
  cut: boolean;
  selectedId: string | undefined;
  /** Highlighted markers: those under the pointer here or in the list. */
  strongIds: ReadonlySet<string>;
  onPoint: (id: string | undefined) => void;
  onSelect: (mark: PointMark) => void;
  onOpenCluster: (mark: ClusterMark) => void;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Half of a target. */
const REACH_PX = 22;
const isInView = ({ x, y }: Mark, { width, height }: Size) =>
  x >= REACH_PX && y >= REACH_PX && x <= width - REACH_PX && y <= height;

const nameOf = ({ point, unplaced }: PointMark, isNew: boolean): string =>
  [
    point.title,
    labels.status[point.status],
    labels.type[point.projectType],
    ...(point.plumbingRequired ? [words.marker.plumbing] : []),
    ...(unplaced ? [words.marker.unplaced] : []),
    ...(isNew ? [words.marker.isNew] : []),
  ].join(', ');

/**
 * Markers as buttons over the map. One of them is in the tab order. Arrow keys move from it to the next one, or move
 * the map if there is none in that direction.
 */
export function MarkerLayer({
  marks,
  size,
  tone,
  cut,
  selectedId,
  strongIds,
  onPoint,
  onSelect,
  onOpenCluster,
}: MarkerLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const since = useNewSince();
  const [activeId, setActiveId] = useState<string>();
  const focused = useRef<{ id: string; x: number; y: number } | null>(null);
  const middle = { x: size.width / 2, y: size.height / 2 };
  // Clipped markers at the edge are mouse-only, since the focus could be invisible there.
  const reachable = cut ? marks.filter((mark) => isInView(mark, size)) : marks;
  const active =
    reachable.find(({ id }) => id === activeId) ??
    reachable.find(({ id }) => id === selectedId) ??
    nearestMark(reachable, middle);

  const focusOn = (id: string) => layer.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(id)}"]`)?.focus();

  // A cluster that falls apart takes the focus with it: the nearest of what is there now has it next, else the map.
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || marks.some(({ id }) => id === lost.id)) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const next = nearestMark(reachable, lost);
    if (next) focusOn(next.id);
    else layer.current?.closest<HTMLElement>('[data-map-view]')?.focus();
  }, [marks, reachable]);

  const press = (event: KeyboardEvent<HTMLElement>, mark: Mark) => {
    const direction = directions[event.key];
    const next = direction && nextMark(reachable, mark, direction);
    if (!next) return;
    event.preventDefault();
    focusOn(next.id);
  };

  const marker = (mark: Mark) => ({
    'data-mark': mark.id,
    tabIndex: mark.id === active?.id ? 0 : -1,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      focused.current = { id: mark.id, x: mark.x, y: mark.y };
      setActiveId(mark.id);
      if (mark.kind === 'point' && event.currentTarget.matches(':focus-visible')) onPoint(mark.id);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // If nothing takes the focus, the button itself may have been removed; the effect above handles that.
      if (event.relatedTarget) focused.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, mark),
  });

  return (
    <div ref={layer} className={clsx('absolute inset-0', cut && 'overflow-clip rounded')}>
      {marks.map((mark) => {
        const isNew = isNewSince(since, mark.newestAt);
        if (mark.kind === 'cluster') {
          return (
            <button
              type="button"
              key={mark.id}
              {...marker(mark)}
              className="map-marker z-1 grid place-items-center rounded-full"
              style={{ left: mark.x - 22, top: mark.y - 22 }}
              aria-label={[words.closeTogether(formatNumber(mark.count)), ...(isNew ? [words.marker.isNew] : [])].join(
                ', ',
              )}
              onClick={() => onOpenCluster(mark)}
            >
              <ClusterCount count={mark.count} />
              {isNew && <span className="map-new map-new-cluster" />}
            </button>
          );
        }
        const selected = mark.id === selectedId;
        const strong = selected || strongIds.has(mark.id);
        return (
          <button
            type="button"
            key={mark.id}
            {...marker(mark)}
            className={clsx('map-marker', selected ? 'z-3' : strong ? 'z-2' : 'z-1')}
            style={{ left: mark.x - 22, top: mark.y - 37 }}
            aria-label={nameOf(mark, isNew)}
            aria-pressed={selected}
            onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && onPoint(mark.id)}
            onPointerLeave={(event: PointerEvent) => event.pointerType === 'mouse' && onPoint(undefined)}
            onClick={() => onSelect(mark)}
          >
            <Pin
              status={mark.point.status}
              tone={tone}
              strong={strong}
              unplaced={mark.unplaced}
              className={clsx('map-pin', strong && 'map-pin-strong')}
            />
            {isNew && <span className="map-new" />}
          </button>
        );
      })}
    </div>
  );
}
