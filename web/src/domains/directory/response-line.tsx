import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { RECORD_DAYS } from '@plumbline/contract/domains/directory/response-record.ts';
import { Timer } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { IconLine } from '../../ui/facts.tsx';
import { answerTime } from './answer-time.ts';
import { responseWords } from './response.words.ts';

const words = here(responseWords);

/** 'Usually answers in 18 minutes (23 requests, 90 days)'; nothing without a record. */
export function ResponseLine({ of: { responseRecord } }: { of: Pick<Contractor, 'responseRecord'> }) {
  // While an upgrade is under way, a process of the last release may answer, which doesn't know it.
  if (responseRecord == null) return null;
  const { minutes, requests } = responseRecord;
  return (
    <IconLine icon={Timer}>
      {answerTime(minutes)} ({words.basis(requests, formatNumber(requests), RECORD_DAYS)})
    </IconLine>
  );
}
