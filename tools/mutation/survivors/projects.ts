import type { Justified } from './justified.ts';

/** The surviving mutants of projects. */
export const projects: readonly Justified[] = [
  {
    file: 'server/src/domains/projects/rules/map-clusters.ts',
    because: 'The squares around are the same in any order, and looking further than them only takes longer.',
    mutants: [
      ['(position: number) => Math.floor(position / radius)', '() => undefined'],
      ['(line(bin.x) + dx) * MAX_LINES + line(bin.y) + dy', '(line(bin.x) + dx) * MAX_LINES + line(bin.y) - dy'],
      ['line(bin.x) + dx', 'line(bin.x) - dx'],
    ],
  },
  {
    file: 'server/src/domains/projects/rules/map-clusters.ts',
    because: 'The union of one bin is the same bin.',
    mutants: [['near.length === 1', 'false']],
  },
  {
    file: 'server/src/domains/projects/rules/match-keys.ts',
    because: 'Only works out the same key again.',
    mutants: [['remembered !== undefined', 'false']],
  },
  {
    file: 'server/src/domains/projects/rules/merge-listings.ts',
    because: 'Only asked when every listing has vanished, and there is at least one; the checks are for the compiler.',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['time === null', 'false'],
      ['known.length === 0', 'false'],
    ],
  },
  {
    file: 'server/src/domains/projects/rules/same-project.ts',
    because: 'No two candidates have the same id.',
    mutants: [['a.candidate.id < b.candidate.id', 'a.candidate.id <= b.candidate.id']],
  },
  {
    file: 'server/src/domains/projects/rules/same-project.ts',
    because: 'Zero divided by zero is not enough either.',
    mutants: [['smaller === 0', 'false']],
  },
  {
    file: 'server/src/domains/projects/rules/search-words.ts',
    because: 'An address with a house number has a street; the check is for the compiler.',
    mutants: [['street === null', 'false']],
  },
  {
    file: 'server/src/domains/projects/rules/search-words.ts',
    because: 'The empty word between two blanks has no other spelling.',
    mutants: [['/\\s+/', '/\\s/']],
  },
  {
    file: 'server/src/domains/projects/rules/search-words.ts',
    because: 'Of two equal words, either may come first.',
    mutants: [['a.candidate < b.candidate', 'a.candidate <= b.candidate']],
  },
  {
    file: 'server/src/domains/projects/rules/search-words.ts',
    because: 'The row before the last one is read only after it is set.',
    mutants: [['[]', '["Stryker was here"]']],
  },
];
