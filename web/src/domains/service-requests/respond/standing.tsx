import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import {
  Ban,
  CalendarCheck,
  CircleCheck,
  Hammer,
  Hourglass,
  type LucideIcon,
  MessageSquareReply,
  Timer,
} from 'lucide-react';
import type { Ref } from 'react';
import { here } from '../../../lib/language.ts';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { formatWallTime } from '../job-time.ts';
import { latestTime } from '../proposed-times.ts';
import { respondWords } from './respond.words.ts';
import { standingWords } from './standing-words.ts';

function iconFor(view: ContractorView): LucideIcon {
  if (view.frozen) return Hourglass;
  switch (view.status) {
    case 'countered':
      return MessageSquareReply;
    case 'accepted-unpaid':
      return Timer;
    case 'proposed':
      return Hourglass;
    case 'settled':
      if (view.requestStatus === 'scheduled') return CalendarCheck;
      return view.requestStatus === 'in-progress' ? Hammer : CircleCheck;
    default:
      return Ban;
  }
}

/** The proposed time and its message, while they await an answer. */
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

/** The state of the referral in a sentence; gets the focus after an answer. Empty before the first one. */
export function Standing({ view, now, ref }: { view: ContractorView; now: Date; ref: Ref<HTMLElement> }) {
  const words = standingWords(view, view.feeCents, now);
  if (!words) return null;
  return (
    <section ref={ref} tabIndex={-1} aria-label={here(respondWords).standing} className="mb-4 rounded">
      <StatusBanner icon={iconFor(view)} tone={words.tone} title={words.title}>
        <OnTheTable view={view} />
        <p>{words.text}</p>
      </StatusBanner>
    </section>
  );
}
