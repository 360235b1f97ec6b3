import { clockRows } from '@plumbline/contract/domains/service-requests/clock-table.ts';
import { badConnectionRules } from '@plumbline/contract/domains/service-requests/connection.ts';
import { MAX_PROPOSAL_CHANGES, REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { MAX_ASKED } from '@plumbline/contract/domains/service-requests/service-request.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { feeSentence, type Site } from '@plumbline/contract/kernel/site.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { howToReachUs } from './how-to-reach-us.ts';
import { termsWords } from './terms.words.ts';

/** The terms of a site, with its fee. */
export const termsOf = (site: Site, language: Language): LegalText =>
  termsWords[language].text({
    mostAsked: MAX_ASKED,
    reopenDays: REOPEN_DAYS,
    proposalChanges: MAX_PROPOSAL_CHANGES,
    fee: feeSentence(site, language),
    badConnections: badConnectionRules(language),
    clocks: clockRows(language).map(({ report, until, atOnce, objection, decidedBy }) => [
      report,
      until,
      atOnce,
      objection,
      decidedBy,
    ]),
    reach: howToReachUs(site, language),
  });
