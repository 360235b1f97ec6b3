import { describe, expect, it } from 'vitest';
import type { EmailPort, SmsPort } from '../../../domains/messaging/public.ts';
import { newId } from '../../../kernel/random-id.ts';

/** An adapter together with a view of what arrived at the other end. */
export interface Observed<Port> {
  readonly port: Port;
  /** What the recipient has of this message. */
  arrived(id: string): Promise<readonly { to: string; subject: string | null; text: string; html: string | null }[]>;
}

/** What every adapter of the e-mail port must do. */
export function describeEmailPort(name: string, open: () => Promise<Observed<EmailPort>>): void {
  describe(`e-mail by ${name}`, () => {
    const email = () => ({
      id: newId('msg'),
      to: 'pat@example.com',
      subject: 'Zażółć: a “job” & more',
      text: 'Line one\n\nhttps://plumbline.example/track/sr_1',
      html: '<!doctype html><p>Line one &amp; ąę 🚰</p>',
    });

    it('arrives whole', async () => {
      const { port, arrived } = await open();
      const sent = email();
      expect((await port.send(sent)).kind).toBe('sent');
      const { id, ...content } = sent;
      expect(await arrived(id)).toMatchObject([content]);
    });

    it('arrives once when it is sent again, also at the same moment', async () => {
      const { port, arrived } = await open();
      const sent = email();
      const deliveries = await Promise.all([port.send(sent), port.send(sent), port.send(sent)]);
      deliveries.push(await port.send(sent));
      expect(deliveries.map((delivery) => delivery.kind)).toEqual(['sent', 'sent', 'sent', 'sent']);
      expect(await arrived(sent.id)).toHaveLength(1);
    });
  });
}

/** What every adapter of the SMS port must do; and, where the provider knows a message again, not to repeat it. */
export function describeSmsPort(
  name: string,
  open: () => Promise<Observed<SmsPort>>,
  { knowsRepetitions } = { knowsRepetitions: true },
): void {
  describe(`SMS by ${name}`, () => {
    const sms = () => ({ id: newId('msg'), to: '+15025550134', text: 'A job near you 🚰 https://plumbline.example/r' });

    it('arrives whole, without subject or HTML', async () => {
      const { port, arrived } = await open();
      const sent = sms();
      expect((await port.send(sent)).kind).toBe('sent');
      expect(await arrived(sent.id)).toMatchObject([{ to: sent.to, text: sent.text, subject: null, html: null }]);
    });

    if (!knowsRepetitions) return;
    it('arrives once when it is sent again, also at the same moment', async () => {
      const { port, arrived } = await open();
      const sent = sms();
      await Promise.all([port.send(sent), port.send(sent)]);
      await port.send(sent);
      expect(await arrived(sent.id)).toHaveLength(1);
    });
  });
}
