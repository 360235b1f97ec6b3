import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { here } from '../../../lib/language.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { useNow } from '../../../lib/use-now.ts';
import { listWords } from './list.words.ts';
import { type Spaces, spacesAround } from './list-flow.ts';
import { type ProjectAction, ProjectCard, type ProjectMark } from './project-card.tsx';

const words = here(listWords).results;

export interface ProjectListProps {
  projects: readonly Project[];
  /** The number of all projects, so that a screen reader can say '3 of 193'; undefined if the list begins later. */
  total: number | undefined;
  action: ProjectAction;
  mark: ProjectMark;
  selectedId?: string | undefined;
  /** The map is next to the list, so the list scrolls to the map's selection. */
  followsMap?: boolean;
  /** Pointed at on the map. */
  hoveredId?: string | undefined;
  onOpenDetails: (id: string) => void;
  onOutreach: (id: string) => void;
  onHover?: (id: string | undefined) => void;
  /** Called when the visitor gets close to the end of the loaded projects. */
  onNearEnd?: () => void;
}

const CARD_HEIGHT = 352;
const GAP = 12;
/** This many cards beyond the screen are drawn, so that Tab finds the next one. */
const OVERSCAN = 4;
/** A list up to this length is drawn as a whole, as it arrives from the server. */
const FEW = 40;
/** From this width on, a map fits next to the list. */
const BESIDE = '(min-width: 1280px)';

/** On paper everything that is loaded is shown, not only what is on the screen. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

/** The distance of an element from the top of the page, even after something above it has grown. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/** The index of the item that has the focus in it. */
function useFocused(list: RefObject<HTMLElement | null>): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const item = target instanceof Element && list.current?.contains(target) && target.closest('[data-index]');
      setFocused(item ? Number(item.getAttribute('data-index')) : undefined);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list]);
  return focused;
}

const NO_SPACES: Spaces = { above: new Map(), below: 0 };
const everyIndex = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * Draws only the cards near the screen if there are many; the one with the focus always stays. The cards are in the
 * normal flow, with space in place of those that aren't drawn, so that nothing moves when the browser takes over the
 * list that the server has rendered.
 */
export function ProjectList({
  projects,
  total,
  action,
  mark,
  selectedId,
  followsMap = false,
  hoveredId,
  onOpenDetails,
  onOutreach,
  onHover,
  onNearEnd,
}: ProjectListProps) {
  // The virtualizer changes in place, which the compiler's memory of what was drawn would not see.
  'use no memo';
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const printing = usePrinting();
  const now = useNow();
  const focused = useFocused(list);
  const asArrived = useAsArrived();

  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, see above
  const virtualizer = useWindowVirtualizer({
    count: projects.length,
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => projects[index]?.id ?? index,
    rangeExtractor: (range) => {
      if (projects.length <= FEW) return everyIndex(projects.length);
      const drawn = defaultRangeExtractor(range);
      if (focused === undefined || focused >= projects.length || drawn.includes(focused)) return drawn;
      return [...drawn, focused].toSorted((a, b) => a - b);
    },
  });
  const placed = virtualizer.getVirtualItems();
  // Before the window has been measured, nothing has a place.
  const drawn = asArrived || printing || placed.length === 0 ? undefined : placed;
  const last = virtualizer.range?.endIndex ?? -1;

  useEffect(() => {
    if (last >= projects.length - 1 - OVERSCAN) onNearEnd?.();
  }, [last, projects.length, onNearEnd]);

  // A project selected in the list is already visible, and scrolling would move a map above it out of view.
  const selectedAt = projects.findIndex(({ id }) => id === selectedId);
  useEffect(() => {
    if (followsMap && selectedAt >= 0 && matchMedia(BESIDE).matches)
      virtualizer.scrollToIndex(selectedAt, { align: 'auto' });
  }, [followsMap, selectedAt, virtualizer]);

  const card = (project: Project) => (
    <ProjectCard
      project={project}
      now={now}
      action={action}
      mark={mark}
      selected={project.id === selectedId || project.id === hoveredId}
      onOpenDetails={onOpenDetails}
      onOutreach={onOutreach}
      {...(onHover ? { onHover } : {})}
    />
  );

  const spaces = drawn ? spacesAround(drawn, top, top + virtualizer.getTotalSize()) : NO_SPACES;
  const indexes = drawn ? drawn.map(({ index }) => index) : everyIndex(projects.length);
  return (
    <ul
      ref={list}
      aria-label={words.projects}
      className="flow-root"
      {...(spaces.below > 0 ? { style: { paddingBottom: spaces.below } } : {})}
    >
      {indexes.map((index) => {
        const project = projects[index];
        const above = spaces.above.get(index);
        return (
          project && (
            <li
              key={project.id}
              ref={virtualizer.measureElement}
              data-index={index}
              {...(total === undefined ? {} : { 'aria-setsize': total, 'aria-posinset': index + 1 })}
              className={index === 0 ? '' : 'mt-3'}
              {...(above === undefined ? {} : { style: { marginTop: above } })}
            >
              {card(project)}
            </li>
          )
        );
      })}
    </ul>
  );
}
