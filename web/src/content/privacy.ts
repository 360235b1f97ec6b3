import { DRAFT_HOURS } from '@plumbline/contract/domains/service-requests/draft-hours.ts';
import {
  DEVICE_DAYS,
  PROOF_COOKIE_DAYS,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
  VISITOR_DAYS,
} from '@plumbline/contract/kernel/cookies.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import { customerDetailsWords } from '../domains/service-requests/customer-details.words.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { howToReachUs } from './how-to-reach-us.ts';
import { type PrivacyFacts, privacyWords } from './privacy.words.ts';

/** The privacy policy of a site. */
export const privacyOf = (site: Site, language: Language): LegalText =>
  privacyWords[language].text({
    idleDays: SESSION_IDLE_DAYS,
    sessionDays: SESSION_DAYS,
    visitorDays: VISITOR_DAYS,
    deviceDays: DEVICE_DAYS,
    proofDays: PROOF_COOKIE_DAYS,
    draftHours: DRAFT_HOURS,
    keptFor: keptIn(site, language),
    identity: identityIn(language),
    reach: howToReachUs(site, language),
  });

/** The defaults of the settings. */
const DEFAULT_DAYS: NonNullable<Site['keptDays']> = { messages: 730, requests: 1095, audit: 3650, signIns: 30 };

/** Returns for how many days things are kept, as text; null for good. */
function keptIn({ keptDays = DEFAULT_DAYS }: Site, language: Language): PrivacyFacts['keptFor'] {
  const { formatNumber } = formatsIn(language);
  const days = (count: number) => (count === 0 ? null : formatNumber(count));
  return {
    messages: days(keptDays.messages),
    requests: days(keptDays.requests),
    audit: days(keptDays.audit),
    signIns: days(keptDays.signIns),
  };
}

/** Returns the labels of the details that only the connected contractor gets, so that the policy names all of them. */
function identityIn(language: Language): string {
  const labels: readonly { readonly shown: string; readonly hidden?: string }[] = Object.values(
    customerDetailsWords[language],
  );
  return formatsIn(language).formatList(labels.map(({ shown, hidden }) => (hidden ?? shown).toLowerCase()));
}
