import { describe, expect, it } from 'vitest';
import type { CardSetup } from '../../../domains/payments/ports.ts';
import { newId } from '../../../kernel/random-id.ts';
import { anIntent, type ObservedPayments, valueOf } from './payment-ports.ts';

/** The published test numbers of cards that are kept. */
export const KEPT_CARDS = {
  approved: '4242424242424242',
  asksOnce: '4000002500003155',
  asksAlways: '4000002760003184',
  declinedLater: '4000000000000341',
  declined: '4000000000000002',
} as const;

export interface ObservedCards extends ObservedPayments {
  /** Enters a card as the browser does. Returns the payer's message on failure. */
  enter(setup: CardSetup, number: string): Promise<string | null>;
  /** Answers the bank's question while a card is entered, correctly or not. */
  authenticateSetup(setup: CardSetup, isRight: boolean): Promise<void>;
}

/** The tests that the kept cards of every payment adapter must pass. */
export function describeKeptCards(name: string, open: () => Promise<ObservedCards>): void {
  describe(`kept cards by ${name}`, () => {
    const opened = async () => {
      const provider = await open();
      const setup = valueOf(await provider.port.cards.openSetup(newId('kc')));
      const current = async () => valueOf(await provider.port.cards.retrieveSetup(setup.id));
      return { ...provider, setup, current };
    };
    /** An open intent, and a card that is kept. */
    const kept = async (number: string) => {
      const provider = await opened();
      await provider.enter(provider.setup, number);
      if ((await provider.current()).status === 'open') await provider.authenticateSetup(provider.setup, true);
      const { customerId, card } = await provider.current();
      if (card === null) throw new Error('The card was not kept');
      const intent = valueOf(await provider.port.createIntent(anIntent()));
      await provider.told();
      const charge = () => provider.port.cards.charge({ intentId: intent.id, customerId, cardId: card.id });
      const events = async () =>
        (await provider.told()).flatMap(({ rawBody, headers }) => {
          const reading = provider.port.readWebhook(rawBody, headers, provider.now());
          return reading.kind === 'event' ? [reading.event] : [];
        });
      return { ...provider, intent, customerId, card, charge, events };
    };

    it('opens one entry per key', async () => {
      const { port } = await open();
      const key = newId('kc');
      const [first, second] = await Promise.all([port.cards.openSetup(key), port.cards.openSetup(key)]);
      const { id, customerId, clientSecret, ...rest } = valueOf(first);
      expect(rest).toEqual({ status: 'open', card: null });
      expect(valueOf(second)).toMatchObject({ id, customerId, clientSecret });
      expect(valueOf(await port.cards.openSetup(newId('kc'))).customerId).not.toBe(customerId);
    });

    it('tells which card is kept', async () => {
      const { setup, enter, current } = await opened();
      expect(await enter(setup, KEPT_CARDS.approved)).toBeNull();
      expect(await current()).toMatchObject({
        status: 'succeeded',
        card: { id: expect.any(String), brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 },
      });
    });

    it('keeps no card that the bank declines, and takes another', async () => {
      const { setup, enter, current } = await opened();
      expect(await enter(setup, KEPT_CARDS.declined)).toBe('Your card was declined.');
      expect(await current()).toMatchObject({ status: 'open', card: null });
      expect(await enter(setup, KEPT_CARDS.approved)).toBeNull();
      expect((await current()).status).toBe('succeeded');
    });

    it('waits for the bank’s question to be answered', async () => {
      const { setup, enter, authenticateSetup, current } = await opened();
      await enter(setup, KEPT_CARDS.asksOnce);
      expect(await current()).toMatchObject({ status: 'open', card: null });
      await authenticateSetup(setup, false);
      expect(await current()).toMatchObject({ status: 'open', card: null });
      await enter(setup, KEPT_CARDS.asksOnce);
      await authenticateSetup(setup, true);
      expect(await current()).toMatchObject({ status: 'succeeded', card: { last4: '3155' } });
    });

    it.each(['approved', 'asksOnce'] as const)('charges a card that was kept: %s', async (number) => {
      const { intent, charge, events } = await kept(KEPT_CARDS[number]);
      expect(valueOf(await charge())).toMatchObject({ id: intent.id, status: 'succeeded', receivedCents: 500 });
      expect(await events()).toMatchObject([{ type: 'intent', intent: { status: 'succeeded' } }]);
    });

    it('charges an intent once, however often and in however many places it is asked', async () => {
      const { port, intent, charge, now } = await kept(KEPT_CARDS.approved);
      const answers = await Promise.all([charge(), charge(), charge()]);
      // A call in progress may be refused for now.
      expect(answers.map((answer) => (answer.kind === 'ok' ? answer.value.status : answer.kind))).toContain(
        'succeeded',
      );
      expect(valueOf(await charge()).status).toBe('succeeded');
      const [from, to] = [new Date(now().getTime() - 60_000), new Date(now().getTime() + 60_000)];
      const lines = valueOf(await port.movements(from, to)).filter(({ intentId }) => intentId === intent.id);
      expect(lines).toHaveLength(1);
    });

    it.each([
      ['declinedLater', 'generic_decline'],
      ['asksAlways', 'authentication_required'],
    ] as const)('%s: says why, and the intent takes another card', async (number, code) => {
      const { intent, charge, pay, events } = await kept(KEPT_CARDS[number]);
      expect(valueOf(await charge())).toMatchObject({ status: 'open', receivedCents: 0, decline: { code } });
      expect(await events()).toMatchObject([{ type: 'decline', decline: { code } }]);
      expect(await pay(intent, 'approved')).toBeNull();
      expect(valueOf(await charge())).toMatchObject({ status: 'succeeded', receivedCents: 500 });
    });

    it('charges nothing to a card that was removed, and the intent takes another', async () => {
      const { port, intent, charge, pay, customerId, current } = await kept(KEPT_CARDS.approved);
      expect((await port.cards.forget(customerId)).kind).toBe('ok');
      expect((await port.cards.forget(customerId)).kind).toBe('ok');
      expect((await charge()).kind).toBe('refused');
      expect(valueOf(await port.retrieveIntent(intent.id))).toMatchObject({ status: 'open', receivedCents: 0 });
      expect(await pay(intent, 'approved')).toBeNull();
      expect((await current()).status).toBe('succeeded');
    });

    it('ends an entry that was begun when its card is removed', async () => {
      const { port, setup, enter, current } = await opened();
      expect((await port.cards.forget(setup.customerId)).kind).toBe('ok');
      expect((await current()).status).toBe('cancelled');
      expect(await enter(setup, KEPT_CARDS.approved)).not.toBeNull();
    });

    it('charges no card to the intent of a canceled payment', async () => {
      const { port, intent, charge } = await kept(KEPT_CARDS.approved);
      await port.cancelIntent(intent.id);
      expect(valueOf(await charge())).toMatchObject({ status: 'cancelled', receivedCents: 0 });
    });

    it('does not know ids that it never issued', async () => {
      const { port } = await open();
      const unknown = { kind: 'refused', code: 'unknown-intent' };
      expect(await port.cards.retrieveSetup('seti_nobody')).toMatchObject(unknown);
      const charge = { intentId: 'pi_nobody', customerId: 'cus_nobody', cardId: 'pm_nobody' };
      expect(await port.cards.charge(charge)).toMatchObject(unknown);
    });
  });
}
