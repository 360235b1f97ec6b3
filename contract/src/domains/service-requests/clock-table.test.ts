import { describe, expect, it } from 'vitest';
import { clockRows, clockSentence } from './clock-table.ts';

describe('the published table of clocks', () => {
  it('says for each report until when, what happens, who can object and who decides', () => {
    const rows = clockRows('en').map((row) => Object.values(row).join(' | '));
    expect(rows).toEqual([
      'The contractor did not come | 14 days after the visit | The job is released, the fee goes back, and the next contractors are offered | The contractor, 72 hours | The record of the day, or else an operator in 2 working days; changes only the record',
      'The customer was not there | 14 days after the visit | The contractor keeps the job, and another visit can be booked | The customer, 72 hours | The record of the day, or else an operator in 2 working days; changes only the record',
      'Not completed after all | 7 days after the completion | The work continues, and the contractor gets the reason | – | –',
      'Not the work agreed | 14 days after the completion | Both sides see that the work is disputed, with the photos and the messages | The other side, 72 hours | An operator in 2 working days; changes only the record',
      'The customer can’t be reached, or did not want the job | 7 days after the connection | The customer is asked | The customer, 72 hours | The rules of refunds in the terms',
      'Nobody answers whether the work is done | 7 days after the completion | The work counts as confirmed | – | –',
    ]);
  });

  it('has the same rows in Spanish', () => {
    expect(clockRows('es')).toHaveLength(clockRows('en').length);
    expect(clockRows('es')[0]?.objection).toBe('El contratista, 72 horas');
  });

  it('is what forms say next to them', () => {
    expect(clockSentence('not-completed', 'en')).toBe(
      'Possible until: 7 days after the completion. At once: The work continues, and the contractor gets the reason.',
    );
    expect(clockSentence('not-agreed', 'en')).toContain('Objection: The other side, 72 hours. Decided by: An operator');
  });
});
