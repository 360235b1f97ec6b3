import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { Ban, CircleCheck, Hammer, Hourglass, type LucideIcon, MessageSquareReply, Receipt } from 'lucide-react';
import type { Ref } from 'react';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { formatWallTime } from '../job-time.ts';
import { latestTime } from '../proposed-times.ts';
import { standingWords } from './standing-words.ts';

function iconFor(view: ContractorView): LucideIcon {
  if (view.frozen) return Hourglass;
  switch (view.status) {
    case 'countered':
      return MessageSquareReply;
    case 'accepted-unpaid':
      return Receipt;
    case 'proposed':
      return Hourglass;
    case 'settled':
      return view.requestStatus === 'in-progress' ? Hammer : CircleCheck;
    default:
      return Ban;
  }
}

/** The time that is on the table and what was written with it; only while it still matters. */
function OnTheTable({ view }: { view: ContractorView }) {
  const time = latestTime(view.history);
  if (!time || (view.status !== 'proposed' && view.status !== 'countered')) return null;
  return (
    <>
      <p className="num font-strong">{formatWallTime(time, view.timeZone)}</p>
      {time.message && time.by === 'customer' && (
        <p>
          “<MaskedText text={time.message} />”
        </p>
      )}
    </>
  );
}

/** The one sentence on how things stand; takes the focus after an answer. Nothing before the first answer. */
export function Standing({ view, ref }: { view: ContractorView; ref: Ref<HTMLElement> }) {
  const words = standingWords(view, view.feeCents);
  if (!words) return null;
  return (
    <section ref={ref} tabIndex={-1} aria-label="How it stands" className="mb-4 rounded">
      <StatusBanner icon={iconFor(view)} tone={words.tone} title={words.title}>
        <OnTheTable view={view} />
        <p>{words.text}</p>
      </StatusBanner>
    </section>
  );
}
