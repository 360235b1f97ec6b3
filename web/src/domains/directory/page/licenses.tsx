import type { ContractorDetails, License } from '@plumbline/contract/domains/directory/contractor.ts';
import { BadgeCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { formatLongDay } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts, IconLine } from '../../../ui/facts.tsx';
import { Note } from '../../../ui/note.tsx';
import { pageWords } from './page.words.ts';

const words = here(pageWords);

type LicensesProps = Pick<ContractorDetails, 'licenses' | 'insuranceInfo' | 'isVerified' | 'isSynthetic'>;

/** The entries in the boards' registers, which alone make a contractor 'Verified', and the insurance as they state it. */
export function Licenses({ licenses, insuranceInfo, isVerified, isSynthetic }: LicensesProps) {
  return (
    <Card as="section" roomy aria-labelledby="license-title">
      <h2 id="license-title">{words.license}</h2>
      {licenses.length === 0 ? (
        <Note icon={CircleDashed} className="mt-3">
          {words.unchecked}
        </Note>
      ) : (
        <>
          <p className="mt-0.5 text-meta text-ink-2">{isVerified ? words.restsOn : words.notEnough}</p>
          <ul className="divide-y divide-line">
            {licenses.map((license) => (
              <li key={`${license.board} ${license.number}`} className="py-4">
                <LicenseEvidence license={license} isSynthetic={isSynthetic} />
              </li>
            ))}
          </ul>
        </>
      )}
      <IconLine icon={CircleDashed} className={licenses.length > 0 ? 'border-t border-line pt-4' : 'mt-4'}>
        {insuranceInfo ? words.insuranceStated(insuranceInfo) : words.noInsurance}
      </IconLine>
    </Card>
  );
}

function LicenseEvidence({ license, isSynthetic }: { license: License; isSynthetic: boolean }) {
  const { number, board, status, statusSaid, classes, expiresOn, source, checkedOn } = license;
  const isClear = status === 'clear';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="num">{number}</h3>
        <Badge tone={isClear ? 'green' : 'gray'} icon={isClear ? BadgeCheck : TriangleAlert}>
          {words.statuses[status]}
        </Badge>
      </div>
      <Facts
        className="mt-2"
        facts={[
          { label: words.issuedBy, value: board },
          ...(statusSaid ? [{ label: words.boardSaid, value: statusSaid }] : []),
          ...(classes.length > 0 ? [{ label: words.classes, value: classes.join(', ') }] : []),
          ...(expiresOn ? [{ label: words.expires, value: formatLongDay(expiresOn) }] : []),
          { label: words.source, value: isSynthetic ? words.demonstration : source },
          { label: words.lastChecked, value: formatLongDay(checkedOn) },
        ]}
      />
    </>
  );
}
