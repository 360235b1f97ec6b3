import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import type { ImageFact, SocialImage } from './social-image.ts';
import { socialImageWords } from './social-images.words.ts';

/** The days of projects are those of Louisville. */
const PROJECTS_ZONE = 'America/Kentucky/Louisville';

/** Returns the image of a project's page. It says nothing that changes as time passes. */
export function projectImage(project: Project, language: Language): SocialImage {
  const words = socialImageWords[language];
  const { status, type, county } = projectWords[language];
  const { title, location, deadline, vanishedAt, statusAsOf } = project;
  // A source that lists only recent projects has dropped an old one, which may well go on.
  const isGone = vanishedAt !== null && statusAsOf === null;
  const standing = isGone ? words.noLongerListed : status[project.status];
  const facts: ImageFact[] = [
    { icon: 'hammer', text: `${standing}, ${type[project.projectType].toLowerCase()}` },
    { icon: 'banknote', text: formatBudget(project.budgetMin, project.budgetMax, language) },
    ...(deadline ? [{ icon: 'calendar-clock' as const, text: words.deadline(dayOf(deadline, language)) }] : []),
  ];
  return {
    drawing: 'framing',
    title,
    subtitle: [location, project.county && county[project.county]].filter((part) => part).join(', '),
    facts,
    note: project.isSynthetic ? words.sample : words.listedBy(project.sourceName),
  };
}

/** Returns 'December 18, 2026' from a moment, or the source's own words. */
function dayOf(deadline: string, language: Language): string {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}T/.test(deadline) ? deadline : Number.NaN);
  if (Number.isNaN(moment.getTime())) return deadline;
  return formatsIn(language).formatLongDay(wallTimeOf(moment, PROJECTS_ZONE).day);
}
