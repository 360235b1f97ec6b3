import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { describe, expect, it } from 'vitest';
import { contractorUrl, customerUrl, given, when } from '../testing/letter-facts.ts';
import { type Facts, reminderLetter } from './appointment-letters.ts';

describe('a reminder', () => {
  it('tells the customer who comes', () => {
    const letter = reminderLetter('customer', 60, given());
    expect(letter.subject).toBe(`Reminder, 1 hour before: Leak under the kitchen sink on ${when} (PL-7K4QZ2)`);
    expect(letter.sms).toBe(`Plumbline PL-7K4QZ2: Beargrass Plumbing: ${when}. C=confirm, R=move. ${customerUrl}`);
    expect(letter.blocks.at(-1)).toEqual({ kind: 'button', label: 'Confirm, move or cancel', url: customerUrl });
  });

  it('asks nothing that was answered', () => {
    const letter = reminderLetter('customer', 60, given({ confirmed: true }));
    expect(letter.sms).toBe(`Plumbline PL-7K4QZ2: Reminder: Beargrass Plumbing will come on ${when}. ${customerUrl}`);
    expect(letter.blocks.at(-1)).toEqual({ kind: 'button', label: 'Move or cancel', url: customerUrl });
  });

  it('asks in no more segments than it would take without the question', () => {
    const companies = Array.from({ length: 40 }, (_, third) => 'x'.repeat(3 * third));
    for (const language of ['en', 'es'] as const) {
      for (const name of companies) {
        const contact = { companyName: name, language } as Facts['contact'];
        const [asking, plain] = [false, true].map((confirmed) => {
          const facts = given({ contact, language, confirmed });
          const job = { ...facts.job, title: name };
          const appointment = { ...facts.appointment, contractorConfirmed: confirmed ? 0 : null };
          return { ...facts, job, appointment };
        });
        for (const party of ['customer', 'contractor'] as const) {
          const [one, other] = [asking, plain].map((facts) => (facts && reminderLetter(party, 60, facts).sms) ?? '');
          expect(one).toMatch(/\bC(?:=| to | para )confirm/);
          expect(smsSegments(one ?? '')).toBeLessThanOrEqual(smsSegments(other ?? ''));
        }
      }
    }
  });

  it('tells the contractor where to go', () => {
    const letter = reminderLetter('contractor', 1440, given());
    expect(letter.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'facts', 'button']);
    expect(letter.sms).toBe(
      `Plumbline PL-7K4QZ2: Reminder: Leak under the kitchen sink on ${when}, 1127 Cherokee Rd. Reply C to confirm, R to reschedule. ${contractorUrl}`,
    );
  });
});
