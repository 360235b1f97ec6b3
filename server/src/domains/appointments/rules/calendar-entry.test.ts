import { describe, expect, it } from 'vitest';
import { contractorEntry, customerEntry, type EntryFacts, webCalendarEvent } from './calendar-entry.ts';

const facts = (given: { notes?: string | null; contact?: EntryFacts['contact'] } = {}): EntryFacts =>
  ({
    appointment: {
      id: 'ap_1',
      requestId: 'sr_1',
      referralId: 'rf_1',
      contractorId: 'ct_1',
      sequence: 3,
      startsAt: new Date('2026-12-04T19:00:00Z'),
      endsAt: new Date('2026-12-04T21:00:00Z'),
      timeZone: 'America/Kentucky/Louisville',
      location: '1127 Cherokee Rd, Louisville, KY 40204',
      notes: given.notes ?? null,
    },
    job: {
      title: 'Leak under the kitchen sink',
      requestNumber: 'PL-7K4QZ2',
      description: 'The sink drips.',
      customer: { name: 'Ana Delgado', phone: '+15025550177' },
    },
    contact:
      given.contact === undefined ? { companyName: 'Beargrass Plumbing', shownPhone: '+15025550134' } : given.contact,
    settings: { publicUrl: 'https://plumbline.example' },
  }) as unknown as EntryFacts;

describe('an appointment in a calendar', () => {
  it('is the same entry through all its changes, on both sides', () => {
    for (const entry of [customerEntry(facts(), 'en'), contractorEntry(facts(), 'en')]) {
      expect(entry).toMatchObject({
        uid: 'ap_1@plumbline.example',
        sequence: 3,
        timeZone: 'America/Kentucky/Louisville',
      });
    }
  });

  it('tells the customer of the contractor', () => {
    expect(customerEntry(facts(), 'en')).toMatchObject({
      title: 'Leak under the kitchen sink: Beargrass Plumbing',
      description:
        'Request PL-7K4QZ2\nBeargrass Plumbing: (502) 555-0134\nMove or cancel: https://plumbline.example/schedule-service?request=sr_1',
    });
  });

  it('tells no number that the contractor hides, nor a name that is not known', () => {
    const hidden = customerEntry(facts({ contact: { companyName: 'Beargrass Plumbing', shownPhone: null } }), 'en');
    expect(hidden.description).toBe(
      'Request PL-7K4QZ2\nMove or cancel: https://plumbline.example/schedule-service?request=sr_1',
    );
    expect(customerEntry(facts({ contact: null }), 'en').title).toBe('Leak under the kitchen sink: the contractor');
  });

  it('tells the contractor of the customer, with their notes where there are any', () => {
    const entry = contractorEntry(facts({ notes: 'Dog in the yard' }), 'en');
    expect(entry.title).toBe('Leak under the kitchen sink: Ana Delgado');
    expect(entry.description).toBe(
      'Request PL-7K4QZ2\nAna Delgado: (502) 555-0177\nThe sink drips.\nNotes: Dog in the yard\n' +
        'Move or cancel: https://plumbline.example/schedule-service?request=rf_1&contractor=ct_1',
    );
    expect(contractorEntry(facts(), 'en').description).toBe(entry.description.replace('Notes: Dog in the yard\n', ''));
  });

  it('is written in the language of its owner, with a link to that page', () => {
    expect(customerEntry(facts(), 'es').description).toBe(
      'Solicitud PL-7K4QZ2\nBeargrass Plumbing: (502) 555-0134\nCambiar o cancelar: https://plumbline.example/es/schedule-service?request=sr_1',
    );
  });

  it('tells a calendar on the web neither a link nor a phone', () => {
    const event = webCalendarEvent(contractorEntry(facts(), 'en'), 'PL-7K4QZ2', 'en');
    expect(event).toMatchObject({
      description: 'Request PL-7K4QZ2',
      location: '1127 Cherokee Rd, Louisville, KY 40204',
    });
    expect(JSON.stringify(event)).not.toMatch(/https?:|555/);
  });
});
