import type { AProvider, Fault } from '../fixtures.ts';
import type { CardSetup, Decline, Intent, PortAnswer } from '../ports.ts';

/** A provider that also keeps cards. The test plays the browser and the bank. */
export interface AKeepingProvider extends AProvider {
  readonly setups: ReadonlyMap<string, CardSetup>;
  /** The customers whose cards were removed. */
  readonly forgotten: ReadonlySet<string>;
  /** The intents that were charged to kept cards, in order, with the card. */
  readonly charged: readonly { readonly intentId: string; readonly cardId: string }[];
  /** Enters a card as the browser does. */
  enterCard(setupId: string, last4?: string): void;
  /** Sets the outcome of all further charges; null approves them. */
  chargesEnd(decline: Decline | null): void;
  /** Makes the next call about a kept card fail. */
  failNextCard(fault: Fault): void;
}

/** Adds kept cards to an in-memory provider. */
export function keepingCards(provider: AProvider): AKeepingProvider {
  const setups = new Map<string, CardSetup>();
  const forgotten = new Set<string>();
  const charged: { intentId: string; cardId: string }[] = [];
  const faults: Fault[] = [];
  let outcome: Decline | null = null;

  const setupOf = (id: string): CardSetup => {
    const setup = setups.get(id);
    if (setup === undefined) throw new Error(`The provider has no setup ${id}`);
    return setup;
  };
  const call = <Value>(work: () => PortAnswer<Value>): Promise<PortAnswer<Value>> => {
    const fault = faults.shift();
    if (fault === 'before') return Promise.resolve({ kind: 'unavailable', reason: 'no connection' });
    const answer = work();
    return Promise.resolve(fault === 'after' ? { kind: 'unavailable', reason: 'timed out' } : answer);
  };

  return {
    ...provider,
    setups,
    forgotten,
    charged,
    enterCard: (id, last4 = '4242') => {
      const setup = setupOf(id);
      if (setup.status !== 'open') throw new Error(`The setup is ${setup.status}`);
      const card = { id: `pm_${id}`, brand: 'visa', last4, expiryMonth: 12, expiryYear: 2034 };
      setups.set(id, { ...setup, status: 'succeeded', card });
    },
    chargesEnd: (decline) => {
      outcome = decline;
    },
    failNextCard: (fault) => void faults.push(fault),
    cards: {
      openSetup: (key) =>
        call(() => {
          const id = `seti_${key}`;
          const setup: CardSetup = setups.get(id) ?? {
            id,
            customerId: `cus_${key}`,
            status: 'open',
            clientSecret: `${id}_secret`,
            card: null,
          };
          setups.set(id, setup);
          return { kind: 'ok', value: setup };
        }),
      retrieveSetup: (id) => call(() => ({ kind: 'ok', value: setupOf(id) })),
      charge: ({ intentId, customerId, cardId }) =>
        call((): PortAnswer<Intent> => {
          const intent = provider.intent(intentId);
          if (intent.status !== 'open') return { kind: 'ok', value: intent };
          if (forgotten.has(customerId)) return { kind: 'refused', code: 'invalid', reason: 'The card was removed' };
          if (outcome === null) {
            charged.push({ intentId, cardId });
            provider.pay(intentId);
            return { kind: 'ok', value: provider.intent(intentId) };
          }
          provider.decline(intentId, outcome.message);
          return { kind: 'ok', value: { ...provider.intent(intentId), decline: outcome } };
        }),
      forget: (customerId) =>
        call(() => {
          forgotten.add(customerId);
          for (const setup of setups.values()) {
            if (setup.customerId !== customerId || setup.status !== 'open') continue;
            setups.set(setup.id, { ...setup, status: 'cancelled' });
          }
          return { kind: 'ok', value: null };
        }),
    },
  };
}
