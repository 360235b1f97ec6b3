import { describe, expect, it } from 'vitest';
import { ContractorId } from '../../kernel/id.ts';
import { anUnderstanding } from '../../kernel/testing/readings.ts';
import {
  type ChosenContractor,
  type Draft,
  dateFrom,
  emptyDraft,
  takenOver,
  withAsked,
  withoutSaid,
  withPlace,
  withQuestion,
  withTrade,
  withUnderstanding,
  withWorkType,
} from './draft.ts';

const louisville = { city: 'Louisville', state: 'KY', zipCode: '40202', latitude: 38.2527, longitude: -85.7585 };
const contractor = (id: string, companyName: string): ChosenContractor => ({
  id: ContractorId.parse(id),
  companyName,
  photoUrl: null,
  isVerified: false,
  timeZone: 'America/Kentucky/Louisville',
  distance: 2.6,
  phone: null,
  email: null,
});
const fallsCity = contractor('ct_falls', 'Falls City Drain & Pipe');

/** A reading of a sentence that only describes the work. */
const aReading = anUnderstanding({ description: 'The sink leaks' });

const empty = emptyDraft('key');
const withWork = withWorkType(empty, 'plumbing');
const withTradeAndPlace = withPlace(withWork, louisville);
const ready: Draft = withAsked(withTradeAndPlace, [fallsCity]);

describe('changing an answer', () => {
  it('drops the contractors when the trade changes, and keeps them when it is picked again', () => {
    expect(withWorkType(ready, 'electrical').asked).toEqual([]);
    expect(withWorkType(ready, 'plumbing').asked).toEqual([fallsCity]);
  });

  it('drops the contractors when the city changes, not when only the point in it does', () => {
    expect(withPlace(ready, { ...louisville, city: 'Austin', state: 'TX' }).asked).toEqual([]);
    expect(withPlace(ready, { ...louisville, zipCode: '40204', latitude: 38.24 }).asked).toEqual([fallsCity]);
  });

  it('fills in the job from an understood sentence and keeps its warning when the trade is then picked by hand', () => {
    const understood = withUnderstanding(empty, {
      ...aReading,
      projectType: 'emergency',
      urgency: 'high',
      description: 'It smells of gas near the water heater',
      danger: 'gas',
      safety: 'Leave the building and call your gas utility.',
    });
    expect(understood.workType).toBe('plumbing');
    expect(understood.details).toMatchObject({ projectType: 'emergency', urgency: 'high' });
    expect(understood.details.description).toContain('smells of gas');
    const byHand = withWorkType(understood, 'hvac');
    expect(byHand.safety).toBe('Leave the building and call your gas utility.');
    expect(byHand.understood).toBeNull();
  });

  it('waits for the answer to a question about a sentence, and shows a warning at once', () => {
    const asking = { question: { about: 'job' as const }, answered: {} };
    const asked = withQuestion({ ...ready, safety: 'Leave.' }, { ...aReading, asking });
    expect(asked).toMatchObject({ workType: null, understood: null, asking, safety: 'Leave.' });
    expect(withUnderstanding(asked, aReading).asking).toBeNull();
    expect(withWorkType(asked, 'hvac').asking).toBeNull();
  });

  it('fills in what else was said, keeps it when the trade is put right, and forgets what was not said', () => {
    const understood = withUnderstanding(empty, {
      ...aReading,
      preferredDate: '2026-12-04',
      preferredTimeSlot: 'morning',
      zipCode: '40202',
      place: { ...louisville, timeZone: 'America/Kentucky/Louisville' },
      customerName: 'Ana Delgado',
      customerPhone: '+15025550177',
    });
    const answers = {
      preferredDate: '2026-12-04',
      preferredTimeSlot: 'morning',
      customerName: 'Ana Delgado',
      customerPhone: '(502) 555-0177',
    };
    expect(understood.details).toMatchObject(answers);
    const corrected = withTrade(understood, 'electrical');
    expect(corrected).toMatchObject({ workType: 'electrical', understood: understood.understood, details: answers });
    const anonymous = withoutSaid(corrected, 'customerName');
    expect(anonymous.details).toMatchObject({ ...answers, customerName: '' });
    expect(anonymous.understood?.said).not.toContain('customerName');
    expect(withoutSaid(anonymous, 'place').place).toBeNull();
  });

  it('asks where in a city the work is when the sentence named no ZIP code', () => {
    const named = { ...louisville, timeZone: 'America/Kentucky/Louisville' };
    const understood = withUnderstanding(empty, { ...aReading, city: 'Louisville', place: named });
    expect(understood.place).toBeNull();
    expect(understood.understood).toMatchObject({ said: [], city: louisville });
  });

  it('forgets an earlier sentence when another is said', () => {
    const first = withUnderstanding(empty, { ...aReading, customerName: 'Ana', preferredDate: '2026-12-04' });
    const second = withUnderstanding(first, { ...aReading, customerName: 'Ana Delgado' });
    expect(second.details).toMatchObject({ customerName: 'Ana Delgado', preferredDate: '' });
    expect(second.understood).toEqual({ said: ['customerName'] });
  });

  it('never keeps a date that has gone by', () => {
    expect(dateFrom('2026-12-01', '2026-12-03')).toBe('2026-12-03');
    expect(dateFrom('', '2026-12-03')).toBe('2026-12-03');
    expect(dateFrom('2026-12-04', '2026-12-03')).toBe('2026-12-04');
  });
});

describe('answers from before the scripts arrived', () => {
  const contact = { customerName: 'Ana Delgado', customerEmail: 'ana@example.com' };
  const onDevice: Draft = { ...ready, details: { ...ready.details, ...contact, description: 'The sink leaks' } };
  const kept = (workType: 'plumbing' | 'hvac') => withWorkType(emptyDraft('kept'), workType);

  it('count more than those on the device, which fill in the rest of the same job', () => {
    const said = withUnderstanding(emptyDraft('kept'), { ...aReading, description: 'The tub leaks' });
    expect(takenOver(onDevice, said).details).toMatchObject({ ...contact, description: 'The tub leaks' });
    expect(takenOver(onDevice, kept('plumbing'))).toMatchObject({
      submissionKey: 'kept',
      asked: [],
      details: { ...contact, description: 'The sink leaks' },
    });
  });

  it('are about another job: only the customer is the same', () => {
    expect(takenOver(onDevice, kept('hvac')).details).toMatchObject({ ...contact, description: '' });
  });

  it('are taken over once', () => {
    const taken = withPlace(takenOver(onDevice, kept('plumbing')), louisville);
    expect(takenOver(taken, kept('plumbing'))).toBe(taken);
  });
});
