import type { SandboxCard } from '@plumbline/contract/domains/payments/sandbox-endpoints.ts';
import type { CardSetup, Intent, KeptCardPort, PortAnswer } from '../../domains/payments/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/random-id.ts';
import {
  insertSandboxSetup,
  type KeptSetup,
  lockSandboxSetup,
  lockSetupsOfCustomer,
  type SandboxSetup,
  setupByIdempotencyKey,
  updateSandboxSetup,
} from './sandbox-cards-store.ts';
import { CANCELLED, isSame, outcomeOf, readExpiry, type SandboxOutcome, SECRET_MARK } from './sandbox-outcome.ts';
import { type Kept, lockSandboxIntent, type SandboxIntent } from './sandbox-payments-store.ts';
import { type CardRefusal, keptOutcome, NOT_AUTHENTICATED, testCardOf } from './test-cards.ts';

const SETUP_PREFIX = 'seti';

/** Returns whether a client secret is a setup's, as its id shows. */
export const isSetupSecret = (clientSecret: string): boolean => clientSecret.startsWith(`${SETUP_PREFIX}_`);

/** What the sandbox does to an intent, in the caller's transaction. */
interface Charges {
  succeed(tx: Database, intent: Kept<SandboxIntent>, card: SandboxIntent['card']): Promise<unknown>;
  decline(tx: Database, intent: Kept<SandboxIntent>, refusal: CardRefusal): Promise<unknown>;
  intentOf(id: string, body: SandboxIntent): Intent;
}

/** The sandbox's kept cards. Of a card it stores what Stripe tells us, and how the published number behaves. */
export function createSandboxCards(db: Database, clock: Clock, { succeed, decline, intentOf }: Charges) {
  const openSetup = async (idempotencyKey: string): Promise<PortAnswer<CardSetup>> => {
    const id = newId(SETUP_PREFIX);
    const customerId = newId('cus');
    const body: SandboxSetup = {
      status: 'open',
      clientSecret: `${id}${SECRET_MARK}${newId('s')}`,
      card: null,
      charge: null,
      isAwaited: false,
      isForgotten: false,
    };
    if (await insertSandboxSetup(db, { id, customerId, body, idempotencyKey, createdAt: clock.now() })) {
      return { kind: 'ok', value: setupView({ id, customerId, body }) };
    }
    const made = await setupByIdempotencyKey(db, idempotencyKey);
    if (made === null) throw new Error('A key of the sandbox vanished between two statements');
    return { kind: 'ok', value: setupView(made) };
  };

  /** Runs `work` on the open setup of a client secret. */
  const withSetup = (
    clientSecret: string,
    work: (tx: Database, setup: KeptSetup) => Promise<SandboxOutcome>,
  ): Promise<SandboxOutcome | null> =>
    db.transaction(async (tx) => {
      if (!/^\w+$/.test(clientSecret)) return null;
      const setup = await lockSandboxSetup(tx, clientSecret.split(SECRET_MARK, 1)[0] ?? '');
      if (setup === null || !isSame(clientSecret, setup.body.clientSecret)) return null;
      if (setup.body.status === 'succeeded') return { status: 'succeeded' };
      if (setup.body.status === 'cancelled') return CANCELLED;
      return work(tx, setup);
    });

  const enter = ({ clientSecret, cardNumber, expiry, cvc }: SandboxCard) =>
    withSetup(clientSecret, async (tx, { id, body }) => {
      const [expiryMonth, expiryYear] = readExpiry(expiry);
      const known = testCardOf({ number: cardNumber, expiryMonth, expiryYear, securityCode: cvc }, clock.now());
      if ('kind' in known) return outcomeOf(known);
      const { setup, charge } = keptOutcome(cardNumber.replaceAll(/\D/g, ''));
      if (setup.kind === 'declined') return outcomeOf(setup);
      const { brand, last4 } = known;
      const card = { id: newId('pm'), brand, last4, expiryMonth, expiryYear };
      const isAwaited = setup.kind === 'authentication';
      const status = isAwaited ? 'open' : 'succeeded';
      await updateSandboxSetup(tx, id, { ...body, card, charge, isAwaited, status });
      return { status: isAwaited ? 'authentication-required' : 'succeeded' };
    });

  const authenticate = (clientSecret: string, approved: boolean) =>
    withSetup(clientSecret, async (tx, { id, body }) => {
      if (!body.isAwaited) return outcomeOf(NOT_AUTHENTICATED);
      const answered: SandboxSetup = approved
        ? { ...body, status: 'succeeded', isAwaited: false }
        : { ...body, card: null, charge: null, isAwaited: false };
      await updateSandboxSetup(tx, id, answered);
      return approved ? { status: 'succeeded' } : outcomeOf(NOT_AUTHENTICATED);
    });

  const charge: KeptCardPort['charge'] = ({ intentId, customerId, cardId }) =>
    db.transaction(async (tx): Promise<PortAnswer<Intent>> => {
      const intent = await lockSandboxIntent(tx, intentId);
      if (intent === null) return refused('unknown-intent', 'There is no such payment.');
      if (intent.body.status !== 'open') return { kind: 'ok', value: intentOf(intentId, intent.body) };
      const setups = await lockSetupsOfCustomer(tx, customerId);
      const kept = setups.find(({ body }) => body.card?.id === cardId && body.status === 'succeeded')?.body;
      if (kept === undefined || kept.isForgotten || kept.card === null) {
        return refused('invalid', 'This card is not kept anymore.');
      }
      const { brand, last4 } = kept.card;
      if (kept.charge?.kind === 'declined') await decline(tx, intent, kept.charge);
      else await succeed(tx, intent, { brand, last4 });
      const charged = await lockSandboxIntent(tx, intentId);
      return { kind: 'ok', value: intentOf(intentId, charged?.body ?? intent.body) };
    });

  const forget = (customerId: string): Promise<PortAnswer<null>> =>
    db.transaction(async (tx) => {
      for (const { id, body } of await lockSetupsOfCustomer(tx, customerId)) {
        const status = body.status === 'open' ? 'cancelled' : body.status;
        await updateSandboxSetup(tx, id, { ...body, status, card: null, charge: null, isForgotten: true });
      }
      return { kind: 'ok', value: null };
    });

  const retrieveSetup = (id: string): Promise<PortAnswer<CardSetup>> =>
    db.transaction(async (tx) => {
      const kept = await lockSandboxSetup(tx, id);
      return kept === null
        ? refused('unknown-intent', 'There is no such setup.')
        : { kind: 'ok', value: setupView(kept) };
    });

  const port: KeptCardPort = { openSetup, retrieveSetup, charge, forget };
  return { port, enter, authenticate };
}

const refused = (code: string, reason: string) => ({ kind: 'refused', code, reason }) as const;

const setupView = ({ id, customerId, body: { status, clientSecret, card } }: KeptSetup): CardSetup => ({
  id,
  customerId,
  status,
  clientSecret,
  card: status === 'succeeded' ? card : null,
});
