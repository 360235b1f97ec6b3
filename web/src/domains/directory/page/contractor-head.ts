import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { contractorPageMeta, localBusiness } from '@plumbline/contract/domains/directory/contractor-page.ts';
import { applyMeta } from '../../../lib/head.ts';
import { language } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';

/** Sets the head of a contractor's page. */
export const describeContractor = (contractor: ContractorDetails): void =>
  applyMeta(contractorPageMeta(contractor, language), localBusiness(contractor, site.publicUrl, language));
