import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue, insertLast, type Job } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import type { Block } from '../content/content.ts';
import { messagingWords } from '../content/messaging.words.ts';
import type { Addressed, OutgoingMessage } from '../content/outgoing-message.ts';
import { render } from '../content/render.ts';
import { insertMessages, type NewMessage } from '../store/message.ts';
import { pushOwners } from '../store/push-subscription.ts';
import type { StoredAddressed } from '../tables.ts';

/** Maximum number of messages per job. They are sent concurrently and share locks and commits. */
const TOGETHER = 10;
/** Killed processes use up a job's attempts. A message counts its own attempts, and this lets it have them all. */
const JOB_ATTEMPTS = 100;

/** The task of each channel. Each has workers of its own, so that a slow provider delays nobody else's messages. */
const TASKS = {
  email: 'send-messages',
  sms: 'send-texts',
  phone: 'send-calls',
  push: 'send-notifications',
} as const satisfies Readonly<Record<Channel, Job['task']>>;

/** What a job needs to know of a message. */
type Sendable = Pick<NewMessage, 'id' | 'channel'>;

/** Returns the job that sends messages of one channel, immediately or not before `runAt`. */
export const sendJob = (messages: readonly [Sendable, ...Sendable[]], runAt?: Date): Job => ({
  task: TASKS[messages[0].channel],
  payload: { messageIds: messages.map(({ id }) => id) },
  maxAttempts: JOB_ATTEMPTS,
  ...(runAt && { runAt }),
});

/** Returns the jobs that send messages, each with at most ten of one channel. */
export const sendJobs = (messages: readonly Sendable[], runAt?: Date): Job[] =>
  [...Map.groupBy(messages, ({ channel }) => channel).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / TOGETHER) }, (_, index) =>
      group.slice(index * TOGETHER, (index + 1) * TOGETHER),
    ).flatMap(([first, ...others]) => (first === undefined ? [] : [sendJob([first, ...others], runAt)])),
  );

/**
 * Stores messages and the jobs that send them in the caller's transaction, so they are sent if and only if it commits.
 * Doesn't use the network, and costs no extra round trip in `inTransaction`: the rows are part of its last statement.
 */
export async function sendMessages(ctx: Context, outgoing: readonly OutgoingMessage[]): Promise<void> {
  const kept = await withoutUnreachable(ctx, outgoing);
  const rows = kept.map((message) => stored(message, ctx.settings.publicUrl));
  if (rows.length === 0) return;
  await insertLast(ctx, insertMessages(rows, ctx.clock.now()));
  // If a message was stored before, its job finds nothing to do.
  await enqueue(ctx, jobsFor(rows));
}

/** Groups messages by time, and within that by channel. */
const jobsFor = (rows: readonly NewMessage[]): Job[] =>
  [...Map.groupBy(rows, ({ notBefore }) => notBefore?.getTime()).values()].flatMap((group) =>
    sendJobs(group, group[0]?.notBefore ?? undefined),
  );

/** Drops notifications to people without a subscribed browser. Tests are kept, since they report that there is none. */
async function withoutUnreachable(
  ctx: Context,
  outgoing: readonly OutgoingMessage[],
): Promise<readonly OutgoingMessage[]> {
  const pushed = outgoing.flatMap(({ channel, to }) => (channel === 'push' ? [to] : []));
  if (pushed.length === 0) return outgoing;
  const reachable = await pushOwners(ctx.db, pushed);
  return outgoing.filter(({ channel, to, about }) => channel !== 'push' || about.kind === 'test' || reachable.has(to));
}

function stored(message: OutgoingMessage, publicUrl: string): NewMessage {
  const id = newId('msg');
  const { language } = message;
  const footer = (mailId: string) => [
    ...(message.transactional || message.hasOwnEnd === true ? [] : [unsubscribeLink(publicUrl, mailId, language)]),
    ...legalLinks(publicUrl, language),
  ];
  const next = message.instead?.map((other) => {
    const otherId = newId('msg');
    return { id: otherId, ...rendered(other, footer(otherId)) };
  });
  return {
    id,
    dedupeKey: message.dedupeKey,
    purpose: message.purpose,
    about: message.about,
    transactional: message.transactional,
    calendar: message.calendar ?? null,
    notAfter: message.notAfter ?? null,
    notBefore: message.notBefore ?? null,
    replyTo: message.replyTo ?? null,
    urgent: message.urgent ?? false,
    timeZone: message.timeZone ?? null,
    instead: next ?? null,
    repeatUnknown: message.repeatUnknown ?? false,
    despiteOptOut: message.despiteOptOut ?? false,
    tellsFate: message.tellsFate ?? false,
    ...rendered(message, footer(id)),
  };
}

/** Returns a message as it would be stored. */
export const renderMessage = ({ settings }: Pick<Context, 'settings'>, message: OutgoingMessage): NewMessage =>
  stored(message, settings.publicUrl);

/**
 * A link that unsubscribes the recipient of an email. The email's header offers the same to mail clients (RFC 8058).
 */
const unsubscribeLink = (publicUrl: string, id: string, language: Language): Block => ({
  kind: 'small-link',
  label: messagingWords[language].unsubscribe,
  url: publicUrl + pathIn(language, `/unsubscribe/${id}`),
});

const legalLinks = (publicUrl: string, language: Language): Block[] => [
  { kind: 'small-link', label: messagingWords[language].terms, url: publicUrl + pathIn(language, '/terms') },
  { kind: 'small-link', label: messagingWords[language].privacy, url: publicUrl + pathIn(language, '/privacy') },
];

/** `footer` is appended to letters sent by email. */
function rendered(
  { channel, to, content, language }: Addressed,
  footer: readonly Block[],
): Omit<StoredAddressed, 'id'> & { readonly language: Language } {
  const isLetter = channel === 'email' && content.kind === 'letter';
  const whole = isLetter ? { ...content, blocks: [...content.blocks, ...footer] } : content;
  return { channel, recipient: to, language, ...render(channel, whole, language) };
}
