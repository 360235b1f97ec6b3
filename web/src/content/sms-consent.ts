import { REMINDERS, type ReminderParty } from '@plumbline/contract/domains/appointments/reminder.ts';
import { NIGHT_FROM, NIGHT_UNTIL } from '@plumbline/contract/domains/messaging/quiet-hours.ts';
import { CARRIER_WORDS } from '@plumbline/contract/domains/messaging/stop-words.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Site } from '@plumbline/contract/kernel/site.ts';
import type { LegalText } from '../lib/legal-text.ts';
import { howToReachUs } from './how-to-reach-us.ts';
import { smsConsentWords } from './sms-consent.words.ts';

/** The terms of the text messages of a site. */
export function smsConsentOf(site: Site, language: Language): LegalText {
  const words = smsConsentWords[language];
  const listed = (parts: readonly string[], joint: 'and' | 'or'): string => {
    const last = parts.at(-1) ?? '';
    return parts.length < 2 ? last : words.joined(parts.slice(0, -1).join(', '), last, joint);
  };
  const remindedAt = (party: ReminderParty): string => {
    const times = REMINDERS[party].map((minutes) =>
      minutes < 60 ? words.minutes(minutes) : words.hours(minutes / 60),
    );
    return words.before(listed(times, 'and'));
  };
  return words.text({
    customerReminders: remindedAt('customer'),
    contractorReminders: remindedAt('contractor'),
    nightFrom: words.clock(NIGHT_FROM),
    nightUntil: words.clock(NIGHT_UNTIL),
    otherStopWords: listed(CARRIER_WORDS.stop.slice(1), 'and'),
    startWords: listed(CARRIER_WORDS.start, 'or'),
    helpWords: listed(CARRIER_WORDS.help, 'or'),
    reach: howToReachUs(site, language),
  });
}
