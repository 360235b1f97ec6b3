import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { describe, expect, it } from 'vitest';
import { contractorUrl, customerUrl, given, when } from '../testing/letter-facts.ts';
import { type AppointmentHappening, appointmentLetter, type Facts, reminderLetter } from './appointment-letters.ts';

const letterTo = (party: 'customer' | 'contractor', happening: AppointmentHappening, facts = given()) =>
  appointmentLetter(party, happening, facts);
const textOf = (...of: Parameters<typeof letterTo>) => {
  const [first] = letterTo(...of).blocks;
  return first?.kind === 'paragraph' ? first.text : undefined;
};

describe('the letter about what happened says', () => {
  const book = { type: 'book', by: 'customer' } as const;
  const move = { type: 'move', by: 'contractor' } as const;
  const cancel = { type: 'cancel', by: 'customer' } as const;
  const dropped = { type: 'cancel', by: null } as const;
  const release = { type: 'release', by: null } as const;
  const noCustomer = { type: 'customer-absent', by: 'contractor' } as const;
  const noContractor = { type: 'contractor-absent', by: 'customer' } as const;

  it.each<['customer' | 'contractor', AppointmentHappening, string]>([
    ['customer', book, `Beargrass Plumbing will come on ${when}.`],
    ['contractor', book, `You have an appointment for Leak under the kitchen sink on ${when}.`],
    ['customer', move, `Beargrass Plumbing moved the appointment to ${when}.`],
    ['contractor', move, `You moved the appointment to ${when}.`],
    ['contractor', { ...move, by: 'customer' }, `The customer moved the appointment to ${when}.`],
    ['customer', { ...move, by: null }, `We moved the appointment to ${when}.`],
    ['customer', cancel, `You canceled the appointment on ${when}.`],
    ['contractor', cancel, `The customer canceled the appointment on ${when}.`],
    ['contractor', dropped, `The appointment on ${when} is off because the request was canceled.`],
    ['customer', release, `The appointment on ${when} is off because Beargrass Plumbing no longer has the job.`],
    ['contractor', release, `The appointment on ${when} is off because you no longer have the job.`],
    [
      'customer',
      noContractor,
      `You told us that Beargrass Plumbing did not show up on ${when}. The appointment was removed from your calendar.`,
    ],
    [
      'contractor',
      noContractor,
      `The customer says that you did not show up on ${when}. The appointment was removed from your calendar.`,
    ],
    [
      'customer',
      noCustomer,
      `Beargrass Plumbing came on ${when} and found nobody there. You can make another appointment, or tell us that nobody came.`,
    ],
    [
      'contractor',
      noCustomer,
      `You found nobody there on ${when}. The appointment was removed from your calendar, and you can make another one.`,
    ],
  ])('to the %s: %j', (party, happening, text) => {
    expect(textOf(party, happening)).toBe(text);
  });

  it.each([
    ['weather', ' because of the weather'],
    ['not-available', ' because of another commitment at that time'],
    ['illness', ' because of illness'],
    ['waiting-for-parts', ' because parts have not arrived yet'],
    ['no-longer-needed', ' because the work is no longer needed'],
    ['other', ''],
    [undefined, ''],
  ] as const)('the reason: %s', (reason, words) => {
    expect(textOf('customer', { ...move, reason })).toBe(
      `Beargrass Plumbing moved the appointment to ${when}${words}.`,
    );
    expect(textOf('contractor', { ...cancel, reason })).toBe(
      `The customer canceled the appointment on ${when}${words}.`,
    );
  });

  it('calls a contractor whose name is not known one', () => {
    expect(textOf('customer', book, given({ contact: null }))).toBe(`The contractor will come on ${when}.`);
  });

  it('the words of the one who acted to the other side alone', () => {
    const quoted = { kind: 'paragraph', text: '“The truck broke down”' };
    const happening = { ...move, message: 'The truck broke down' };
    expect(letterTo('customer', happening).blocks).toContainEqual(quoted);
    expect(letterTo('contractor', happening).blocks).not.toContainEqual(quoted);
    expect(letterTo('customer', move).blocks.filter(({ kind }) => kind === 'paragraph')).toHaveLength(1);
  });

  it('the request’s number in the subject and the text message, which ends with the own link', () => {
    const letter = letterTo('customer', book);
    expect(letter.subject).toBe(`Appointment: ${when} (PL-7K4QZ2)`);
    expect(letter.sms).toBe(`Plumbline PL-7K4QZ2: Beargrass Plumbing will come on ${when}. ${customerUrl}`);
    expect(letterTo('contractor', book).sms?.endsWith(` ${contractorUrl}`)).toBe(true);
  });

  it.each<['customer' | 'contractor', AppointmentHappening, string, string]>([
    ['customer', book, 'Move or cancel', customerUrl],
    ['contractor', move, 'Move or cancel', contractorUrl],
    ['customer', cancel, 'Make another appointment', customerUrl],
    ['customer', dropped, 'See the request', customerUrl],
    ['contractor', release, 'See the request', contractorUrl],
    ['customer', noContractor, 'See the appointment', customerUrl],
    ['contractor', noCustomer, 'Make another appointment', contractorUrl],
  ])('to the %s about %j last: %s', (party, happening, label, url) => {
    expect(letterTo(party, happening).blocks.at(-1)).toEqual({ kind: 'button', label, url });
  });

  it('when and where it is, unless it is off', () => {
    const kinds = (happening: AppointmentHappening) => letterTo('customer', happening).blocks.map(({ kind }) => kind);
    expect(kinds(book)).toEqual(['paragraph', 'facts', 'button']);
    expect(kinds(move)).toEqual(['paragraph', 'facts', 'button']);
    expect(kinds(cancel)).toEqual(['paragraph', 'button']);
  });

  it('nothing by text of what only the calendar has to hear of', () => {
    expect(letterTo('customer', noContractor).sms).toBeNull();
    expect(letterTo('contractor', noContractor).sms).toBeNull();
    expect(letterTo('contractor', noCustomer).sms).toBeNull();
    expect(letterTo('customer', noCustomer).sms).toContain('found nobody there');
  });
});

describe('the facts of an appointment', () => {
  const factsTo = (party: 'customer' | 'contractor', facts: Facts) => {
    const block = appointmentLetter(party, { type: 'book', by: null }, facts).blocks.find(
      ({ kind }) => kind === 'facts',
    );
    return block?.kind === 'facts' ? block.facts.map(({ label, value }) => `${label}: ${value}`) : [];
  };
  const common = [`When: ${when} (2 hours)`, 'Where: 1127 Cherokee Rd', 'Job: Leak under the kitchen sink'];

  it('are the contractor’s for the customer and the other way round', () => {
    expect(factsTo('customer', given())).toEqual([...common, 'With: Beargrass Plumbing', 'Phone: (502) 555-0134']);
    expect(factsTo('contractor', given({ notes: 'Dog in the yard' }))).toEqual([
      ...common,
      'With: Ana Delgado',
      'Phone: (502) 555-0177',
      'Notes: Dog in the yard',
    ]);
  });

  it('hold no number that the contractor hides', () => {
    const hidden = { companyName: 'Beargrass Plumbing', shownPhone: null, phone: '+15025550134' };
    const facts = factsTo('customer', given({ contact: hidden as Facts['contact'] }));
    expect(facts).toEqual([...common, 'With: Beargrass Plumbing']);
  });
});

describe('to a recipient who reads Spanish', () => {
  const spanish = given({ language: 'es' });
  const at = 'vie 4 dic, 2:00 p.m. EST';
  const url = 'https://plumbline.example/es/schedule-service?request=sr_1';

  it('the letter, its link and its text are in Spanish', () => {
    const letter = letterTo('customer', { type: 'move', by: 'contractor', reason: 'weather' }, spanish);
    expect(letter.subject).toBe(`Cita cambiada: ${at} (PL-7K4QZ2)`);
    expect(letter.blocks[0]).toEqual({
      kind: 'paragraph',
      text: `Beargrass Plumbing ha cambiado la cita al ${at} por el clima.`,
    });
    expect(letter.blocks.at(-1)).toEqual({ kind: 'button', label: 'Cambiar o cancelar', url });
  });

  it.each<['customer' | 'contractor', AppointmentHappening, string]>([
    ['customer', { type: 'cancel', by: 'customer' }, `Usted ha cancelado la cita del ${at}.`],
    ['contractor', { type: 'cancel', by: 'customer' }, `El cliente ha cancelado la cita del ${at}.`],
    ['contractor', { type: 'move', by: null }, `Hemos cambiado la cita al ${at}.`],
    ['contractor', { type: 'move', by: null, reason: 'other' }, `Hemos cambiado la cita al ${at}.`],
  ])('the %s reads who acted: %j', (party, happening, text) => {
    expect(textOf(party, happening, spanish)).toBe(text);
  });

  it('the facts name how long the appointment takes', () => {
    const lasting = (hours: number) => {
      const endsAt = new Date(spanish.appointment.startsAt.getTime() + hours * 3_600_000);
      const facts = { ...spanish, appointment: { ...spanish.appointment, endsAt } };
      return letterTo('customer', { type: 'book', by: 'customer' }, facts).blocks[1];
    };
    const whenIs = (value: string) => ({ facts: expect.arrayContaining([{ label: 'Cuándo', value }]) as unknown });
    expect(lasting(1)).toMatchObject(whenIs(`${at} (1 hora)`));
    expect(lasting(2)).toMatchObject(whenIs(`${at} (2 horas)`));
  });

  it('a text takes no more segments than the English one, on a Saturday, too', () => {
    const saturday = {
      ...spanish,
      appointment: { ...spanish.appointment, startsAt: new Date('2026-12-05T19:00:00Z') },
    };
    for (const happening of [
      { type: 'book', by: 'customer' },
      { type: 'move', by: 'contractor' },
      { type: 'cancel', by: 'contractor' },
      { type: 'release', by: null },
      { type: 'customer-absent', by: 'contractor' },
    ] as const) {
      const [es, en] = [letterTo('customer', happening, saturday), letterTo('customer', happening)];
      expect(smsSegments(es.sms ?? '')).toBeLessThanOrEqual(smsSegments(en.sms ?? ''));
    }
    const [es, en] = [reminderLetter('customer', 60, saturday), reminderLetter('customer', 60, given())];
    expect(smsSegments(es.sms ?? '')).toBe(smsSegments(en.sms ?? ''));
    expect(es.subject).toBe(
      'Recordatorio, 1 hora antes: Leak under the kitchen sink el sáb 5 dic, 2:00 p.m. EST (PL-7K4QZ2)',
    );
  });
});
