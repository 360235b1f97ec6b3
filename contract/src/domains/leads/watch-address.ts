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
export const isWatchStop = (key: string): boolean => key.startsWith('ws_');
export const isFollowStop = (key: string): boolean => key.startsWith('fs_');
/** The page on which an account follows a project, and chooses its reminders. */
export const followPath = (projectId: string): string => `${WATCHES_PATH}?follow=${encodeURIComponent(projectId)}`;
