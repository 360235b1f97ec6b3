import { describe, expect, it } from 'vitest';
import { newId } from '../../kernel/random-id.ts';
import { describeKeptCards, KEPT_CARDS } from './testing/kept-card-ports.ts';
import { localStripe } from './testing/local-stripe.ts';
import { anIntent, valueOf } from './testing/payment-ports.ts';
import type { Fault } from './testing/stripe-api.ts';

describeKeptCards('Stripe', async () => localStripe());

const FAULTS: readonly Fault[] = ['lost-request', 'lost-answer', 'error-before', 'error-after', 'rate-limit'];

describe('Stripe’s kept cards during failures', () => {
  const kept = async (number: string) => {
    const provider = localStripe();
    const setup = valueOf(await provider.port.cards.openSetup(newId('kc')));
    await provider.enter(setup, number);
    const { customerId, card } = valueOf(await provider.port.cards.retrieveSetup(setup.id));
    const intent = valueOf(await provider.port.createIntent(anIntent()));
    const charge = () => provider.port.cards.charge({ intentId: intent.id, customerId, cardId: card?.id ?? '' });
    return { ...provider, intent, charge };
  };

  it.each(FAULTS)('%s of the charge itself: it is charged once', async (fault) => {
    const { stripe, charge } = await kept(KEPT_CARDS.approved);
    stripe.disturb(({ path }) => (path.endsWith('/confirm') ? fault : null));
    await charge();
    stripe.disturb(() => null);
    expect(valueOf(await charge())).toMatchObject({ status: 'succeeded', receivedCents: 500 });
    expect(stripe.account.charges.size).toBe(1);
  });

  it('asks the bank once about a declined charge whose answer was lost', async () => {
    const { stripe, charge } = await kept(KEPT_CARDS.declinedLater);
    stripe.disturb(({ path }) => (path.endsWith('/confirm') ? 'lost-answer' : null));
    expect((await charge()).kind).toBe('unavailable');
    stripe.disturb(() => null);
    expect(valueOf(await charge())).toMatchObject({ status: 'open', decline: { code: 'generic_decline' } });
    expect(stripe.account.charges.size).toBe(1);
  });

  it.each(FAULTS)('%s: an entry is begun again', async (fault) => {
    const { port, stripe } = localStripe();
    const key = newId('kc');
    stripe.failNext(fault);
    expect((await port.cards.openSetup(key)).kind).toBe('unavailable');
    expect(valueOf(await port.cards.openSetup(key)).status).toBe('open');
    expect(stripe.account.setups.size).toBe(1);
  });

  it('tells Stripe nothing about who keeps a card', async () => {
    const { port, stripe } = localStripe();
    const bodies: string[] = [];
    stripe.disturb(({ body }) => {
      bodies.push(body);
      return null;
    });
    await port.cards.openSetup(newId('kc'));
    expect(bodies).toEqual(['', expect.stringMatching(/^customer=cus_\w+&usage=off_session&payment_method_types/)]);
  });
});
