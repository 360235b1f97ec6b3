/** A customer whose every detail is unique, so that it is found wherever it goes. */
export const canary = {
  customerName: 'Zephyrine Quackenbush',
  customerPhone: '(502) 555-0143',
  customerEmail: 'zephyrine.q@canary-mail.example.com',
  address: '4477 Wombat Hollow Lane',
};

/** A sentence that gives all of it away. */
export const givingItAllAway =
  `I am ${canary.customerName}, call ${canary.customerPhone} or 502.555.0143 or +1 502 555 0143, ` +
  `write to ${canary.customerEmail}, or come to ${canary.address}.`;

const traces: readonly (readonly [string, RegExp])[] = [
  ['name', /zephyrine|quackenbush/i],
  ['phone', /555\D{0,3}0143/],
  ['email', /canary-mail/i],
  ['street', /wombat/i],
];

/** Which of the customer's details a text holds, in a fixed order. */
export const tracesIn = (text: string): string[] =>
  traces.filter(([, pattern]) => pattern.test(text)).map(([detail]) => detail);
