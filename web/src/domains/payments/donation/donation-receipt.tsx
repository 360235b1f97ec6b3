import type { Donation } from '@plumbline/contract/domains/payments/donation.ts';
import { formatDateTime, formatMoney } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Heart, Hourglass, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readersZone } from '../../../lib/moment.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { donationQuery } from '../api.ts';
import { keepDonation, keptDonation } from './donation-draft.ts';

/** After a donation: the thank-you, and the receipt once the provider has told the server that it was paid. */
export function DonationThanks() {
  const [id] = useState(() => keptDonation()?.paymentId);
  return (
    <Page width="slim">
      <h1 className="sr-only">Your donation</h1>
      {id === undefined ? <NoReceipt /> : <Receipt id={id} />}
      <div className="mt-6 flex flex-wrap gap-2 no-print">
        <ButtonLink to="/" variant="primary" big>
          Back to Home
        </ButtonLink>
        <ButtonLink to="/about" big>
          About Us
        </ButtonLink>
      </div>
    </Page>
  );
}

/** Opened in another browser, or another day: nobody is told that something was paid. */
function NoReceipt() {
  return (
    <StatusBanner icon={Heart} tone="plain" title="Thank you for your support">
      <p>The receipt of a donation is shown on the device that it was made on, and goes to the email given with it.</p>
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
      <ErrorState error={error} title="We couldn't load your receipt" busy={isFetching} onRetry={() => refetch()} />
    ) : (
      <Confirming />
    );
  }
  if (data.status === 'succeeded') return <Paid donation={data} />;
  if (data.status === 'refunded') {
    return (
      <StatusBanner icon={CircleCheck} tone="plain" title="This donation was refunded">
        <p className="num">{formatMoney(Math.round(data.amount * 100))} went back to the card.</p>
      </StatusBanner>
    );
  }
  if (data.status === 'cancelled' || data.decline !== null) return <NotPaid donation={data} />;
  return <Confirming />;
}

function Confirming() {
  return (
    <StatusBanner icon={Hourglass} tone="plain" title="Confirming your payment" role="status">
      <p>The payment provider tells us in a moment. You can leave this page: nothing is lost.</p>
    </StatusBanner>
  );
}

function NotPaid({ donation }: { donation: Donation }) {
  return (
    <>
      <StatusBanner icon={Hourglass} tone="amber" title="Nothing was charged">
        <p>{donation.decline ?? 'This donation was not paid.'}</p>
      </StatusBanner>
      <ButtonLink to="/about" hash="donate" variant="line" className="mt-4">
        Try again
      </ButtonLink>
    </>
  );
}

function Paid({ donation }: { donation: Donation }) {
  return (
    <>
      <StatusBanner icon={CircleCheck} title="Payment Successful!">
        <p>Thank you for your payment!</p>
      </StatusBanner>
      <Card as="section" roomy className="mt-4" aria-labelledby="receipt">
        <h2 id="receipt" className="mb-3">
          Receipt
        </h2>
        <Facts
          facts={[
            { label: 'For', value: donation.description },
            {
              label: 'Amount',
              value: <span className="num">{formatMoney(Math.round(donation.amount * 100))}</span>,
            },
            { label: 'Number', value: <span className="num">{donation.receiptNumber}</span> },
            {
              label: 'Paid',
              value: <span className="num">{donation.paidAt && formatDateTime(donation.paidAt, readersZone())}</span>,
            },
          ]}
        />
        {donation.isTest && <p className="mt-3 text-meta text-ink-2">Test mode, no real money.</p>}
        <Button icon={Printer} className="mt-4 no-print" onClick={() => window.print()}>
          Print
        </Button>
      </Card>
    </>
  );
}
