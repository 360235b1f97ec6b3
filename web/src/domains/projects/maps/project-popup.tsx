import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import { projectWords as labelWords } from '@plumbline/contract/domains/projects/project.words.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { here, language } from '../../../lib/language.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { Badges } from '../../../ui/badge.tsx';
import { Button, ButtonAnchor, IconButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { projectQuery } from '../api.ts';
import { projectWords } from '../project.words.ts';
import { placeOf } from '../project-text.ts';
import { PlumbingBadge, ProjectStatusBadge } from '../status-badge.tsx';
import { mapWords } from './map.words.ts';
import type { PointMark } from './marks.ts';
import { clamp, type Size } from './plane.ts';

const words = here(mapWords);
const shared = here(projectWords);

const labels = here(labelWords);

export interface ProjectPopupProps {
  mark: PointMark;
  size: Size;
  /** 'Original Source' or 'Source'. */
  sourceLabel: string;
  onOpenDetails: (id: string) => void;
  /** Without it, there is no 'AI Outreach'. */
  onOutreach?: (id: string) => void;
  onClose: () => void;
  /** The mouse or the focus is in it, or has left it. */
  onStay: (stays: boolean) => void;
}

const WIDTH_PX = 292;
/** Distance from the pin's point to the popup, above and below. */
const ABOVE_PX = 46;
const BELOW_PX = 14;

/** Places the popup next to the pin, on the side with more room. It may extend beyond the map's top and bottom. */
function placeFor({ x, y }: PointMark, size: Size) {
  const width = Math.min(WIDTH_PX, size.width);
  const left = clamp(x - width / 2, 0, size.width - width);
  const above = y > size.height / 2;
  return {
    above,
    caret: clamp(x - left - 6, 8, width - 20),
    style: { left, width, ...(above ? { bottom: size.height - y + ABOVE_PX } : { top: y + BELOW_PX }) },
  };
}

/** The project of a marker, with its actions. */
export function ProjectPopup({
  mark,
  size,
  sourceLabel,
  onOpenDetails,
  onOutreach,
  onClose,
  onStay,
}: ProjectPopupProps) {
  const { point, unplaced } = mark;
  const { data: project, isPending } = useQuery({ ...projectQuery(point.id), staleTime: 60_000 });
  const { above, caret, style } = placeFor(mark, size);
  const source = webAddress(project?.sourceUrl ?? null);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it stays while one is in it
    <section
      aria-label={point.title}
      data-over-map
      className="map-popup absolute z-5 rounded border border-line-strong bg-surface p-3 shadow"
      style={style}
      onPointerEnter={() => onStay(true)}
      onPointerLeave={() => onStay(false)}
      onFocus={() => onStay(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onStay(false);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span className={above ? 'map-caret map-caret-down' : 'map-caret'} style={{ left: caret }} aria-hidden="true" />
      <p className="line-clamp-3 pr-8 font-strong leading-[1.35rem]">{point.title}</p>
      <IconButton icon={X} label={words.close} className="absolute top-0 right-0" onClick={onClose} />
      <div className="num mt-1 text-meta text-ink-2">
        {project ? (
          <p className="line-clamp-2">{placeOf(project)}</p>
        ) : (
          isPending && <Skeleton className="my-1 h-3 w-3/5" />
        )}
        <p>
          {labels.type[point.projectType]}
          {project && `, ${formatBudget(project.budgetMin, project.budgetMax, language)}`}
        </p>
        {unplaced && <p>{words.unplaced}</p>}
      </div>
      <Badges className="mt-2">
        <ProjectStatusBadge status={point.status} />
        {point.plumbingRequired && <PlumbingBadge />}
      </Badges>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <Button className="flex-1 px-1.5! text-meta whitespace-nowrap" onClick={() => onOpenDetails(point.id)}>
          {shared.viewDetails}
        </Button>
        {onOutreach && (
          <Button
            className="flex-1 px-1.5! text-meta whitespace-nowrap"
            aria-haspopup="dialog"
            onClick={() => onOutreach(point.id)}
          >
            {shared.aiOutreach}
          </Button>
        )}
        {source && (
          <ButtonAnchor
            className="flex-1 whitespace-nowrap px-1.5! text-meta"
            href={source}
            target="_blank"
            rel="noopener noreferrer"
          >
            {sourceLabel}
          </ButtonAnchor>
        )}
      </div>
    </section>
  );
}
