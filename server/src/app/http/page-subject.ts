import { cityPageMeta, contractorList } from '@plumbline/contract/domains/directory/city-head.ts';
import { cityTradeIn } from '@plumbline/contract/domains/directory/city-page.ts';
import { contractorPageMeta, localBusiness } from '@plumbline/contract/domains/directory/contractor-page.ts';
import { contractorSlugIn } from '@plumbline/contract/domains/directory/pages.ts';
import { firmSlugIn } from '@plumbline/contract/domains/leads/firm-address.ts';
import { firmOrganization, firmPageMeta } from '@plumbline/contract/domains/leads/firm-page.ts';
import { projectPageMeta, projectWebPage } from '@plumbline/contract/domains/projects/project-page.ts';
import { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { PageMeta } from '@plumbline/contract/kernel/page-meta.ts';
import { cityPage, contractorPage } from '../../domains/directory/public.ts';
import { firmPage } from '../../domains/leads/public.ts';
import { projectPage } from '../../domains/projects/public.ts';
import type { Context } from '../../kernel/context.ts';
import { cityImage } from './social-images/city-image.ts';
import { contractorImage } from './social-images/contractor-image.ts';
import { projectImage } from './social-images/project-image.ts';
import type { SocialImage } from './social-images/social-image.ts';

/** The subject of one page, for its head and its image; `about` uses schema.org's terms. */
export interface PageSubject {
  readonly meta: PageMeta;
  readonly about: object;
  /** Null where shared links show the product's. */
  readonly image: SocialImage | null;
}

const PROJECT_PATH = /^\/projects\/(?!sources\/*$)([A-Za-z0-9_-]{1,64})\/*$/;

type ReadSubject = (ctx: Context, language: Language) => Promise<PageSubject | null>;

/** Returns the subject of the page at a path: undefined if the path alone determines it, null if it doesn't exist. */
export async function pageSubject(
  ctx: Context,
  path: string,
  language: Language,
): Promise<PageSubject | null | undefined> {
  return subjectReader(path)?.(ctx, language);
}

/** Returns whether the page at a path is about something that has to be read. */
export const hasSubject = (path: string): boolean => subjectReader(path) !== undefined;

function subjectReader(path: string): ReadSubject | undefined {
  const slug = contractorSlugIn(path);
  if (slug !== undefined) return contractorSubject(slug);
  const place = cityTradeIn(path);
  if (place !== undefined) return citySubject(place);
  const firm = firmSlugIn(path);
  if (firm !== undefined) return firmSubject(firm);
  const projectId = PROJECT_PATH.exec(path)?.[1];
  return projectId === undefined ? undefined : projectSubject(projectId);
}

const contractorSubject =
  (slug: string): ReadSubject =>
  async (ctx, language) => {
    const contractor = await contractorPage(ctx, slug);
    return (
      contractor && {
        meta: contractorPageMeta(contractor, language),
        about: localBusiness(contractor, ctx.settings.publicUrl, language),
        image: contractorImage(contractor, language),
      }
    );
  };

const firmSubject =
  (slug: string): ReadSubject =>
  async (ctx, language) => {
    const firm = await firmPage(ctx, slug);
    return (
      firm && {
        meta: firmPageMeta(firm, language),
        about: firmOrganization(firm, ctx.settings.publicUrl, language),
        image: null,
      }
    );
  };

const citySubject =
  (place: NonNullable<ReturnType<typeof cityTradeIn>>): ReadSubject =>
  async (ctx, language) => {
    const page = await cityPage(ctx, place);
    return (
      page && {
        meta: cityPageMeta(page, language),
        about: contractorList(page, ctx.settings.publicUrl, language),
        image: cityImage(page, language),
      }
    );
  };

const projectSubject =
  (projectId: string): ReadSubject =>
  async (ctx, language) => {
    const project = await projectPage(ctx, ProjectId.parse(projectId));
    return (
      project && {
        meta: projectPageMeta(project, language),
        about: projectWebPage(project, ctx.settings.publicUrl, language),
        image: projectImage(project, language),
      }
    );
  };
