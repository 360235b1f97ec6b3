import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CalendarDays, CalendarOff, CalendarX2, HardHat, Link2, MapPin, Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { deadlineInShort, isPast } from '../../../lib/deadline.ts';
import { here, language } from '../../../lib/language.ts';
import { isPlainClick } from '../../../lib/plain-click.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NeedLine } from '../need-line.tsx';
import { projectWords } from '../project.words.ts';
import { ProjectBadges } from '../project-badges.tsx';
import { isSomebodyNamed, takesBids } from '../project-contact.ts';
import { firstWords, placeAndType, sourceOf, standingOf, whenListed } from '../project-text.ts';
import { listWords } from './list.words.ts';
import { NewMark } from './new-mark.tsx';

const words = here(listWords).card;
const shared = here(projectWords);

/** The main action of a project: a bid where it takes bids, else writing to or calling who is named. */
export type ProjectAction = (slot: { project: Project; big?: boolean; onOutreach: (id: string) => void }) => ReactNode;

/** A small mark of a project for its reader, such as whether they have saved it. */
export type ProjectMark = (project: Project) => ReactNode;

export interface ProjectCardProps {
  project: Project;
  now: Date;
  action: ProjectAction;
  mark: ProjectMark;
  selected?: boolean;
  onOpenDetails: (id: string) => void;
  /** Writes to the contact of the listing. */
  onOutreach: (id: string) => void;
  onHover?: (id: string | undefined) => void;
}

/** One project of the list: its facts, its source and its actions. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, now, action, mark, selected = false, onOpenDetails, onOutreach, onHover } = props;
  const titleId = useId();
  const isAlone = !takesBids(project) && !isSomebodyNamed(project);
  const details = isAlone ? ({ variant: 'primary' } as const) : {};
  // Its source calls it open for bids, and its own deadline has passed.
  const isLate = project.status === 'bidding-open' && isPast(project.deadline, now);
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={clsx('relative outline-none', selected && 'lg:border-plumb lg:inset-ring lg:inset-ring-plumb')}
      onMouseEnter={() => onHover?.(project.id)}
      onMouseLeave={() => onHover?.(undefined)}
    >
      <NewMark firstSeenAt={project.firstSeenAt} />
      <ProjectBadges project={project} withoutTrade className="mb-2 pr-10" />
      <div className="no-print absolute top-1.5 right-1">{mark(project)}</div>
      <h3 id={titleId} className="text-title tracking-[-0.01em]">
        <Link
          to="/projects/$projectId"
          params={{ projectId: project.id }}
          className="text-ink no-underline hover:underline"
          onClick={(event) => {
            // A new tab gets the project's page. A plain click opens the details over the list.
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpenDetails(project.id);
          }}
        >
          {project.title}
        </Link>
      </h3>
      <IconLine icon={MapPin} className="mt-1 text-meta text-ink-2">
        {placeAndType(project)}
      </IconLine>
      <NeedLine project={project} className="mt-2" />
      {project.description && (
        <p className="mt-2 line-clamp-2 text-meta wrap-anywhere text-ink-2">{firstWords(project.description)}</p>
      )}
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2">
        <div>
          <dt className="text-meta text-ink-2">{words.budget}</dt>
          <dd className="num font-strong">{formatBudget(project.budgetMin, project.budgetMax, language)}</dd>
        </div>
        <div>
          <dt className="text-meta text-ink-2">{words.deadline}</dt>
          <dd className={clsx('num font-strong', isLate && 'flex items-center gap-1.5 text-amber-ink')}>
            {isLate && <Icon of={CalendarX2} size="small" />}
            {deadlineInShort(project.deadline, now)}
          </dd>
        </div>
      </dl>
      <IconLine icon={HardHat} className="mt-3 text-meta text-ink-2">
        {project.contractor ? words.contractorNamed(project.contractor) : words.noContractor}
      </IconLine>
      <IconLine icon={project.listedOn ? CalendarDays : CalendarOff} className="num mt-1 text-meta text-ink-2">
        {whenListed(project)}
      </IconLine>
      <IconLine icon={Link2} className="num mt-1 text-meta text-ink-3">
        {sourceOf(project)}, {standingOf(project)}
      </IconLine>
      <div className="no-print mt-4 grid grid-cols-2 gap-2">
        <Button
          {...details}
          aria-describedby={titleId}
          aria-haspopup="dialog"
          className={clsx('noscript:hidden', isAlone && 'col-span-2')}
          onClick={() => onOpenDetails(project.id)}
        >
          {shared.viewDetails}
        </Button>
        <noscript className={isAlone ? 'col-span-2' : ''}>
          <ButtonLink
            {...details}
            block
            to="/projects/$projectId"
            params={{ projectId: project.id }}
            aria-describedby={titleId}
          >
            {shared.viewDetails}
          </ButtonLink>
        </noscript>
        {!isAlone && action({ project, onOutreach })}
        {takesBids(project) && (
          <Button
            variant="text"
            icon={Sparkles}
            className="col-span-2 noscript:hidden"
            aria-describedby={titleId}
            aria-haspopup="dialog"
            onClick={() => onOutreach(project.id)}
          >
            {shared.aiOutreach}
          </Button>
        )}
      </div>
    </Card>
  );
}
