import type { WatchFilter } from './watch.ts';

/** Returns a filter as the query of the list's address. One without any choice still says so. */
export function watchAddress(filter: WatchFilter): string {
  const pairs = Object.entries(filter).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : value === undefined ? '' : String(value);
    return text === '' ? [] : [[name, text] satisfies [string, string]];
  });
  return new URLSearchParams(pairs.length === 0 ? [['projectType', 'all']] : pairs).toString();
}

/** The page on which an account sees its watches. */
export const WATCHES_PATH = '/watches';
/** The page that also stops messages of bidders and about followed projects: what its link stops shows in the id. */
export const watchStopPath = (key: string): string => `/outreach/stop/${encodeURIComponent(key)}`;
/** Instead of a project. */
export const NARROW_ALL = 'all';
/**
 * The same page narrows its watch: after what a project of its news is, or without one after all that it brings. In the
 * path, since each route's search parameters would be part of every page's first load.
 */
export const watchNarrowPath = (key: string, projectId: string = NARROW_ALL): string =>
  watchStopPath(`${key}~${projectId}`);
/** Returns the key in such a path's last part, and the project or 'all'; undefined for that if it only stops. */
export const narrowedBy = (part: string): readonly [key: string, after?: string] =>
  part.split('~') as [string, string?];
export const isWatchStop = (key: string): boolean => key.startsWith('ws_');
export const isFollowStop = (key: string): boolean => key.startsWith('fs_');
/** The page on which an account follows a project, and chooses its reminders. */
export const followPath = (projectId: string): string => `${WATCHES_PATH}?follow=${encodeURIComponent(projectId)}`;
