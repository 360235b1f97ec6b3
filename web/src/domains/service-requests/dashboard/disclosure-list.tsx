import type { Disclosure } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import { formatDateTime } from '@plumbline/contract/kernel/format.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { readersZone } from '../../../lib/moment.ts';
import { Card } from '../../../ui/card.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { disclosuresQuery } from './api.ts';

const listed = new Intl.ListFormat('en-US');

/** The ledger of who has received the customer's contact details, and when. */
export function DisclosureList({ userId }: { userId: UserId }) {
  const query = useInfiniteQuery(disclosuresQuery(userId));
  return (
    <Card as="section" roomy aria-labelledby="disclosures-title">
      <h2 id="disclosures-title">Who has your contact details</h2>
      <p className="mt-0.5 mb-2 text-ink-2">
        A contractor sees them only once the job is theirs. This list keeps every one of them.
      </p>
      <ListStates
        query={query}
        what="this list"
        empty={<p className="rounded bg-sunken px-4 py-3">Nobody has received them so far.</p>}
      >
        {(disclosures) => (
          <ul className="divide-y divide-line">
            {disclosures.map((disclosure) => (
              <Told key={`${disclosure.requestId} ${disclosure.contractorId}`} disclosure={disclosure} />
            ))}
          </ul>
        )}
      </ListStates>
    </Card>
  );
}

function Told({ disclosure: { companyName, at, details, requestId, requestNumber } }: { disclosure: Disclosure }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">{companyName}</p>
        <p className="num text-meta text-ink-2">
          {formatDateTime(at, readersZone())}: {listed.format(details)}
        </p>
      </div>
      <Link
        to="/dashboard/customer/requests/$requestId"
        params={{ requestId }}
        className="num inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3"
      >
        {requestNumber}
      </Link>
    </li>
  );
}
