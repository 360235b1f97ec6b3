import { describe, expect, it } from 'vitest';
import type { EmailPort, SmsPort } from '../../../domains/messaging/public.ts';
import { newId } from '../../../kernel/random-id.ts';

/** An adapter together with a view of the messages that arrived. */
export interface Observed<Port> {
  readonly port: Port;
  /** Returns what the recipient got of this message. */
  arrived(id: string): Promise<readonly { to: string; subject: string | null; text: string; html: string | null }[]>;
}

/** The tests that every adapter of the email port must pass. */
export function describeEmailPort(name: string, open: () => Promise<Observed<EmailPort>>): void {
  describe(`e-mail by ${name}`, () => {
    const email = () => ({
      id: newId('msg'),
      to: 'pat@example.com',
      subject: 'Zażółć: a “job” & more',
      text: 'Line one\n\nhttps://plumbline.example/track/sr_1',
      html: '<!doctype html><p>Line one &amp; ąę 🚰</p>',
    });

    it('arrives complete', async () => {
      const { port, arrived } = await open();
      const sent = email();
      expect((await port.send(sent)).kind).toBe('sent');
      const { id, ...content } = sent;
      expect(await arrived(id)).toMatchObject([content]);
    });

    it('arrives once even if it is sent again, including concurrently', async () => {
      const { port, arrived } = await open();
      const sent = email();
      const deliveries = await Promise.all([port.send(sent), port.send(sent), port.send(sent)]);
      deliveries.push(await port.send(sent));
      expect(deliveries.map((delivery) => delivery.kind)).toEqual(['sent', 'sent', 'sent', 'sent']);
      expect(await arrived(sent.id)).toHaveLength(1);
    });
  });
}

/**
 * The tests that every adapter of the SMS port must pass, including no repetition if the provider recognizes a message.
 */
export function describeSmsPort(
  name: string,
  open: () => Promise<Observed<SmsPort>>,
  { knowsRepetitions } = { knowsRepetitions: true },
): void {
  describe(`SMS by ${name}`, () => {
    const sms = () => ({ id: newId('msg'), to: '+15025550134', text: 'A job near you 🚰 https://plumbline.example/r' });

    it('arrives complete, without subject or HTML', async () => {
      const { port, arrived } = await open();
      const sent = sms();
      expect((await port.send(sent)).kind).toBe('sent');
      expect(await arrived(sent.id)).toMatchObject([{ to: sent.to, text: sent.text, subject: null, html: null }]);
    });

    if (!knowsRepetitions) return;
    it('arrives once even if it is sent again, including concurrently', async () => {
      const { port, arrived } = await open();
      const sent = sms();
      await Promise.all([port.send(sent), port.send(sent)]);
      await port.send(sent);
      expect(await arrived(sent.id)).toHaveLength(1);
    });
  });
}
