import { messagePurposeWords } from '@plumbline/contract/domains/messaging/message-purpose.words.ts';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../kernel/database.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { messageAreas } from './message-samples.ts';

const ctx = testContext({} as Database);
const kinds = messageAreas.flatMap(({ area, kinds: ofArea }) =>
  Object.entries(ofArea).map(([purpose, kind]) => ({ name: `${area}: ${purpose}`, purpose, kind })),
);

it('is named for operators, and nothing else is', () => {
  const purposes = [...new Set(kinds.map(({ purpose }) => purpose))];
  expect(Object.keys(messagePurposeWords.en).toSorted()).toEqual(purposes.toSorted());
});

describe.each(kinds)('$name', ({ purpose, kind }) => {
  const samples = kind.samples(ctx, 'en');

  it('has samples, all for its purpose', () => {
    expect([...new Set(samples.map(({ message }) => message.purpose))]).toEqual([purpose]);
  });

  it('has the same samples in Spanish', () => {
    const outline = (list: typeof samples) =>
      list.map(({ title, message }) => ({ title, channel: message.channel, to: message.to, about: message.about }));
    expect(outline(kind.samples(ctx, 'es'))).toEqual(outline(samples));
  });

  it('is sent to the recipients it names', () => {
    const named = samples.map(({ title }) => /^To the (customer|contractor):/.exec(title)?.[1]).filter(Boolean);
    const sides = kind.to.filter((to) => to === 'customer' || to === 'contractor');
    const unnamed = named.length === 0 ? [] : sides.filter((side) => !named.includes(side));
    expect([...new Set(named)].filter((side) => !sides.some((known) => known === side))).toEqual([]);
    expect(unnamed).toEqual([]);
  });
});
