import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import type { MapPoint, ProjectMap } from '@plumbline/contract/domains/projects/project-map.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { knownProject, projectQuery } from '../api.ts';
import { isPlace, type Place } from './plane.ts';

const degrees = (text: string | null) => (text === null || text.trim() === '' ? null : Number(text));

const pointOf = ({
  id,
  title,
  status,
  projectType,
  plumbingRequired,
  firstSeenAt,
  latitude,
  longitude,
}: Project): MapPoint => ({
  id,
  title,
  status,
  projectType,
  plumbingRequired,
  firstSeenAt,
  latitude: degrees(latitude),
  longitude: degrees(longitude),
});

/** The project that is pointed at in the list as a point, also while the map has it in a cluster. */
export function usePointedPoint(id: string | undefined): MapPoint | undefined {
  const client = useQueryClient();
  const project = id === undefined ? undefined : knownProject(client, id);
  const point = project && pointOf(project);
  return point && isPlace(point) ? point : undefined;
}

/**
 * The chosen project as a point, also while it is part of a cluster or out of view; the map is brought to it when
 * another one is chosen.
 */
export function useSelectedPoint(
  selectedId: string | undefined,
  map: ProjectMap | undefined,
  fallback: ((index: number) => Place) | undefined,
  show: (place: Place) => void,
): MapPoint | undefined {
  const { data } = useQuery({
    ...projectQuery(selectedId ?? ''),
    enabled: selectedId !== undefined,
    staleTime: 60_000,
  });
  const drawn = map?.points.find(({ id }) => id === selectedId);
  const point = drawn ?? (data && data.id === selectedId && isPlace(pointOf(data)) ? pointOf(data) : undefined);

  const unplacedAt = map?.unplaced.findIndex(({ id }) => id === selectedId) ?? -1;
  const bring = useEffectEvent(() => {
    if (point && isPlace(point)) show(point);
    else if (fallback && unplacedAt >= 0) show(fallback(unplacedAt));
  });
  const isKnown = point !== undefined || unplacedAt >= 0;
  useEffect(() => {
    if (selectedId !== undefined && isKnown) bring();
  }, [selectedId, isKnown]);

  return point;
}
