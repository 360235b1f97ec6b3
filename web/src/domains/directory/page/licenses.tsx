import type { License } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatLongDay } from '@plumbline/contract/kernel/format.ts';
import { BadgeCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Note } from '../../../ui/note.tsx';

const statusWords: Readonly<Record<License['status'], string>> = {
  clear: 'Clear',
  inactive: 'Inactive',
  expired: 'Expired',
  suspended: 'Suspended',
  revoked: 'Revoked',
  unknown: 'Unknown',
};

/** What the boards' registers said: this and nothing else makes a contractor 'Verified'. */
export function Licenses({ licenses, isVerified }: { licenses: readonly License[]; isVerified: boolean }) {
  return (
    <section aria-labelledby="license-title">
      <h2 id="license-title">License</h2>
      {licenses.length === 0 ? (
        <Note icon={CircleDashed} className="mt-2">
          License not checked yet. Ask for the number, and look it up with the board of your state.
        </Note>
      ) : (
        <>
          <p className="mt-0.5 text-meta text-ink-2">
            {isVerified
              ? "‘Verified’ rests on this: what the board's register said on the day of the check."
              : "What the board's register said on the day of the check. It is not enough for ‘Verified’."}
          </p>
          <ul className="mt-2 grid gap-3">
            {licenses.map((license) => (
              <li key={`${license.board} ${license.number}`} className="card rounded border border-line bg-surface p-4">
                <LicenseEvidence license={license} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function LicenseEvidence({ license }: { license: License }) {
  const { number, board, status, statusSaid, classes, expiresOn, source, checkedOn } = license;
  const isClear = status === 'clear';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="num">{number}</h3>
        <Badge tone={isClear ? 'green' : 'gray'} icon={isClear ? BadgeCheck : TriangleAlert}>
          {statusWords[status]}
        </Badge>
      </div>
      <Facts
        className="mt-2"
        facts={[
          { label: 'Issued by', value: board },
          ...(statusSaid ? [{ label: "Board's words", value: statusSaid }] : []),
          ...(classes.length > 0 ? [{ label: 'Classes', value: classes.join(', ') }] : []),
          ...(expiresOn ? [{ label: 'Expires', value: formatLongDay(expiresOn) }] : []),
          { label: 'Source', value: source },
          { label: 'Last checked', value: formatLongDay(checkedOn) },
        ]}
      />
    </>
  );
}
