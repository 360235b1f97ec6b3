import { describe, expect, it } from 'vitest';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/random-id.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { samplesOf } from '../messaging/public.ts';
import { requestMessageKinds } from './letters/use-cases/show-samples.ts';

const samples = samplesOf(testContext({} as Database), [requestMessageKinds], 'en');
/** Returns the messages to the contractor, with an id as long as real ones. */
const said = (kind: string, channel: string): string => {
  const found = samples.find(
    ({ title, message }) => title === `To the contractor: ${kind}` && message.channel === channel,
  );
  const { content } = found?.message ?? {};
  return content !== undefined && 'text' in content ? content.text.replace(/_Sample/g, newId('x').slice(1)) : '';
};

describe('a letter about the fee', () => {
  it.each(['accept-fee-due', 'approve-fee-due', 'pay'])('links to the rules of refunds: %s', (kind) => {
    const mail = samples.find(
      ({ title, message }) => title === `To the contractor: ${kind}` && message.channel === 'email',
    );
    expect(JSON.stringify(mail?.message.content)).toContain('https://plumbline.example/terms#refunds');
  });
});

describe('a text that asks a contractor for an answer', () => {
  it.each(['offer', 'counter', 'thaw', 'nudge'])('says before its link how to answer by text: %s', (kind) => {
    expect(said(kind, 'sms')).toMatch(/ Reply ACCEPT, DENY or PROPOSE \[time\]: https:\/\/\S+$/);
  });

  it('says nothing of that where there is nothing to answer', () => {
    expect(said('lose', 'sms')).not.toContain('Reply ACCEPT');
  });
});

describe('messages to people who read Spanish', () => {
  const { area, kinds } = requestMessageKinds;
  const { 'opportunity-digest': _digest, ...ours } = kinds;
  const spanish = samplesOf(testContext({} as Database), [{ area, kinds: ours }], 'es');

  it('say in which language they are, and link to pages in it', () => {
    expect(spanish.length).toBeGreaterThan(50);
    for (const { title, message } of spanish) {
      const ways = [message, ...(message.instead ?? [])];
      expect([title, ...ways.map(({ language }) => language)]).toEqual([title, ...ways.map(() => 'es')]);
      const links = JSON.stringify(message).match(/https:\/\/plumbline\.example\/[\w-]+/g) ?? [];
      expect([title, links.filter((link) => link !== 'https://plumbline.example/es')]).toEqual([title, []]);
    }
  });

  it('say in Spanish how to answer by text', () => {
    const [offer] = spanish.filter(({ title, message }) => title.endsWith(': offer') && message.channel === 'sms');
    expect(offer?.message.content).toMatchObject({
      text: expect.stringMatching(/ Responda ACEPTAR, RECHAZAR o PROPONER \[hora\]: https:\/\/\S+$/),
    });
  });
});
