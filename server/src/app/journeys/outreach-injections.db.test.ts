import type { OutreachChannel } from '@plumbline/contract/domains/outreach/outreach.ts';
import { describe, expect, it } from 'vitest';
import { harmlessOutreach, readInjections } from '../../domains/outreach/evaluation/injection-attempt.ts';
import type { OutreachWriter } from '../../domains/outreach/public.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';

const { attempts, honest } = readInjections();
const { project: listing, bidder } = harmlessOutreach;

let modelSays: string | null = null;
const writer: OutreachWriter = {
  write: async () => {
    if (modelSays === null) return null;
    const [subject, message, opening, close] = ['About your project', modelSays, 'Hello,', 'Thank you,'];
    return { subject, message, opening, points: [], objections: [], close };
  },
};
const database = await testDatabase();
const { app, ctx, clock, runJobs } = await testApp(database, { ports: { outreachWriter: writer } });

type Case = Pick<(typeof attempts)[number], 'field' | 'value'>;
interface Left {
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

/** Previews and sends the message, as the dialog does. Returns everything that was sent. */
async function outreach({ field, value }: Case, channel: OutreachChannel, said = value): Promise<Left[]> {
  clock.advance(24 * 60);
  await database.pool.query('delete from mailbox_messages');
  const [part, name = ''] = field.split('.');
  const { location, ...rest } = listing;
  const projectId = await aProject(ctx, {
    ...rest,
    location,
    street: null,
    listedAt: clock.now(),
    ...(part === 'project' && { [name]: value.replaceAll('\u0000', '') }),
  });
  const typed = { ...bidder, ...(part === 'bidder' && { [name]: value }) };
  modelSays = field === 'model answer' ? said : null;
  const script = await app.inject({
    method: 'POST',
    url: '/api/bot/generate-script',
    payload: { projectId, bidderInfo: typed, communicationType: channel },
  });
  const sent = await app.inject({
    method: 'POST',
    url: '/api/bot/outreach',
    cookies: Object.fromEntries(script.cookies.map(({ name, value }) => [name, value])),
    payload: {
      projectId,
      bidderName: typed.name,
      bidderCompany: typed.company,
      bidderPhone: typed.phone,
      bidderEmail: typed.email,
      communicationMethod: channel,
      urgency: 'high',
    },
  });
  // A text that can't be previewed can't be sent, and a previewed one can.
  expect(sent.statusCode === 201, sent.body).toBe(script.statusCode === 200);
  await runJobs();
  const { rows } = await database.pool.query<Left>('select recipient, subject, text, html from mailbox_messages');
  expect(rows.length).toBe(sent.statusCode === 201 ? 1 : 0);
  return rows;
}

/** Returns the message as a reader, a mail program and its markup see it, without our own style sheet. */
const all = ({ recipient, subject, text, html }: Left): string =>
  [recipient, subject ?? '', text, (html ?? '').replace(/<style>.*?<\/style>/s, '')].join('\n').toLowerCase();

const channels = ['email', 'sms', 'phone'] as const;
const signed = `\n\nThank you,\n${bidder.name}\n${bidder.company}\n${bidder.email}`;

describe.each(attempts)('$id into the $field', (attempt) => {
  it.each(channels)('leaves nothing behind by %s', async (channel) => {
    for (const said of [attempt.value, `${attempt.value}${signed}`]) {
      const left = await outreach(attempt, channel, said);
      expect(left.length).toBeLessThanOrEqual(attempt.mustNotLeave === 'refused' ? 0 : 1);
      const unwanted = attempt.mustNotLeave === 'refused' ? [] : attempt.mustNotLeave;
      for (const words of unwanted) {
        for (const message of left) expect(all(message)).not.toContain(words.toLowerCase());
      }
      for (const { recipient, subject } of left) {
        expect(['jane@builder.example.com', bidder.email]).toContain(recipient);
        expect(subject ?? '').not.toMatch(/[\r\n]/);
      }
      if (attempt.field !== 'model answer') break;
    }
  });
});

describe.each(honest)('$id in the $field', (value) => {
  it('is sent', async () => {
    const [message] = await outreach(value, 'email');
    expect(message?.text).toContain(value.mustLeave);
    expect(message?.recipient).toBe('jane@builder.example.com');
  });
});

it('a harmless message goes to the listing’s contact with its own words', async () => {
  const [message] = await outreach({ field: 'project.title', value: listing.title }, 'email');
  expect(message?.recipient).toBe('jane@builder.example.com');
  expect(message?.text).toContain(`"${listing.title}"`);
});
