import { firmWords } from '@plumbline/contract/domains/leads/firm.words.ts';
import { OWN_PERMITS_PATH } from '@plumbline/contract/domains/leads/firm-address.ts';
import type { LinkedFirm, OwnPermits } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import { disputeFirm } from '@plumbline/contract/domains/leads/firm-dispute-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { FileX, Hourglass } from 'lucide-react';
import { formatLongDay, formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { FirmLink } from '../firms/firm-link.tsx';
import { disputeWords } from './dispute.words.ts';
import { ownPermitsQuery, useDispute } from './own-permits-api.ts';

const words = here(disputeWords);
const shared = here(firmWords);
const SHORTEST = 3;

/** The firms whose permits count for the reader's listing, each with a form to dispute it. Works without scripts. */
export function OwnPermitsTab() {
  const { data, error, isFetching, refetch } = useQuery(ownPermitsQuery);
  return (
    <section aria-labelledby="own-permits-title">
      <h2 id="own-permits-title">{words.title}</h2>
      <p className="mt-0.5 max-w-[60ch] text-ink-2">{words.lead}</p>
      {data ? (
        <Own permits={data} />
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.loading} className="mt-4">
          <SkeletonCard />
        </Loading>
      )}
    </section>
  );
}

function Own({ permits: { slug, record, firms, unlinked } }: { permits: OwnPermits }) {
  return (
    <>
      <p className="num mt-3 font-quiet">
        {record === null
          ? words.noRecord
          : words.counting(shared.permits(record.permits, formatNumber(record.permits)))}
      </p>
      <ButtonLink to="/contractors/$slug" params={{ slug }} className="mt-3">
        {words.publicPage}
      </ButtonLink>
      {firms.length > 0 && (
        <ul aria-label={words.firms} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
          {firms.map((firm) => (
            <Firm key={firm.slug} firm={firm} />
          ))}
        </ul>
      )}
      {unlinked.length > 0 && (
        <>
          <h3 className="mt-6">{words.unlinked}</h3>
          <ul className="mt-1">
            {unlinked.map(({ name, decidedAt }) => (
              <li key={`${name} ${decidedAt}`} className="py-1 wrap-anywhere">
                {words.unlinkedOn(name, formatLongDay(decidedAt))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Firm({ firm }: { firm: LinkedFirm }) {
  const { slug, name, permits, latestOn, by, dispute } = firm;
  const isWaiting = dispute !== null && dispute.outcome === null;
  return (
    <Card as="li">
      <h3 className="text-body">
        <FirmLink slug={slug}>{name}</FirmLink>
      </h3>
      <p className="num text-meta text-ink-2">
        {[shared.permits(permits, formatNumber(permits)), latestOn && words.latest(formatLongDay(latestOn))]
          .filter(Boolean)
          .join(', ')}
        {`. ${words.linkedBy[by]}.`}
      </p>
      {isWaiting && (
        <Note icon={Hourglass} tone="amber" title={words.waiting} className="mt-3">
          {words.waitingText(formatLongDay(dispute.disputedAt))}
        </Note>
      )}
      {!isWaiting && by === 'operator' && <p className="mt-2 text-meta">{words.confirmed}</p>}
      {!isWaiting && by !== 'operator' && (
        <DialogButton
          icon={FileX}
          aria-label={words.disputeOf(name)}
          className="mt-3"
          dialog={(close) => <DisputeDialog firm={firm} onClose={close} />}
        >
          {words.dispute}
        </DialogButton>
      )}
    </Card>
  );
}

function DisputeDialog({ firm: { slug, name }, onClose }: { firm: LinkedFirm; onClose: () => void }) {
  const dispute = useDispute(slug);
  const form = useForm({
    to: disputeFirm,
    params: { slug },
    initial: { reason: '' },
    idPrefix: slug,
    next: () => OWN_PERMITS_PATH,
    check: ({ reason }) => (reason.trim().length < SHORTEST ? { reason: words.sayWhy } : {}),
    body: ({ reason }) => ({ reason: reason.trim() }),
    send: async (body) => {
      await dispute.mutateAsync(body);
      onClose();
      toast({ title: words.sent, description: words.sentNext, tone: 'success' });
    },
  });
  return (
    <FormDialog of={form} onClose={onClose} title={words.ask} submitLabel={words.send} busyLabel={words.sending}>
      <p className="wrap-anywhere">{words.askText(name)}</p>
      <Field {...form.field('reason')} label={words.why} hint={words.whyHint} required>
        {(field) => <Textarea {...field} {...form.text('reason')} rows={3} maxLength={500} data-initial-focus />}
      </Field>
    </FormDialog>
  );
}
