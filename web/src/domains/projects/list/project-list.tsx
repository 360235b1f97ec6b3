import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { here } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { listWords } from './list.words.ts';
import { type ProjectAction, ProjectCard } from './project-card.tsx';

const words = here(listWords).results;

export interface ProjectListProps {
  projects: readonly Project[];
  /** The number of all projects, so that a screen reader can say '3 of 193'. */
  total: number;
  action: ProjectAction;
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

/** Draws only the cards near the screen; the one with the focus always stays. */
export function ProjectList({
  projects,
  total,
  action,
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

  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component alone, see above
  const virtualizer = useWindowVirtualizer({
    count: projects.length,
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => projects[index]?.id ?? index,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      if (focused === undefined || focused >= projects.length || drawn.includes(focused)) return drawn;
      return [...drawn, focused].toSorted((a, b) => a - b);
    },
  });
  const drawn = virtualizer.getVirtualItems();
  const last = drawn.at(-1)?.index ?? -1;

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
      selected={project.id === selectedId || project.id === hoveredId}
      onOpenDetails={onOpenDetails}
      onOutreach={onOutreach}
      {...(onHover ? { onHover } : {})}
    />
  );

  if (printing)
    return (
      <ul className="grid gap-3">
        {projects.map((project) => (
          <li key={project.id}>{card(project)}</li>
        ))}
      </ul>
    );
  return (
    <ul ref={list} aria-label={words.projects} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {drawn.map(({ index, key, start }) => {
        const project = projects[index];
        return (
          project && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {card(project)}
            </li>
          )
        );
      })}
    </ul>
  );
}
