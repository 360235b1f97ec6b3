import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../kernel/database.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { localAssistant } from '../engine/local-assistant.ts';
import { processVoiceInput } from './process-voice-input.ts';

/** Connects only when it is asked something, and nothing here asks. */
const { db } = openDatabase('postgresql://127.0.0.1:1/none');
const ctx = testContext(db, { ports: { assistant: localAssistant() } });

describe('processing what was said', () => {
  it('answers with what the assistant understood', async () => {
    expect(await processVoiceInput(ctx, { text: 'um, my kitchen faucet drips, no rush' })).toEqual({
      workType: 'plumbing',
      projectType: 'repair',
      urgency: 'low',
      description: 'My kitchen faucet drips, no rush',
      safety: null,
    });
  });

  it.each(['\u200b\u200b', '<br>', '\u2060 \u00ad'])('refuses %j, in which there is nothing to read', async (text) => {
    await expect(processVoiceInput(ctx, { text })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { text: 'Say or type what needs to be done.' },
    });
  });
});
