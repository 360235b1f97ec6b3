import type { Firm } from '@plumbline/contract/domains/leads/firm.ts';
import { firmOrganization, firmPageMeta } from '@plumbline/contract/domains/leads/firm-page.ts';
import { applyMeta } from '../../../lib/head.ts';
import { language } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';

/** Sets the head of a firm's page. */
export const describeFirm = (firm: Firm): void =>
  applyMeta(firmPageMeta(firm, language), firmOrganization(firm, site.publicUrl, language));
