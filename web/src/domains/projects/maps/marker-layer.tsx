import { projectStatusLabels, projectTypeLabels } from '@plumbline/contract/domains/projects/project.ts';
import clsx from 'clsx';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ClusterMark, type Direction, type Mark, nearestMark, nextMark, type PointMark } from './marks.ts';
import { Pin, type PinTone } from './pin.tsx';
import type { Size } from './plane.ts';

export interface MarkerLayerProps {
  marks: readonly Mark[];
  size: Size;
  tone: PinTone;
  selectedId: string | undefined;
  /** Stand out: pointed at here or in the list. */
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

const nameOf = ({ point, unplaced }: PointMark): string =>
  [
    point.title,
    projectStatusLabels[point.status],
    projectTypeLabels[point.projectType],
    ...(point.plumbingRequired ? ['plumbing required'] : []),
    ...(unplaced ? ['place not known'] : []),
  ].join(', ');

const countText = (count: number) =>
  count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0).replace(/\.0$/, '')}k`;

/**
 * Markers as buttons over the map. One of them is in the tab order; from it the arrows lead to the next one, and on to
 * the map itself, which moves, where there is none.
 */
export function MarkerLayer({
  marks,
  size,
  tone,
  selectedId,
  strongIds,
  onPoint,
  onSelect,
  onOpenCluster,
}: MarkerLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const focused = useRef<{ id: string; x: number; y: number } | null>(null);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const active =
    marks.find(({ id }) => id === activeId) ?? marks.find(({ id }) => id === selectedId) ?? nearestMark(marks, middle);

  const focusOn = (id: string) => layer.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(id)}"]`)?.focus();

  // A cluster that falls apart takes the focus with it: the nearest of what is there now has it next, else the map.
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || marks.some(({ id }) => id === lost.id)) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const next = nearestMark(marks, lost);
    if (next) focusOn(next.id);
    else layer.current?.closest<HTMLElement>('[data-map-view]')?.focus();
  }, [marks]);

  const press = (event: KeyboardEvent<HTMLElement>, mark: Mark) => {
    const direction = directions[event.key];
    const next = direction && nextMark(marks, mark, direction);
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
      // Without anything that takes it, the button itself may have gone: the effect above decides.
      if (event.relatedTarget) focused.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, mark),
  });

  return (
    <div ref={layer} className="absolute inset-0">
      {marks.map((mark) => {
        if (mark.kind === 'cluster') {
          const small = mark.count < 100;
          return (
            <button
              type="button"
              key={mark.id}
              {...marker(mark)}
              className="map-marker z-1 grid place-items-center rounded-full"
              style={{ left: mark.x - 22, top: mark.y - 22 }}
              aria-label={`${mark.count.toLocaleString('en-US')} projects close together`}
              onClick={() => onOpenCluster(mark)}
            >
              <span className={clsx('map-cluster num', !small && 'map-cluster-large')}>{countText(mark.count)}</span>
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
            aria-label={nameOf(mark)}
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
          </button>
        );
      })}
    </div>
  );
}
