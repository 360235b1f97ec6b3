import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { CircleAlert, CreditCard } from 'lucide-react';
import { formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Note } from '../../../ui/note.tsx';
import { payNowWords } from './pay-now.words.ts';

const words = here(payNowWords);

interface ChargeNoteProps {
  view: Pick<ContractorView, 'chargedCard' | 'declined' | 'feeCents'>;
}

/** What became of the kept card that an acceptance charges. */
export default function ChargeNote({ view: { chargedCard, declined, feeCents } }: ChargeNoteProps) {
  if (chargedCard === null) return null;
  return declined === null ? (
    <Note
      icon={CreditCard}
      tone="plumb"
      role="status"
      title={words.charging(formatMoney(feeCents), chargedCard)}
      className="mt-3"
    >
      {words.chargingText}
    </Note>
  ) : (
    <Note icon={CircleAlert} tone="amber" role="status" title={words.notCharged(chargedCard)} className="mt-3">
      {declined} {words.notChargedText}
    </Note>
  );
}
