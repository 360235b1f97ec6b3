import { projectTypeLabels } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Badges } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { PlumbingBadge, ProjectStatusBadge } from '../status-badge.tsx';
import type { ClusterMark } from './marks.ts';
import { apartQuery } from './project-map-query.ts';

export interface ClusterDialogProps {
  cluster: ClusterMark;
  filter: ProjectFilter;
  onOpenDetails: (id: string) => void;
  onClose: () => void;
}

/** What stands too close together to be told apart on the map, as a list. */
export function ClusterDialog({ cluster, filter, onOpenDetails, onClose }: ClusterDialogProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(apartQuery(filter, cluster.area));
  const count = cluster.count.toLocaleString('en-US');
  const held = data?.points ?? [];

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={`${count} projects close together`}
      description={
        held.length > 0 && held.length < cluster.count
          ? `The newest ${held.length}. A filter makes them fewer.`
          : 'They stand at the same place, or beyond the edge of the map.'
      }
    >
      {isPending && (
        <Loading label="Loading the projects">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="my-2 h-14 w-full" />
          ))}
        </Loading>
      )}
      {error && !data && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      <ul className="divide-y divide-line">
        {held.map(({ id, title, status, projectType, plumbingRequired }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 rounded px-1 py-2.5 text-left hover:bg-sunken"
              onClick={() => onOpenDetails(id)}
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 block font-strong">{title}</span>
                <span className="mb-1.5 block text-meta text-ink-2">{projectTypeLabels[projectType]}</span>
                <Badges>
                  <ProjectStatusBadge status={status} />
                  {plumbingRequired && <PlumbingBadge />}
                </Badges>
              </span>
              <Icon of={ChevronRight} className="text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
