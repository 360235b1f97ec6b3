import type { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';

/** Sources' terms for each status, from BLDS (StatusCurrentMapped) and procurement lists. The first match wins. */
const readings: readonly { readonly words: RegExp; readonly status: SourceStatus }[] = [
  {
    words:
      /\b(?:not|pre-?)[ -]?(?:yet )?(?:issued|approved|started|open)|reviews? complete\w*|pre-?solicitation|sources sought|special notice|pre-?bid|upcoming|forecast|planned|planning\b/i,
    status: 'planning',
  },
  {
    words:
      /\b(?:complet\w*|closed?|final(?:ed|ized|led)?|finish\w*|c(?:ertificate)? ?of ?o(?:ccupancy)?|cofo|co issued|signed off|award\w*|contracted|expired?|cancel\w*|void\w*|withdrawn|revoked?|denied|rejected|abandoned|inactive|archived|terminated|disapproved|no bids?)\b/i,
    status: 'completed',
  },
  {
    words:
      /\b(?:open|bidding|accepting|solicitation|combined synopsis|out (?:for|to) bid|advertis\w+|active bid|posted|amended|current)\b/i,
    status: 'bidding-open',
  },
  {
    words:
      /\b(?:in ?review|under review|review\w*|appl(?:ied|ication)|submitted|pending|received|filed|intake|plan ?check|hold|fees? due|ready (?:to|for) issue|entered|new|draft|proposed|accepted|incomplete|corrections?)\b/i,
    status: 'planning',
  },
  {
    words:
      /\b(?:issued?|active|in ?progress|started|under construction|approved|inspections?|permitted|ongoing|reinstated|partial\w*)\b/i,
    status: 'in-progress',
  },
];

/**
 * Returns a project's status from its source's term. `own` maps the source's own terms, in lower case, as configured;
 * `fallback` is for unknown terms.
 */
export function statusOf(
  said: string,
  own: Readonly<Record<string, SourceStatus>>,
  fallback: SourceStatus,
): SourceStatus {
  const term = said.toLowerCase();
  if (Object.hasOwn(own, term)) return own[term] ?? fallback;
  return readings.find(({ words }) => words.test(said))?.status ?? fallback;
}
