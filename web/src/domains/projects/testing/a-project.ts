import type { Project, ProjectDetails } from '@plumbline/contract/domains/projects/project.ts';
import { ProjectId, SourceId } from '@plumbline/contract/kernel/id.ts';

/** A project as the server sends it; name only what the test is about. */
export const aProject = ({ id = 'prj-1', ...rest }: Partial<Omit<Project, 'id'>> & { id?: string } = {}): Project => ({
  id: ProjectId.parse(id),
  title: 'Waterfront Park pump house renovation',
  location: '129 River Rd, Louisville',
  county: 'Jefferson County',
  description: 'Replace two duplex booster pumps.',
  status: 'bidding-open',
  projectType: 'commercial',
  sector: 'commercial',
  work: 'renovation',
  plumbingRequired: true,
  trades: null,
  budgetMin: 100_000,
  budgetMax: 250_000,
  deadline: '2030-12-18T19:00:00Z',
  permitStatus: 'Approved',
  contactInfo: 'Louisville Metro Procurement, (502) 555-0100',
  sourceUrl: 'https://louisvilleky.bonfirehub.com/opportunities/1',
  latitude: '38.2620',
  longitude: '-85.7380',
  scrapedAt: '2026-11-12T15:00:00Z',
  listedOn: '2026-11-12',
  precision: 'exact',
  permitNumber: 'BLD-2026-00117',
  contractor: null,
  checkedAt: '2026-11-20T11:02:00Z',
  vanishedAt: null,
  statusAsOf: null,
  sourceHost: 'louisvilleky.bonfirehub.com',
  sourceName: 'Louisville Metro bids',
  isSynthetic: false,
  locatedBy: 'source',
  firstSeenAt: '2026-11-12T15:00:00Z',
  ...rest,
});

/** Returns a project with its details. */
export const projectDetails = (project: Project, rest: Partial<ProjectDetails> = {}): ProjectDetails => ({
  ...project,
  sources: [
    {
      sourceId: SourceId.parse('src-1'),
      name: project.sourceName,
      host: project.sourceHost,
      url: project.sourceUrl,
      checkedAt: project.checkedAt,
      vanishedAt: null,
      isRolling: false,
    },
  ],
  provenance: { title: project.sourceName, budgetMax: project.sourceName },
  lastSeenAt: project.checkedAt,
  lastChangedAt: project.scrapedAt,
  history: [{ at: project.scrapedAt, sourceName: project.sourceName, kind: 'listed', fields: [] }],
  ...rest,
});
