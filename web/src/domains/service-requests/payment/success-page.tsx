import type { ReferralPayment } from '@plumbline/contract/domains/service-requests/connection.ts';
import { formatMoney } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { HeaderAside } from '../../../ui/shell/minimal-header.tsx';
import { useAnnounced } from '../use-announced.ts';
import { confirmedPaymentQuery } from './api.ts';
import { BadConnection } from './bad-connection.tsx';
import { CallOrWrite, ContractorPanel, JobPanel, NextSteps, PaymentReceipt } from './connection-panels.tsx';
import { InvalidPaymentLink } from './invalid-link.tsx';

export interface SuccessPageProps {
  contractorId: string;
  referralId: string;
}

/**
 * What the contractor has paid for. That the browser came here proves nothing: everything is shown once the server
 * knows from the provider that the fee is settled.
 */
export function SuccessPage({ contractorId, referralId }: SuccessPageProps) {
  const { data, error, isFetching, refetch } = useQuery(confirmedPaymentQuery(referralId, contractorId));
  if (data?.details) return <Connected payment={data} details={data.details} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <InvalidPaymentLink />;
  return (
    <Page width="slim">
      <h1 className="sr-only">Your payment</h1>
      {error && !data ? (
        <ErrorState
          error={error}
          title="We couldn't ask whether it was paid"
          busy={isFetching}
          onRetry={() => refetch()}
        />
      ) : data && data.status !== 'due' && data.status !== 'confirming' ? (
        <NotConnected payment={data} />
      ) : (
        <Confirming payment={data} />
      )}
    </Page>
  );
}

function Confirming({ payment }: { payment: ReferralPayment | undefined }) {
  return (
    <>
      <StatusBanner icon={Hourglass} tone="plain" title="Confirming your payment" role="status">
        <p>The payment provider tells us in a moment. You can leave this page: nothing is lost.</p>
      </StatusBanner>
      {payment?.status === 'due' && payment.paymentId && (
        <p className="mt-4 text-ink-2">
          Not paid yet?{' '}
          <a
            href={`/payment?${new URLSearchParams({ payment_intent: payment.paymentId, contractor: payment.contractorId, request: payment.referralId })}`}
            className="text-plumb-ink underline underline-offset-3"
          >
            Back to the payment
          </a>
        </p>
      )}
    </>
  );
}

function NotConnected({ payment }: { payment: ReferralPayment }) {
  return (
    <>
      <StatusBanner icon={Hourglass} tone="amber" title="You are not connected">
        <p>{payment.report?.message ?? payment.message}</p>
      </StatusBanner>
      <ButtonLink
        to="/respond/$serviceRequestId/$contractorId"
        params={{ serviceRequestId: payment.referralId, contractorId: payment.contractorId }}
        variant="primary"
        className="mt-4"
      >
        Back to the request
      </ButtonLink>
    </>
  );
}

interface ConnectedProps {
  payment: ReferralPayment;
  details: NonNullable<ReferralPayment['details']>;
}

function Connected({ payment, details }: ConnectedProps) {
  const { referralId, contractorId, amount } = payment;
  useAnnounced('You are connected with the customer.');
  return (
    <Page width="mid" bar>
      <HeaderAside>{payment.companyName}</HeaderAside>
      <h1 className="sr-only">{amount > 0 ? 'Payment Successful' : 'You are connected'}</h1>
      {amount > 0 ? (
        <StatusBanner icon={CircleCheck} title="Payment Successful!">
          <p>
            Your {formatMoney(Math.round(amount * 100))} referral fee has been processed. You're now connected with the
            customer!
          </p>
        </StatusBanner>
      ) : (
        <StatusBanner icon={CircleCheck} title="You are connected">
          <p>This connection is free. You're now connected with the customer!</p>
        </StatusBanner>
      )}
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-8">
        <div className="grid gap-4">
          <JobPanel job={details.job} />
          <NextSteps />
        </div>
        <div className="grid gap-4">
          <CallOrWrite details={details} />
          <ContractorPanel contractor={details.contractor} />
          <PaymentReceipt payment={payment} />
          <BadConnection payment={payment} />
          <div className="flex flex-wrap gap-2 no-print">
            <ButtonLink to="/">Return to Dashboard</ButtonLink>
            <ButtonLink
              to="/respond/$serviceRequestId/$contractorId"
              params={{ serviceRequestId: referralId, contractorId }}
              variant="text"
            >
              Open the job
            </ButtonLink>
          </div>
        </div>
      </div>
    </Page>
  );
}
