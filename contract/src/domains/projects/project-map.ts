import * as z from 'zod';
import { ProjectId } from '../../kernel/id.ts';
import { absentWhenEmpty } from '../../kernel/inputs.ts';
import { Latitude, Longitude } from '../locations/place.ts';
import { ProjectStatus, ProjectType } from './project.ts';
import { ProjectFilter } from './project-filter.ts';

/** The data for drawing one project on a map; its popup loads the rest when it opens. */
export const MapPoint = z.object({
  id: ProjectId,
  title: z.string(),
  status: ProjectStatus,
  projectType: ProjectType,
  plumbingRequired: z.boolean(),
  firstSeenAt: z.iso.datetime(),
  /** Null for a project without valid coordinates. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type MapPoint = z.infer<typeof MapPoint>;

/** Several projects that are too close together to draw separately at this zoom. */
export const MapCluster = z.object({
  /** Stays the same while the cluster has the same projects. */
  id: z.string(),
  count: z.number().int(),
  /** When the newest of its projects was first seen; null if that is more than a month ago. */
  newestAt: z.iso.datetime().nullable(),
  /** The mean location of its projects. */
  latitude: z.number(),
  longitude: z.number(),
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
});
export type MapCluster = z.infer<typeof MapCluster>;

/**
 * At this zoom nothing is clustered: the projects of a cluster are returned as points, up to `MAX_APART`, newest first.
 */
export const APART_ZOOM = 22;
export const MAX_APART = 200;

/** The filter, the visible part of the world (by default all of it), and the zoom. */
export const ProjectMapQuery = ProjectFilter.extend({
  west: z.preprocess(absentWhenEmpty, Longitude.optional()),
  south: z.preprocess(absentWhenEmpty, Latitude.optional()),
  east: z.preprocess(absentWhenEmpty, Longitude.optional()),
  north: z.preprocess(absentWhenEmpty, Latitude.optional()),
  /**
   * As in web maps: at 0, the world is 256 px wide, and each step doubles it. Projects within about 40 px form one
   * cluster.
   */
  zoom: z.preprocess(absentWhenEmpty, z.coerce.number().min(0).max(APART_ZOOM).default(10)),
});
export type ProjectMapQuery = z.infer<typeof ProjectMapQuery>;

/** The four counties and what lies between and around them. Maps of the metro area show nothing from elsewhere. */
export const METRO = { west: -86.3, east: -84.9, south: 37.6, north: 38.8 } as const;

const MapArea = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() });

export const ProjectMap = z.object({
  /** The number of all projects, and of those that match the filter. */
  total: z.number().int(),
  matching: z.number().int(),
  /** The four counters of the matching projects. */
  openForBids: z.number().int(),
  plumbingJobs: z.number().int(),
  commercial: z.number().int(),
  residential: z.number().int(),
  points: z.array(MapPoint),
  clusters: z.array(MapCluster),
  /** Projects of the metro area without valid coordinates, the first 20; and the number of all of them, anywhere. */
  unplaced: z.array(MapPoint),
  unplacedCount: z.number().int(),
  /** Of a request for everything: matching projects outside the metro area. */
  elsewhere: z.number().int().nullable(),
  /**
   * Of a request for everything: the area around the matching projects of the metro area; without any there, of the place
   * with the most.
   */
  area: MapArea.nullable(),
});
export type ProjectMap = z.infer<typeof ProjectMap>;
