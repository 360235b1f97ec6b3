import type { ThreadSummary } from '@plumbline/contract/domains/threads/thread.ts';
import { threadPath } from '@plumbline/contract/domains/threads/thread-address.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, MessageCircle } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { here, language } from '../../lib/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { requestThreadsQuery } from './request-api.ts';
import { threadLinkWords } from './thread-links.words.ts';

const words = here(threadLinkWords);

/** A customer's conversations about a request. Empty if there are none and nobody is connected. */
export function RequestThreads({ requestId }: { requestId: string }) {
  const { data = [] } = useQuery(requestThreadsQuery(requestId));
  if (data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="threads" className="no-print">
      <h2 id="threads" className="mb-1 text-body">
        {words.title}
      </h2>
      <ul className="divide-y divide-line">
        {data.map((thread) => (
          <li key={thread.contractorId}>
            <ThreadRow requestId={requestId} thread={thread} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ThreadRow({ requestId, thread }: { requestId: string; thread: ThreadSummary }) {
  const { contractorId, companyName, messages, isNew } = thread;
  return (
    <a
      href={pathIn(language, threadPath(requestId, contractorId))}
      className="flex min-h-11 items-center gap-3 py-2 text-ink no-underline"
    >
      <span className="min-w-0 flex-1">
        <b className="block wrap-anywhere">{companyName}</b>
        <span className="num text-meta text-ink-2">
          {messages === 0 ? words.none : words.count(messages, formatNumber(messages))}
        </span>
      </span>
      {isNew && (
        <Badge tone="plumb" icon={MessageCircle}>
          {words.isNew}
        </Badge>
      )}
      <Icon of={ChevronRight} className="text-ink-3" />
    </a>
  );
}
