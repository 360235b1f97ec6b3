import { describe, expect, it } from 'vitest';
import { providerCall } from './provider-call.ts';

describe("a provider's name for our call", () => {
  const SID = `SM${'0af1'.repeat(8)}`;

  it.each([
    ['the SID of a text', SID, SID],
    ['the queue id of a mail server', '250 2.0.0 Ok: queued as 4F3B21C0A7', '4F3B21C0A7'],
  ])('is %s', (_name, answer, reference) => {
    expect(providerCall(answer)).toBe(reference);
  });

  it.each([
    ['quotes an address', '250 OK <erika@example.com>'],
    ['names a queue by an address', '250 queued as erika@example.com'],
    ['has more before a SID', `x${SID}`],
    ['has more after a SID', `${SID}0`],
    ['is missing', null],
  ])('is unknown if the answer %s', (_name, answer) => {
    expect(providerCall(answer)).toBeNull();
  });
});
