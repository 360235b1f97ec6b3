import type { Donation } from '@plumbline/contract/domains/payments/donation.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Heart, Hourglass, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { readersZone } from '../../../lib/moment.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { donationQuery } from '../api.ts';
import { donationWords } from './donation.words.ts';
import { keepDonation, keptDonation } from './donation-draft.ts';

const words = here(donationWords);

/** Thanks the donor, and shows the receipt once the provider has confirmed the payment to the server. */
export function DonationThanks() {
  const asArrived = useAsArrived();
  const [kept] = useState(() => (import.meta.env.SSR ? undefined : keptDonation()?.paymentId));
  const id = asArrived ? undefined : kept;
  return (
    <Page width="slim">
      <h1 className="sr-only">{words.title}</h1>
      {id === undefined ? <NoReceipt /> : <Receipt id={id} />}
      <div className="mt-6 flex flex-wrap gap-2 no-print">
        <ButtonLink to="/" variant="primary" big>
          {words.backHome}
        </ButtonLink>
        <ButtonLink to="/about" big>
          {words.aboutUs}
        </ButtonLink>
      </div>
    </Page>
  );
}

/** For another browser or a later day: it doesn't claim that anything was paid. */
function NoReceipt() {
  return (
    <StatusBanner icon={Heart} tone="plain" title={words.thanks}>
      <p>{words.noReceipt}</p>
    </StatusBanner>
  );
}

function Receipt({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(donationQuery(id));
  const isPaid = data?.status === 'succeeded';
  useEffect(() => {
    const kept = keptDonation();
    if (isPaid && kept) keepDonation({ ...kept, isPaid });
  }, [isPaid]);

  if (!data) {
    return error ? (
      <ErrorState error={error} title={words.receiptFailed} busy={isFetching} onRetry={() => refetch()} />
    ) : (
      <Confirming />
    );
  }
  if (data.status === 'succeeded') return <Paid donation={data} />;
  if (data.status === 'refunded') {
    return (
      <StatusBanner icon={CircleCheck} tone="plain" title={words.refundedTitle}>
        <p className="num">{words.refunded(formatMoney(Math.round(data.amount * 100)))}</p>
      </StatusBanner>
    );
  }
  if (data.status === 'cancelled' || data.decline !== null) return <NotPaid donation={data} />;
  return <Confirming />;
}

function Confirming() {
  return (
    <StatusBanner icon={Hourglass} tone="plain" title={words.confirmingTitle} role="status">
      <p>{words.confirming}</p>
    </StatusBanner>
  );
}

function NotPaid({ donation }: { donation: Donation }) {
  return (
    <>
      <StatusBanner icon={Hourglass} tone="amber" title={words.nothingCharged}>
        <p>{donation.decline ?? words.notPaid}</p>
      </StatusBanner>
      <ButtonLink to="/about" hash="donate" variant="line" className="mt-4">
        {words.tryAgain}
      </ButtonLink>
    </>
  );
}

function Paid({ donation }: { donation: Donation }) {
  return (
    <>
      <StatusBanner icon={CircleCheck} title={words.paidTitle}>
        <p>{words.paid}</p>
      </StatusBanner>
      <Card as="section" roomy className="mt-4" aria-labelledby="receipt">
        <h2 id="receipt" className="mb-3">
          {words.receipt.title}
        </h2>
        <Facts
          facts={[
            { label: words.receipt.for, value: donation.description },
            {
              label: words.receipt.amount,
              value: <span className="num">{formatMoney(Math.round(donation.amount * 100))}</span>,
            },
            { label: words.receipt.number, value: <span className="num">{donation.receiptNumber}</span> },
            {
              label: words.receipt.paid,
              value: <span className="num">{donation.paidAt && formatDateTime(donation.paidAt, readersZone())}</span>,
            },
          ]}
        />
        {donation.isTest && <p className="mt-3 text-meta text-ink-2">{words.receipt.test}</p>}
        <Button icon={Printer} className="mt-4 no-print" onClick={() => window.print()}>
          {words.receipt.print}
        </Button>
      </Card>
    </>
  );
}
