/** A customer whose every detail is unique, so that it is found anywhere. */
export const canary = {
  customerName: 'Zephyrine Quackenbush',
  customerPhone: '(502) 555-0143',
  customerEmail: 'zephyrine.q@canary-mail.example.com',
  address: '4477 Wombat Hollow Lane',
};

/** Two sentences that contain all of it, plainly and in disguise. */
export const givingItAllAway =
  `I am ${canary.customerName}, call ${canary.customerPhone} or 502.555.0143 or +1 502 555 0143, ` +
  `write to ${canary.customerEmail}, or come to ${canary.address}. ` +
  'zephyrine here: five oh two and then 5\u200b5\u200b5, cero uno cuatro tres, insta zephyrine_q, ' +
  'mail zephyrine punto q arroba canary-mail punto com, forty-four seventy-seven wombat hollow.';

const traces: readonly (readonly [string, RegExp])[] = [
  ['name', /zephyrine|quackenbush/i],
  ['phone', /555\D{0,3}0143|cero uno cuatro/i],
  ['email', /canary-mail/i],
  ['street', /wombat/i],
];

/** Returns the customer's details in a text, in a fixed order. */
export const tracesIn = (text: string): string[] =>
  traces.filter(([, pattern]) => pattern.test(text)).map(([detail]) => detail);
