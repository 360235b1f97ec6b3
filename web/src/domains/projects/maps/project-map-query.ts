import { getProjectMap } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { APART_ZOOM } from '@plumbline/contract/domains/projects/project-map.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import type { Area } from './plane.ts';

/** What is asked of the server: an area (undefined is everything) and how closely it is seen. */
export interface MapRequest {
  readonly area: Area | undefined;
  readonly zoom: number;
}

const ZOOM_STEP = 0.5;
/** Sides move outwards to lines that are this many pixels apart, so that a small move asks nothing new. */
const LINES_PX = 64;
const TILE_PX = 256;

/** What to ask for a view: a little more than it shows, the same for all views near it. `zoom` as of web maps. */
export function requestFor(area: Area | undefined, zoom: number): MapRequest {
  const step = ((360 / TILE_PX) * LINES_PX) / 2 ** Math.round(zoom);
  const low = (side: number, end: number) => Math.max(end, Math.floor(side / step) * step);
  const high = (side: number, end: number) => Math.min(end, Math.ceil(side / step) * step);
  return {
    area: area && {
      west: low(area.west, -180),
      south: low(area.south, -90),
      east: high(area.east, 180),
      north: high(area.north, 90),
    },
    zoom: Math.round(zoom / ZOOM_STEP) * ZOOM_STEP,
  };
}

/** What a map shows of a part of the world. What was shown before stays until it is there. */
export const projectMapQuery = (filter: ProjectFilter, { area, zoom }: MapRequest) =>
  queryOptions({
    queryKey: [getProjectMap.path, filter, area, zoom],
    queryFn: ({ signal }) => call(getProjectMap, { query: { ...filter, ...area, zoom }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** What a cluster holds, one by one. */
export const apartQuery = (filter: ProjectFilter, area: Area) =>
  queryOptions({
    queryKey: [getProjectMap.path, filter, area, APART_ZOOM],
    queryFn: ({ signal }) => call(getProjectMap, { query: { ...filter, ...area, zoom: APART_ZOOM }, signal }),
  });
