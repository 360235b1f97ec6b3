import { expect, it } from 'vitest';
import { differenceIn, storedDifference } from './reconciliation.ts';

const facts = { kind: 'amount-differs', reference: 'pi_1', ledgerAmount: 5, providerAmount: 4 } as const;

it('is read in the language of the reader', () => {
  const stored = storedDifference(facts, {
    kind: 'amount-differs',
    reference: 'pi_1',
    ledgerCents: 500,
    providerCents: 400,
  });
  expect(stored.text).toBe('pi_1: the ledger has $5.00, the provider $4.00.');
  expect(differenceIn('en', stored)).toEqual({ ...facts, text: stored.text });
  expect(differenceIn('es', stored)).toEqual({
    ...facts,
    text: 'pi_1: el libro contable tiene $5.00 y el proveedor $4.00.',
  });
});

it('names the movement', () => {
  const stored = storedDifference(facts, { kind: 'taken-in-now', reference: 're_1', movement: 'refund' });
  expect(differenceIn('en', stored).text).toContain('event for this refund was lost');
  expect(differenceIn('es', stored).text).toContain('(reembolso)');
});

it('one of an earlier release shows its text', () => {
  expect(differenceIn('es', { ...facts, text: 'pi_1: 5 and 4.' })).toEqual({ ...facts, text: 'pi_1: 5 and 4.' });
});
