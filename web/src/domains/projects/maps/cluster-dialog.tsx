import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Badges } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { NewMark } from '../list/new-mark.tsx';
import { PlumbingBadge, ProjectStatusBadge } from '../status-badge.tsx';
import { mapWords } from './map.words.ts';
import type { ClusterMark } from './marks.ts';
import { apartQuery } from './project-map-query.ts';

const words = here(mapWords);

const labels = here(projectWords);

export interface ClusterDialogProps {
  cluster: ClusterMark;
  filter: ProjectFilter;
  onOpenDetails: (id: string) => void;
  onClose: () => void;
}

/** Lists projects that are too close together to be distinguished on the map. */
export function ClusterDialog({ cluster, filter, onOpenDetails, onClose }: ClusterDialogProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(apartQuery(filter, cluster.area));
  const held = data?.points ?? [];

  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title={words.closeTogether(formatNumber(cluster.count))}
      description={
        held.length > 0 && held.length < cluster.count ? words.newest(formatNumber(held.length)) : words.samePlace
      }
    >
      {isPending && (
        <Loading label={words.loadingProjects}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="my-2 h-14 w-full" />
          ))}
        </Loading>
      )}
      {error && !data && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      <ul className="divide-y divide-line">
        {held.map(({ id, title, status, projectType, plumbingRequired, firstSeenAt }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 rounded px-1 py-2.5 text-left hover:bg-sunken"
              onClick={() => onOpenDetails(id)}
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 block font-strong">{title}</span>
                <span className="mb-1.5 block text-meta text-ink-2">{labels.type[projectType]}</span>
                <Badges>
                  <NewMark inline firstSeenAt={firstSeenAt} />
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
