import { releaseAddress } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import type { SuppressedAddress } from '@plumbline/contract/domains/messaging/suppressed-address.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { readersZone } from '../../../lib/moment.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { suppressedQuery, useRelease } from './calls.ts';
import { suppressedWords } from './suppressed.words.ts';

const words = here(suppressedWords);

/** The addresses that get no mail because it came back, and how to allow it again. */
export function SuppressedAddresses() {
  const query = useInfiniteQuery(suppressedQuery);
  return (
    <>
      <p className="mb-3 max-w-[60ch] text-ink-2">{words.lead}</p>
      <ListStates
        query={query}
        texts={words.states}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      >
        {(addresses) => (
          <ul aria-label={words.list} className="rounded border border-line bg-surface">
            {addresses.map((suppressed) => (
              <Suppressed key={suppressed.address} suppressed={suppressed} />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

function Suppressed({ suppressed: { address, reason, since, until } }: { suppressed: SuppressedAddress }) {
  const [asking, setAsking] = useState(false);
  const release = useRelease();
  const confirm = async (why: string) => {
    await release.mutateAsync({ address, reason: why });
    toast({ ...words.done, tone: 'success' });
  };
  const zone = readersZone();
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line p-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-72">
        <p className="wrap-anywhere">
          <b>{address}</b>
        </p>
        <p className="num text-meta text-ink-2 wrap-anywhere">
          {words.from(formatDateTime(since, zone), formatDateTime(until, zone), reason)}
        </p>
      </div>
      <Button icon={MailCheck} aria-label={words.allowFor(address)} onClick={() => setAsking(true)}>
        {words.allow}
      </Button>
      {asking && (
        <ReasonDialog
          to={releaseAddress}
          params={{}}
          decided={{ address }}
          onClose={() => setAsking(false)}
          title={words.title}
          submitLabel={words.allow}
          busyLabel={words.busy}
          cancelLabel={words.leave}
          hint={words.audited}
          send={confirm}
        >
          <p className="wrap-anywhere">{words.consequence(address)}</p>
        </ReasonDialog>
      )}
    </li>
  );
}
