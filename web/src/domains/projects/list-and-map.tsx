import type { ReactNode } from 'react';
import { here } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/frame.tsx';
import { lateDialog } from '../../ui/late-dialog.tsx';
import type { ProjectAction, ProjectMark } from './list/project-card.tsx';
import { ProjectResults } from './list/project-results.tsx';
import { SortSelect } from './list/sort-select.tsx';
import { projectWords } from './project.words.ts';
import { StatsStrip } from './stats-strip.tsx';
import type { GoTo, ProjectsAddress, useProjectsView } from './use-projects-view.ts';

const words = here(projectWords);

const ProjectDialog = lateDialog(async () => (await import('./details/project-dialog.tsx')).ProjectDialog);

/** The props that a route passes to a page with projects. */
export interface ProjectsPageProps {
  address: ProjectsAddress;
  goTo: GoTo;
  action: ProjectAction;
  mark: ProjectMark;
}

export interface ListAndMapProps {
  address: ProjectsAddress;
  action: ProjectAction;
  mark: ProjectMark;
  view: ReturnType<typeof useProjectsView>;
  title: string;
  lead: ReactNode;
  /** Right of the figures. */
  tools?: ReactNode;
  /** Grid classes for the widths of title, figures and tools. */
  headClassName: string;
  className?: string;
  /** The number of projects without a filter; undefined while unknown. */
  all: number | undefined;
  followsMap?: boolean;
  /** Between the count and the list. */
  above?: ReactNode;
  /** Before the choice of the order. */
  beside?: ReactNode;
  /** Places the list next to the maps. */
  children: (list: ReactNode) => ReactNode;
}

/** A page with projects: title and figures, a list synchronized with the maps next to it, and details on top. */
export function ListAndMap({
  address,
  action,
  mark,
  view,
  title,
  lead,
  tools,
  headClassName,
  className = 'lg:pt-5!',
  all,
  followsMap = false,
  above,
  beside,
  children,
}: ListAndMapProps) {
  return (
    <Page width="wrap" className={className}>
      <div className={`grid items-center gap-y-3 ${headClassName}`}>
        <div>
          <h1>{title}</h1>
          <p className="text-ink-2">{lead}</p>
        </div>
        <StatsStrip />
        {tools}
      </div>
      {children(
        <ProjectResults
          filter={view.filter}
          sort={address.sort}
          action={action}
          mark={mark}
          all={all}
          {...view.pointing}
          followsMap={followsMap}
          from={address.cursor}
          cleared={view.cleared}
          addressFrom={view.addressFrom}
          above={above}
          head={
            <div className="flex items-center gap-2">
              {beside}
              <SortSelect sort={address.sort} searching={Boolean(view.filter.search)} {...view.sorting} />
            </div>
          }
        />,
      )}
      {address.project && (
        <noscript>
          <ButtonLink to="/projects/$projectId" params={{ projectId: address.project }} className="mt-4">
            {words.viewDetails}
          </ButtonLink>
        </noscript>
      )}
      {address.project && (
        <ProjectDialog
          key={address.project}
          projectId={address.project}
          onClose={view.onCloseDetails}
          onOutreach={view.onOutreach}
          action={action}
          mark={mark}
        />
      )}
    </Page>
  );
}
