import type { Justified } from './justified.ts';

const FOLDER = 'contract/src/domains/service-requests/contact-mask';

/** The surviving mutants of how the contact mask finds addresses. */
export const contactMaskPlaces: readonly Justified[] = [
  {
    file: `${FOLDER}/addresses.ts`,
    because: 'Only tokens of the text are asked for here; the checks are for the compiler.',
    mutants: [
      ['token?.kind', 'token.kind'],
      ['tokens[next]?.text', 'tokens[next].text'],
      ['tokens[next]?.kind', 'tokens[next].kind'],
      ['tokens[next + 1]?.text', 'tokens[next + 1].text'],
      ['tokens[at]?.gap', 'tokens[at].gap'],
      ['tokens[at - 1]?.text', 'tokens[at - 1].text'],
      ['tokens[house.next]?.text', 'tokens[house.next].text'],
      ['tokens[at + 1]?.text', 'tokens[at + 1].text'],
      ['before?.text', 'before.text'],
      ['token?.kind', 'token.kind'],
      ['tokens[last + 1]?.text', 'tokens[last + 1].text'],
      ['tokens[dot]?.isCapital', 'tokens[dot].isCapital'],
      ['token?.kind', 'token.kind'],
      ['tokens[at + 1]?.kind', 'tokens[at + 1].kind'],
      ['tokens[at + 1]?.gap', 'tokens[at + 1].gap'],
      ['tokens[first]?.text', 'tokens[first].text'],
      ['tokens[first]?.text', 'tokens[first].text'],
      ['tokens[first]?.text', 'tokens[first].text'],
      ['tokens[kind]?.text', 'tokens[kind].text'],
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[number]?.text', 'tokens[number].text'],
      ['tokens[first]?.text', 'tokens[first].text'],
      ['tokens[first]?.text', 'tokens[first].text'],
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[first]?.gap', 'tokens[first].gap'],
      ['tokens[first - 1]?.kind', 'tokens[first - 1].kind'],
      ['tokens[at]?.kind', 'tokens[at].kind'],
      ['tokens[at]?.text', 'tokens[at].text'],
      ['tokens[last + 1]?.kind', 'tokens[last + 1].kind'],
      ['tokens[first]?.text', 'tokens[first].text'],
    ],
  },
  {
    file: `${FOLDER}/addresses.ts`,
    because: 'Where a street, a number or a latitude is missing, nothing is read behind it anyway.',
    mutants: [
      ['numbered !== undefined', 'true'],
      ['number === undefined', 'false'],
      ['one === undefined', 'false'],
      ['at !== undefined', 'true'],
      ['latitude === undefined', 'false'],
    ],
  },
];
