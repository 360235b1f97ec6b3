import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { here } from '../../../lib/language.ts';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { serviceRequestQuery } from '../api.ts';
import { dashboardWords } from './dashboard.words.ts';

const words = here(dashboardWords).contact;
const methods: Readonly<Record<string, string>> = words.methods;

/** The contact details that came with a request. The settings list the contractors who have them. */
export function GivenContact({ requestId }: { requestId: ServiceRequestId }) {
  const { data } = useQuery(serviceRequestQuery(requestId));
  if (data?.kind !== 'customer') return null;
  return (
    <Card as="section" aria-labelledby="given-contact">
      <h2 id="given-contact" className="mb-2 text-body">
        {words.title}
      </h2>
      <Facts
        facts={[
          { label: words.name, value: data.customerName },
          { label: words.phone, value: <span className="num">{formatPhone(data.customerPhone)}</span> },
          { label: words.email, value: <span className="wrap-anywhere">{data.customerEmail}</span> },
          { label: words.by, value: methods[data.preferredContactMethod] ?? data.preferredContactMethod },
        ]}
      />
      <p className="mt-2 text-meta text-ink-2">{words.onlyTheirs}</p>
    </Card>
  );
}
