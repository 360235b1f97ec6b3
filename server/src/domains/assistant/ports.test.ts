import { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import { describe, expect, it } from 'vitest';
import { localAssistant } from './engine/local-assistant.ts';
import type { AssistantPort, Reference } from './ports.ts';

/** Every adapter of the port must pass all of these tests. */
const adapters: [name: string, adapter: AssistantPort][] = [['the local engine', localAssistant()]];

const reference: Reference = { now: new Date('2026-12-01T15:00:00Z'), timeZone: 'America/Kentucky/Louisville' };

describe.each(adapters)('%s', (_, assistant) => {
  it.each(['My kitchen faucet drips', 'I smell gas', 'x', '💩', '<b>', 'a'.repeat(4000)])(
    'answers %j with a valid reading',
    async (text) => {
      const answer = await assistant.understand(text, reference);
      expect(Reading.parse(answer)).toEqual(answer);
    },
  );

  it('knows a plain plumbing repair', async () => {
    expect(await assistant.understand('The kitchen faucet drips', reference)).toMatchObject({
      workType: 'plumbing',
      projectType: 'repair',
    });
  });

  it('knows the danger when gas is smelled', async () => {
    const answer = await assistant.understand('There is a strong smell of gas in my house', reference);
    expect(answer).toMatchObject({ projectType: 'emergency', urgency: 'high', danger: 'gas' });
  });
});
