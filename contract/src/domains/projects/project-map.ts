import * as z from 'zod';
import { ProjectId } from '../../kernel/id.ts';
import { absentWhenEmpty } from '../../kernel/inputs.ts';
import { Latitude, Longitude } from '../locations/place.ts';
import { ProjectStatus, ProjectType } from './project.ts';
import { ProjectFilter } from './project-filter.ts';

/** Enough to draw one project on a map; its popup reads the rest when it opens. */
export const MapPoint = z.object({
  id: ProjectId,
  title: z.string(),
  status: ProjectStatus,
  projectType: ProjectType,
  plumbingRequired: z.boolean(),
  /** Null for a project without valid coordinates. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type MapPoint = z.infer<typeof MapPoint>;

/** Several projects that stand too close to be drawn apart at this zoom. */
export const MapCluster = z.object({
  /** Stable while the same projects are in it. */
  id: z.string(),
  count: z.number().int(),
  /** The middle of its projects. */
  latitude: z.number(),
  longitude: z.number(),
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
});
export type MapCluster = z.infer<typeof MapCluster>;

/** At this zoom nothing is clustered: what a cluster holds is read as points, as many as `MAX_APART`, newest first. */
export const APART_ZOOM = 22;
export const MAX_APART = 200;

/** The filter, the part of the world that is in view (none: all of it), and how close it is seen. */
export const ProjectMapQuery = ProjectFilter.extend({
  west: z.preprocess(absentWhenEmpty, Longitude.optional()),
  south: z.preprocess(absentWhenEmpty, Latitude.optional()),
  east: z.preprocess(absentWhenEmpty, Longitude.optional()),
  north: z.preprocess(absentWhenEmpty, Latitude.optional()),
  /** As of web maps: 256 px hold the world at 0, twice as much detail a step. Projects within about 40 px are one cluster. */
  zoom: z.preprocess(absentWhenEmpty, z.coerce.number().min(0).max(APART_ZOOM).default(10)),
});
export type ProjectMapQuery = z.infer<typeof ProjectMapQuery>;

export const ProjectMap = z.object({
  /** All projects, and those that the filter lets through. */
  total: z.number().int(),
  matching: z.number().int(),
  /** The four counters, of those that match. */
  openForBids: z.number().int(),
  plumbingJobs: z.number().int(),
  commercial: z.number().int(),
  residential: z.number().int(),
  points: z.array(MapPoint),
  clusters: z.array(MapCluster),
  /** Without valid coordinates; the first 20, and how many there are. */
  unplaced: z.array(MapPoint),
  unplacedCount: z.number().int(),
});
export type ProjectMap = z.infer<typeof ProjectMap>;
