import { isLive, type ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { MAX_QUESTIONS, threadPath } from '@plumbline/contract/domains/threads/thread-address.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { MessagesSquare } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { here, language } from '../../lib/language.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { threadLinkWords } from './thread-links.words.ts';

const words = here(threadLinkWords);

/** Leads a contractor to the conversation about a referral on which someone can still act. */
export function ReferralThread({
  id,
  contractorId,
  status,
}: {
  id: string;
  contractorId: string;
  status: ReferralStatus;
}) {
  if (!isLive(status)) return null;
  const isConnected = status === 'settled';
  return (
    <div className="no-print">
      <ButtonAnchor icon={MessagesSquare} href={pathIn(language, threadPath(id, contractorId))}>
        {isConnected ? words.open : words.ask}
      </ButtonAnchor>
      {!isConnected && <p className="mt-1.5 text-meta text-ink-2">{words.asks(formatNumber(MAX_QUESTIONS))}</p>}
    </div>
  );
}
