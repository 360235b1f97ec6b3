import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { projectPageMeta, projectWebPage } from '@plumbline/contract/domains/projects/project-page.ts';
import { applyMeta } from '../../../lib/head.ts';
import { language } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';

/** Sets the head of a project's page. */
export const describeProject = (project: Project): void =>
  applyMeta(projectPageMeta(project, language), projectWebPage(project, site.publicUrl, language));
