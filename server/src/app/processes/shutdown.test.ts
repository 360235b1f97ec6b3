import { expect, it } from 'vitest';
import { stopAll } from './shutdown.ts';

it('stops the last part first, in spite of parts that fail or take too long', async () => {
  const stopped: string[] = [];
  const said: string[] = [];
  const parts = [
    { what: 'the database', stop: async () => void stopped.push('database') },
    { what: 'jobs', stop: () => new Promise<void>(() => undefined) },
    { what: 'live updates', stop: () => Promise.reject(new Error('lost')) },
    { what: 'requests', stop: async () => void stopped.push('requests') },
  ];
  await stopAll(parts, 20, (sentence) => said.push(sentence));
  expect(stopped).toEqual(['requests', 'database']);
  expect(said).toEqual([
    expect.stringMatching(/^Stopping live updates failed: Error/),
    'Stopping jobs took longer than 0.02 seconds.',
  ]);
});
