import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { Link } from '@tanstack/react-router';
import { FileCheck } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { IconLine } from '../../ui/facts.tsx';
import { permitText } from './permit-text.ts';
import { permitWords } from './permits.words.ts';

const words = here(permitWords);

/** A contractor's permit record as a link to the permits; nothing without a record. */
export function PermitLine({
  of: { permitRecord },
  inNewTab = false,
}: {
  of: Pick<Contractor, 'permitRecord'>;
  /** On a card that is chosen from a list. */
  inNewTab?: boolean;
}) {
  const [firm] = permitRecord?.firms ?? [];
  if (permitRecord === undefined || firm === undefined) return null;
  return (
    <IconLine icon={FileCheck}>
      <Link
        to="/firms/$slug"
        params={{ slug: firm.slug }}
        search={{}}
        hash="permits"
        {...(inNewTab ? { target: '_blank' } : {})}
        className="num relative z-1 inline-block text-plumb-ink underline underline-offset-3 max-lg:min-h-11"
      >
        {permitText(permitRecord)}
        {inNewTab && <span className="sr-only"> {words.inNewTab}</span>}
      </Link>
    </IconLine>
  );
}
