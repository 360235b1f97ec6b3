import type { Justified } from './justified.ts';

const FOLDER = 'server/src/domains/directory/rules';

/** The surviving mutants of directory. */
export const directory: readonly Justified[] = [
  {
    file: 'contract/src/domains/directory/business-hours.ts',
    because: 'A word in place of what was found has no hours, and one in place of a span no end.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: 'contract/src/domains/directory/business-hours.ts',
    because: 'Hours that can’t be read are never stored, and one span is there; both checks are for the compiler.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['spans[0]?.from', 'spans[0].from'],
    ],
  },
  {
    file: 'contract/src/domains/directory/business-hours.ts',
    because: 'Only works the same time out again.',
    mutants: [
      ['clocks.set(timeZone, clock);', ';'],
      ['moment.getTime() / MINUTE_MS', 'moment.getTime() * MINUTE_MS'],
      ['clock.minute !== minute', 'true'],
    ],
  },
  {
    file: 'server/src/domains/directory/policy.ts',
    because: 'Of two with one number and one day either may come first.',
    mutants: [['a.number < b.number', 'a.number <= b.number']],
  },
  {
    file: `${FOLDER}/business-name.ts`,
    because: 'The shorter name of two with as many words is either of them.',
    mutants: [['a.distinctive.size <= b.distinctive.size', 'a.distinctive.size < b.distinctive.size']],
  },
  {
    file: `${FOLDER}/geocode.ts`,
    because: 'Exactly 75 miles, at the pole or on the other side of the globe: no town is there, to the last bit.',
    mutants: [
      ['milesBetween(point, town) <= TOWN_REACHES', 'milesBetween(point, town) < TOWN_REACHES'],
      ['Math.abs(latitude) <= 90', 'Math.abs(latitude) < 90'],
      ['Math.abs(longitude) <= 180', 'Math.abs(longitude) < 180'],
    ],
  },
  {
    file: `${FOLDER}/geocode.ts`,
    because:
      'Nothing is read as 0, where no town of ours is, and no ZIP code is null; the checks are for the compiler.',
    mutants: [
      ['latitude === null || longitude === null', 'false'],
      ['latitude === null || longitude === null', 'latitude === null && longitude === null'],
      ['latitude === null', 'false'],
      ['longitude === null', 'false'],
      ['zipCode === null', 'false'],
      ['zipCode !== null', 'true'],
    ],
  },
  {
    file: `${FOLDER}/merged-listing.ts`,
    because: 'The sort compares a later listing with an earlier one, and equal ones keep their order.',
    mutants: [['a.listing.street === null', 'false']],
  },
  {
    file: `${FOLDER}/overture-place.ts`,
    because: 'What is missing is no contact, no category and no address; the words of the mutant are none either.',
    mutants: [
      ['(list ?? []).filter((item) => item !== null)', 'list ?? []'],
      ['[]', '["Stryker was here"]'],
      ['item !== null', 'true'],
      ['[]', '["Stryker was here"]'],
    ],
  },
  {
    file: `${FOLDER}/overture-place.ts`,
    because: 'A place that is refused has an issue; the checks are for the compiler.',
    mutants: [
      ['issue?.path', 'issue.path'],
      ['issue?.message', 'issue.message'],
    ],
  },
  {
    file: `${FOLDER}/place-categories.ts`,
    because: 'The words of the mutant and nothing are no categories that we know.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['[]', '["Stryker was here"]'],
      ['[]', '["Stryker was here"]'],
      ['name != null', 'true'],
    ],
  },
  {
    file: `${FOLDER}/place-categories.ts`,
    because: 'No category that we know has a service before its end.',
    mutants: [['/_services?$/', '/_services?/']],
  },
  {
    file: `${FOLDER}/same-business.ts`,
    because: 'Nothing is no toll-free number; the check is for the compiler.',
    mutants: [['listing.phone !== null', 'true']],
  },
  {
    file: `${FOLDER}/same-business.ts`,
    because: 'Exactly so many miles, to the last bit.',
    mutants: [
      ['miles > ONE_BUSINESS_WITHIN', 'miles >= ONE_BUSINESS_WITHIN'],
      ['miles > ONE_BUSINESS_WITHIN', 'miles >= ONE_BUSINESS_WITHIN'],
      ['miles > ONE_STREET_WITHIN', 'miles >= ONE_STREET_WITHIN'],
    ],
  },
  {
    file: `${FOLDER}/seen-ids.ts`,
    because: 'Only grows one id earlier.',
    mutants: [['this.#count > this.#slots.length * FULLEST', 'this.#count >= this.#slots.length * FULLEST']],
  },
  {
    file: `${FOLDER}/seen-ids.ts`,
    because: 'A free slot is found again at once, and another hash has as many bits.',
    mutants: [
      ['hash !== 0', 'true'],
      [
        'digest.readUIntBE(0, 6) * 32 + (digest.readUInt8(6) & 31)',
        'digest.readUIntBE(0, 6) * 32 - (digest.readUInt8(6) & 31)',
      ],
    ],
  },
  {
    file: `${FOLDER}/street-address.ts`,
    because: 'A PO box has a number; the checks are for the compiler.',
    mutants: [
      ["address.street?.split(' ').at(-1)?.replace", "address.street?.split(' ').at(-1).replace"],
      ['address.street?.split', 'address.street.split'],
    ],
  },
  {
    file: `${FOLDER}/street-address.ts`,
    because: 'Only works the same address out again.',
    mutants: [['remembered !== undefined', 'false']],
  },
  {
    file: `${FOLDER}/table-row.ts`,
    because: 'The words of the mutant are no trade, and no code is empty.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['at < words.length', 'at <= words.length'],
    ],
  },
  {
    file: `${FOLDER}/table-row.ts`,
    because:
      'No day is earlier than a day, no column has no name, nothing is no number, and each day is set; all for the compiler.',
    mutants: [
      ['expiresOn !== null', 'true'],
      ['days.expires !== null', 'true'],
      ['columns === undefined', 'false'],
      ['text !== null', 'true'],
      ['{ issued: null, expires: null, checked: null }', '{}'],
    ],
  },
];
