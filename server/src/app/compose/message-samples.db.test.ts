import { MessageId } from '@plumbline/contract/kernel/id.ts';
import { LANGUAGES } from '@plumbline/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { messagesPage, messageText, sendMessages } from '../../domains/messaging/public.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';
import { messageSamples } from './message-samples.ts';

const database = await testDatabase();
const { ctx } = await testApp(database);
const { pool } = database;

/** Returns the secrets in a message: everything in a link after the site's address, and six-digit codes. */
const secretsIn = (text: string): string[] => [
  ...[...text.matchAll(/https?:\/\/[^\s/?#]+([/?#][^\s]{8,})/g)].map(([, path = '']) => path),
  ...(text.match(/\b\d{6}\b/g) ?? []),
];

describe('every kind of message, as an operator sees it', () => {
  it('shows no code and no working link, neither in the list nor when it is read', async () => {
    const samples = LANGUAGES.flatMap((language) => messageSamples(ctx, language));
    await sendMessages(
      ctx,
      samples.map(({ message }, at) => ({ ...message, dedupeKey: `sample:${at}` })),
    );
    const { rows } = await pool.query<{ id: string; subject: string | null; text: string }>(
      'select id, subject, text from messages',
    );
    const { items } = await messagesPage(ctx, { after: undefined, limit: 500 });
    expect(items.length).toBe(rows.length);

    const seen = await Promise.all(
      rows.map(async ({ id, subject, text }) => {
        const listed = JSON.stringify(items.find((item) => item.id === id));
        const read = (await messageText(ctx, MessageId.parse(id))) ?? '';
        return { secrets: secretsIn(`${subject ?? ''} ${text}`), shown: `${listed} ${read}` };
      }),
    );
    expect(seen.flatMap(({ secrets, shown }) => secrets.filter((secret) => shown.includes(secret)))).toEqual([]);
    // Ensures that there was something to hide, including in a subject.
    expect(seen.filter(({ secrets }) => secrets.length > 0).length).toBeGreaterThan(20);
    expect(rows.some(({ subject }) => secretsIn(subject ?? '').length > 0)).toBe(true);
  });
});
