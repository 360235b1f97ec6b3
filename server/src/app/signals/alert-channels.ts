import type { AlertWay } from '@plumbline/contract/domains/accounts/health.ts';
import type { IncidentKind } from '@plumbline/contract/domains/accounts/incident.ts';
import type { Context } from '../../kernel/context.ts';
import { errorFacts } from '../../kernel/error-facts.ts';
import type { Log } from '../../kernel/log.ts';

/** A message to operators about an incident. */
export interface Alert {
  /** The same for each attempt to deliver it. */
  readonly id: string;
  readonly kind: IncidentKind;
  readonly isOver: boolean;
  readonly beganAt: string;
  readonly endedAt: string | null;
  readonly title: string;
  readonly text: string;
}

/** One way to reach operators. Unlike other messages, alerts need neither the database nor a worker. */
export interface AlertChannel {
  readonly way: AlertWay;
  /** The kind of incident that makes this way useless. */
  readonly breaksWith: IncidentKind | null;
  /** Returns whether the alert was taken. */
  send(alert: Alert): Promise<boolean>;
}

const PATIENCE_MS = 10_000;

/** Returns the ways to these recipients: `mailto:` and an address, `sms:` and a number, or the address of a webhook. */
export function alertChannels(
  recipients: readonly string[],
  ports: Pick<Context['ports']['messaging'], 'email' | 'sms'>,
): AlertChannel[] {
  return recipients.map((recipient) => {
    if (recipient.startsWith('mailto:')) return byMail(recipient.slice('mailto:'.length), ports.email);
    if (recipient.startsWith('sms:')) return byText(recipient.slice('sms:'.length), ports.sms);
    return byWebhook(recipient);
  });
}

const byMail = (to: string, port: Context['ports']['messaging']['email']): AlertChannel => ({
  way: 'email',
  breaksWith: 'email',
  send: async ({ id, title, text }) =>
    (await port.send({ id, to, subject: title, text, html: `<pre>${escaped(text)}</pre>` })).kind === 'sent',
});

const byText = (to: string, port: Context['ports']['messaging']['sms']): AlertChannel => ({
  way: 'text',
  breaksWith: 'sms',
  send: async ({ id, title, text }) => (await port.send({ id, to, text: `${title}\n${text}` })).kind === 'sent',
});

/** `text` is what chat programs show. */
const byWebhook = (url: string): AlertChannel => ({
  way: 'webhook',
  breaksWith: null,
  send: async ({ id, kind, isOver, beganAt, endedAt, title, text }) => {
    const body = { text: `${title}\n${text}`, id, kind, state: isOver ? 'over' : 'open', beganAt, endedAt };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return response.ok;
  },
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Delivers an alert by the first channel that takes it, in their order, those that the incident itself breaks last.
 * Returns whether one did.
 */
export async function deliverAlert(channels: readonly AlertChannel[], alert: Alert, log: Log): Promise<boolean> {
  const isBroken = (channel: AlertChannel) => !alert.isOver && channel.breaksWith === alert.kind;
  const inOrder = [...channels.filter((each) => !isBroken(each)), ...channels.filter(isBroken)];
  for (const channel of inOrder) {
    try {
      if (await channel.send(alert)) return true;
    } catch (error) {
      log.warn({ kind: alert.kind, ...errorFacts(error) }, 'An alert could not be delivered by one of its channels');
    }
  }
  if (channels.length > 0) log.error({ kind: alert.kind }, 'An alert could not be delivered, and is tried again');
  return false;
}
