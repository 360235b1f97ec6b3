import { projectPath } from '@plumbline/contract/domains/projects/pages.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectId, SourceId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../kernel/context.ts';
import { listedProjects, projectStarts } from './store/listed-project.ts';
import { type NarrowingFacts, namesOfSources, narrowingFacts } from './store/narrowing-facts.ts';
import { idsAfter, type PermitFirms, permitFirms } from './store/permit-firms.ts';
import { lockProjectForBid, namesOf, type ProjectForBid, type ProjectName, projectDetails } from './store/project.ts';
import { sumNotCompleted } from './store/project-cell.ts';
import { type ProjectDates, projectDates } from './store/project-dates.ts';
import { firstSeenOf, newestHistoryId } from './store/project-news.ts';
import { detailsView } from './views.ts';

export type { BidsPort } from './ports.ts';
export { READING_RULES } from './rules/correction.ts';
export type { Listing } from './rules/listing.ts';

export { PROJECTS_TOPIC } from './rules/live-topic.ts';
export type { ReadNeed, ReadTrades } from './rules/trade-reason.ts';
export type { AnnouncedChange } from './store/history.ts';
export type { NarrowingFacts } from './store/narrowing-facts.ts';
export type { PermitFirms } from './store/permit-firms.ts';
export type { ProjectDates } from './store/project-dates.ts';
export { closeVanished } from './use-cases/close-vanished.ts';
export { correctOutdated } from './use-cases/correct-outdated.ts';
export { countSeenSince } from './use-cases/count-seen.ts';
export { scheduleGeocoding } from './use-cases/geocode-projects.ts';
export { markVanished } from './use-cases/mark-vanished.ts';
export { anchorsOfFilter, anchorsOfProjects, matchFilters } from './use-cases/match-filters.ts';
export { recordListings } from './use-cases/record-listings.ts';
export { checkedNow, registerSource } from './use-cases/register-source.ts';
export { type DatedProject, showClosing, showNewest } from './use-cases/show-feed.ts';
export { showNews } from './use-cases/show-news.ts';

/** Returns a project as anyone sees it, for the head of its page; null if there is none. */
export async function projectPage(ctx: Context, id: ProjectId): Promise<Project | null> {
  const row = await projectDetails(ctx.db, id, 0);
  return row && detailsView(row, false, ctx.language);
}

/** Returns the pages of projects for the sitemap: those that sources still list and that are not completed. */
export const projectPages = ({ db }: Pick<Context, 'db'>) => ({
  between: async (range: Parameters<typeof listedProjects>[1]) =>
    (await listedProjects(db, range)).map(({ id, updatedAt }) => ({ key: id, path: projectPath(id), updatedAt })),
  starts: (size: number) => projectStarts(db, size),
});

/** Returns the facts that a bid depends on, locked until the transaction ends; null if there is no such project. */
export const lockForBid = (ctx: Context, id: ProjectId): Promise<ProjectForBid | null> => lockProjectForBid(ctx.db, id);

/** Counts the projects that are not completed, and those of them that are open for bids. */
export const countNotCompleted = (ctx: Context): Promise<{ notCompleted: number; openForBids: number }> =>
  sumNotCompleted(ctx.db);

/** Returns the titles and places of projects; unknown ids are left out. */
export const projectNames = (ctx: Context, ids: readonly ProjectId[]): Promise<ProjectName[]> => namesOf(ctx.db, ids);

/** Returns when projects were first seen; unknown ids are left out. */
export const firstSeen = (ctx: Context, ids: readonly ProjectId[]): Promise<Map<ProjectId, Date>> =>
  firstSeenOf(ctx.db, ids);

/** Returns the deadlines of projects, and what may name others; unknown ids are left out. */
export const datesOf = (ctx: Context, ids: readonly ProjectId[]): Promise<ProjectDates[]> => projectDates(ctx.db, ids);

/** Returns the id of the newest entry in a project's history; 0 without one. */
export const newestChange = (ctx: Context, id: ProjectId): Promise<number> => newestHistoryId(ctx.db, id);

/** Returns the firms that projects name, with what is known of each project; unknown ids are left out. */
export const firmsNamedBy = (ctx: Context, ids: readonly ProjectId[]): Promise<PermitFirms[]> =>
  permitFirms(ctx.db, ids);

/** Returns the ids of the projects that follow an id, in order, so that all of them can be read in steps. */
export const projectsAfter = (ctx: Context, after: string, limit: number): Promise<ProjectId[]> =>
  idsAfter(ctx.db, after, limit);

/** Returns the facts by which somebody may leave projects out, in the order of the ids; unknown ones are left out. */
export const narrowingFactsOf = (ctx: Context, ids: readonly ProjectId[]): Promise<NarrowingFacts[]> =>
  narrowingFacts(ctx.db, ids);

/** Returns the names of sources; unknown ones are left out. */
export const sourceNames = (ctx: Context, ids: readonly SourceId[]): Promise<Map<SourceId, string>> =>
  namesOfSources(ctx.db, ids);
