import { isLive } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { AskedContractor, TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Ban, CircleCheck, Clock, type LucideIcon, MessageSquareReply, Phone } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { askedWords, hasOpenProposal, noticeWords } from './asked-words.ts';
import { trackingWords } from './tracking.words.ts';

const words = here(trackingWords);

const iconFor = (asked: AskedContractor): LucideIcon => {
  if (asked.status === 'settled') return CircleCheck;
  if (hasOpenProposal(asked)) return MessageSquareReply;
  return isLive(asked.status) ? Clock : Ban;
};

/** Returns whether a text can be dialed: E.164 or ten digits, in any grouping. */
const isPhone = (text: string): boolean => /^\+?[\d\s().-]{10,}$/.test(text);

function CallInstead({ hint, company }: { hint: string; company: string }) {
  if (!isPhone(hint)) return <p className="mt-1 text-meta">{hint}</p>;
  return (
    <>
      <p className="mt-1 text-meta text-ink-2">{words.asked.callYourself(company)}</p>
      <ButtonAnchor icon={Phone} href={`tel:${hint}`} className="num mt-2">
        {words.page.call(formatPhone(hint))}
      </ButtonAnchor>
    </>
  );
}

const headingFor = ({ contractors, openToProposals }: AskedContractorsProps['record']): string =>
  openToProposals ? words.asked.cameToYou(contractors.length) : words.asked.youAsked(contractors.length);

export interface AskedContractorsProps {
  record: Pick<TrackingRecord, 'requestId' | 'contractors' | 'timeZone' | 'openToProposals'>;
  now: Date;
}

/** The contractors who were asked or sent a proposal: their state, our messages to them, and the proposal to answer. */
export function AskedContractors({ record, now }: AskedContractorsProps) {
  if (record.contractors.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="asked-contractors">
      <h2 id="asked-contractors" className="text-body">
        {headingFor(record)}
      </h2>
      <ul className="mt-2 grid gap-3">
        {record.contractors.map((asked) => (
          <li key={asked.contractorId} className="flex gap-3 border-line not-first:border-t not-first:pt-3">
            <Icon of={iconFor(asked)} className="mt-0.5 text-ink-2" />
            <div className="min-w-0">
              <b className="block wrap-anywhere">{asked.companyName}</b>
              <p className="num">{askedWords(asked, record.timeZone, record.openToProposals)}</p>
              {asked.notified.length > 0 && (
                <p className="num text-meta text-ink-2">
                  {asked.notified.map((notice) => noticeWords(notice, record.timeZone, now)).join('; ')}
                </p>
              )}
              {hasOpenProposal(asked) && (
                <ButtonLink
                  to="/response"
                  search={{ responseId: asked.responseId, requestId: record.requestId }}
                  variant="line"
                  className="mt-2"
                >
                  {words.asked.readProposal}
                </ButtonLink>
              )}
              {asked.callInstead && <CallInstead hint={asked.callInstead} company={asked.companyName} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
