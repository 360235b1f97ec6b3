import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { parseAddress } from '../../locations/public.ts';
import { bldsClasses, bldsStatuses } from '../data/blds-values.ts';

const unit = (location: string): string | null => parseAddress(location).unit;

/**
 * The columns of a table of permits that follows the Building & Land Development Specification 1.2 ('Core Permits Dataset
 * Requirements'), and what each has. The last three say where a row comes from: the office, its page, and when it was
 * last read there. A source's only date is when it listed the permit, which the standard calls the date of issue.
 */
export const bldsColumns: Readonly<Record<string, (project: Project) => string | number | null>> = {
  PermitNum: ({ permitNumber }) => permitNumber,
  Description: ({ description, title }) => description || title,
  AppliedDate: () => null,
  IssuedDate: ({ listedOn }) => (listedOn?.length === 10 ? listedOn : null),
  CompletedDate: () => null,
  StatusCurrent: ({ permitStatus }) => permitStatus,
  OriginalAddress1: ({ location }) => parseAddress(location).street,
  OriginalAddress2: ({ location }) => unit(location),
  OriginalCity: ({ location }) => parseAddress(location).city,
  OriginalState: ({ location }) => parseAddress(location).state,
  OriginalZip: ({ location }) => parseAddress(location).zip,
  Jurisdiction: ({ sourceName }) => sourceName,
  PermitClass: ({ sector }) => sector,
  PermitClassMapped: ({ sector }) => (sector === null ? null : bldsClasses[sector]),
  StatusCurrentMapped: ({ status }) => bldsStatuses[status],
  WorkClass: ({ work }) => work,
  WorkClassMapped: ({ work }) => (work === null ? null : work === 'new' ? 'New' : 'Existing'),
  EstProjectCost: ({ budgetMin, budgetMax }) => budgetMax ?? budgetMin,
  ContractorCompanyName: ({ contractor }) => contractor,
  Latitude: ({ latitude }) => latitude,
  Longitude: ({ longitude }) => longitude,
  ProjectID: ({ id }) => id,
  Publisher: ({ sourceHost, sourceName }) => sourceHost ?? sourceName,
  Link: ({ sourceUrl }) => sourceUrl,
  SourceCheckedAt: ({ checkedAt }) => checkedAt,
};
