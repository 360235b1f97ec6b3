import { getProjectMap } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { APART_ZOOM } from '@plumbline/contract/domains/projects/project-map.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import type { MapKind } from './map-kind.ts';
import type { MapPosition } from './map-position.ts';
import type { Area } from './plane.ts';

/** A request to the server: an area (undefined means everything) and a zoom. */
export interface MapRequest {
  readonly area: Area | undefined;
  readonly zoom: number;
}

/** Counts everything: what a map says before it has been laid out. */
export const EVERYTHING: MapRequest = { area: undefined, zoom: 0 };

const ZOOM_STEP = 0.5;
/** Sides move outwards to lines that are this many pixels apart, so that a small move asks nothing new. */
const LINES_PX = 64;
const TILE_PX = 256;

/**
 * Returns the request for a view: slightly more than it shows, and the same for all nearby views. `zoom` is in web map
 * levels.
 */
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

/**
 * Returns the request for a map that hasn't been laid out: what its nominal size shows. The server draws its markers, and
 * the browser asks again once it knows the size.
 */
export function firstRequest({ nominal, ...kind }: MapKind, position: MapPosition = kind.start): MapRequest {
  return requestFor(kind.areaInView(position, nominal), kind.webZoom(position, nominal));
}

/** The projects in a part of the map. The previous ones stay visible while the next ones load. */
export const projectMapQuery = (filter: ProjectFilter, { area, zoom }: MapRequest) =>
  queryOptions({
    queryKey: [getProjectMap.path, filter, area, zoom],
    queryFn: ({ signal }) => call(getProjectMap, { query: { ...filter, ...area, zoom }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** The projects of a cluster, one by one. */
export const apartQuery = (filter: ProjectFilter, area: Area) =>
  queryOptions({
    queryKey: [getProjectMap.path, filter, area, APART_ZOOM],
    queryFn: ({ signal }) => call(getProjectMap, { query: { ...filter, ...area, zoom: APART_ZOOM }, signal }),
  });
