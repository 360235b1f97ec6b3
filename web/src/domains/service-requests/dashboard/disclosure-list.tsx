import type { Disclosure } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { useReadersZone } from '../../../lib/use-readers-zone.ts';
import { Card } from '../../../ui/card.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { disclosuresQuery } from './api.ts';
import { dashboardWords } from './dashboard.words.ts';

const words = here(dashboardWords).disclosures;

const { formatList } = formatsIn(language);

const nameOf = (detail: string): string =>
  Object.hasOwn(words.details, detail) ? words.details[detail as keyof typeof words.details] : detail;

/** The contractors who have received the customer's contact details, with the time. */
export function DisclosureList({ userId }: { userId: UserId }) {
  const query = useInfiniteQuery(disclosuresQuery(userId));
  return (
    <Card as="section" roomy aria-labelledby="disclosures-title">
      <h2 id="disclosures-title">{words.title}</h2>
      <p className="mt-0.5 mb-2 text-ink-2">{words.explained}</p>
      <ListStates
        query={query}
        texts={words.states}
        empty={<p className="rounded bg-sunken px-4 py-3">{words.nobody}</p>}
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
  const zone = useReadersZone();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">{companyName}</p>
        <p className="num text-meta text-ink-2">
          {words.told(formatDateTime(at, zone), formatList(details.map(nameOf)))}
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
