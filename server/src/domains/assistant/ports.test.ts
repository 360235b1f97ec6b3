import { Understanding } from '@plumbline/contract/domains/assistant/understanding.ts';
import { describe, expect, it } from 'vitest';
import { localAssistant } from './engine/local-assistant.ts';
import type { AssistantPort } from './ports.ts';

/** Every adapter of the port stands here and passes all of it. */
const adapters: [name: string, adapter: AssistantPort][] = [['the local engine', localAssistant()]];

describe.each(adapters)('%s', (_, assistant) => {
  it.each(['My kitchen faucet drips', 'I smell gas', 'x', '💩', '<b>', 'a'.repeat(4000)])(
    'answers %j with a valid understanding',
    async (text) => {
      const answer = await assistant.understand(text);
      expect(Understanding.parse(answer)).toEqual(answer);
    },
  );

  it('knows a plain plumbing repair', async () => {
    expect(await assistant.understand('The kitchen faucet drips')).toMatchObject({
      workType: 'plumbing',
      projectType: 'repair',
    });
  });

  it('says what to do first when gas is smelled', async () => {
    const answer = await assistant.understand('There is a strong smell of gas in my house');
    expect(answer).toMatchObject({ projectType: 'emergency', urgency: 'high' });
    expect(answer.safety).toMatch(/leave/i);
  });
});
