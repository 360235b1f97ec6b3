import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import { anUnderstanding } from '@plumbline/contract/kernel/testing/readings.ts';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../kernel/database.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { localAssistant } from '../engine/local-assistant.ts';
import { processVoiceInput } from './process-voice-input.ts';

/** Connects on the first query, and nothing here makes one. */
const { db } = openDatabase('postgresql://127.0.0.1:1/none');
/** A Tuesday, 10:00 in Louisville. */
const clock = testClock(new Date('2026-12-01T15:00:00Z'));
const ctx = testContext(db, { clock, ports: { assistant: localAssistant() } });

/** Returns a context whose assistant gives this answer to every text. */
const answering = (answer: Partial<Reading>) =>
  testContext(db, {
    clock,
    ports: {
      assistant: {
        understand: async (text, reference) => ({ ...(await localAssistant().understand(text, reference)), ...answer }),
      },
    },
  });

describe('processing what was said', () => {
  it('answers with what the assistant understood', async () => {
    const { jobProbability, guesses, ...meaning } = await processVoiceInput(ctx, {
      text: 'um, my kitchen faucet drips, no rush',
    });
    const expected = anUnderstanding({ urgency: 'low', description: 'My kitchen faucet drips, no rush' });
    expect({ ...expected, ...meaning }).toEqual(expected);
    expect([jobProbability, guesses[0]?.probability].every((sure) => sure !== undefined && sure > 0.9)).toBe(true);
  });

  it('answers with when, where and who, and with the place that the tables know', async () => {
    const text = 'My name is Ana Delgado, 502-555-0177. Outlet is dead at my house in 40204, tomorrow morning please';
    expect(await processVoiceInput(ctx, { text })).toMatchObject({
      workType: 'electrical',
      preferredDate: '2026-12-02',
      preferredTimeSlot: 'morning',
      zipCode: '40204',
      place: { city: 'Louisville', state: 'KY', zipCode: '40204' },
      customerName: 'Ana Delgado',
      customerPhone: '+15025550177',
    });
  });

  it('reads no numbers that are nobody’s business, and removes them', async () => {
    const text = 'My ssn is 123-45-6789. The kitchen faucet drips, ZIP 40204';
    const said = await processVoiceInput(ctx, { text });
    expect(said.zipCode).toBe('40204');
    expect(JSON.stringify(said)).not.toContain('6789');
  });

  it('shows the safety line in the language of the text', async () => {
    expect((await processVoiceInput(ctx, { text: 'I smell gas in the kitchen' })).safety).toMatch(
      /leave the house now/,
    );
    const spanish = await processVoiceInput(ctx, { text: 'huele mucho a gas en la cocina' });
    expect(spanish).toMatchObject({ language: 'es', danger: 'gas', urgency: 'high' });
    expect(spanish.safety).toMatch(/salga de la casa ahora/);
  });

  it('asks about a text that seems to ask for no job, kindly, and claims no danger', async () => {
    const text = 'tell me a joke please';
    const answer = await processVoiceInput(ctx, { text });
    expect(answer).toMatchObject({ isJob: false, safety: null, place: null, asking: { question: { about: 'job' } } });
    expect(answer.refusal).toMatch(/Tell us what needs fixing/);
    expect(await processVoiceInput(ctx, { text, isJob: 'yes' })).toMatchObject({
      isJob: true,
      asking: null,
      refusal: null,
    });
  });

  it('asks about a danger in doubt, and shows the safety line if it is present', async () => {
    const text = 'a strange smell in the laundry room';
    const asked = await processVoiceInput(ctx, { text });
    expect(asked).toMatchObject({
      safety: null,
      asking: { question: { about: 'danger', danger: 'gas' } },
    });
    const yes = await processVoiceInput(ctx, { text, inDanger: 'yes' });
    expect(yes).toMatchObject({ danger: 'gas', urgency: 'high', projectType: 'emergency', asking: null });
    expect(yes.safety).toMatch(/leave the house now/);
    expect(await processVoiceInput(ctx, { text, inDanger: 'no' })).toMatchObject({ danger: null, safety: null });
  });

  it('counts days where the person is, when no place was named', async () => {
    const late = testContext(db, {
      clock: testClock(new Date('2026-12-02T04:30:00Z')),
      ports: { assistant: localAssistant() },
    });
    const text = 'the furnace needs a tune-up tomorrow';
    expect((await processVoiceInput(late, { text })).preferredDate).toBe('2026-12-02');
    expect((await processVoiceInput(late, { text, timeZone: 'Europe/Madrid' })).preferredDate).toBe('2026-12-03');
    expect((await processVoiceInput(late, { text, timeZone: 'Nowhere/Land' })).preferredDate).toBe('2026-12-02');
    expect((await processVoiceInput(late, { text: `${text} in Honolulu, HI` })).preferredDate).toBe('2026-12-02');
  });

  it('takes from nobody what the text does not say, or what cannot be', async () => {
    const invented = answering({
      customerName: 'Eve Mallory',
      customerPhone: '+15025550199',
      city: 'Austin',
      state: 'TX',
      zipCode: '99999',
      preferredDate: '2026-11-30',
    });
    expect(await processVoiceInput(invented, { text: 'the sink leaks' })).toMatchObject({
      customerName: null,
      customerPhone: null,
      city: null,
      state: null,
      zipCode: null,
      place: null,
      preferredDate: null,
    });
  });

  it('refuses an answer that is none', async () => {
    const broken = answering({ workType: 'gardening' as Reading['workType'] });
    await expect(processVoiceInput(broken, { text: 'the sink leaks' })).rejects.toThrow();
  });

  it.each(['\u200b\u200b', '<br>', '\u2060 \u00ad'])('refuses %j, in which there is nothing to read', async (text) => {
    await expect(processVoiceInput(ctx, { text })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { text: 'Say or type what needs to be done.' },
    });
  });
});
