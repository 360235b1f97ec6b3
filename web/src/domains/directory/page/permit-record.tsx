import type { PermitRecord } from '@plumbline/contract/domains/directory/permit-record.ts';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { permitText } from '../permit-text.ts';
import { permitWords } from '../permits.words.ts';
import { recordWords } from './record.words.ts';

const words = here(recordWords);
const shared = here(permitWords);
const look = 'inline-flex min-h-11 items-center wrap-anywhere text-plumb-ink underline underline-offset-3';

/** The permit record of a contractor's page: the permits, and the method. */
export function PermitSection({ record, isSynthetic }: { record: PermitRecord; isSynthetic: boolean }) {
  return (
    <Card as="section" roomy id="permits" aria-labelledby="permits-title" className="scroll-mt-4">
      <h2 id="permits-title">{words.title}</h2>
      {isSynthetic && <p className="mt-1 text-meta text-ink-2">{words.sample}</p>}
      <p className="num mt-2 font-quiet">{permitText(record)}.</p>
      <p className="mt-1">{words.proves}</p>
      <ul className="mt-1">
        {record.firms.map(({ slug, name, permits }) => (
          <li key={slug}>
            <Link to="/firms/$slug" params={{ slug }} search={{}} hash="permits" className={look}>
              {words.of(shared.permits(permits, formatNumber(permits)), name)}
            </Link>
          </li>
        ))}
      </ul>
      <details className="group mt-1 border-t border-line">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 text-meta font-strong text-plumb-ink">
          {words.counted}
          <Icon of={ChevronDown} size="small" className="group-open:rotate-180" />
        </summary>
        <p className="text-meta">{words.method}</p>
        <p className="mt-2 text-meta">{words.linkMethod}</p>
        <p className="mt-2 text-meta">{words.dispute}</p>
        <Link to="/dashboard/craftsman" search={{ tab: 'permits' }} className={look}>
          {words.notYours}
        </Link>
      </details>
    </Card>
  );
}
