import {
  linkReport,
  pairsOfNames,
  scoreLinks,
  writtenPairs,
} from '../../server/src/domains/leads/evaluation/firm-links.ts';
import type { Section } from './section.ts';

/** Evaluates how firms on permits are linked to the directory: on invented names, and on the real ones of the folder. */
export const firms: Section = {
  name: 'firms',
  report: ({ files }, { misses }) => {
    const named = files.flatMap(({ rows, listing }) =>
      rows.flatMap((read) => {
        const normalized = 'row' in read ? listing(read.row) : undefined;
        return normalized?.kind === 'listing' ? (normalized.listing.contractor ?? []) : [];
      }),
    );
    return [
      'Links of firms to contractors, by name in one county and trade.',
      linkReport('Hand-written pairs of invented names', scoreLinks(writtenPairs()), misses),
      linkReport(
        'Real names, with those that resemble them most and with spellings',
        scoreLinks(pairsOfNames(named)),
        misses,
      ),
    ].join('\n');
  },
};
