import type { ReferralPayment } from '@plumbline/contract/domains/service-requests/connection.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass, RefreshCw } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMoney } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { HeaderAside } from '../../../ui/shell/minimal-header.tsx';
import { useAnnounced } from '../use-announced.ts';
import { confirmedPaymentQuery } from './api.ts';
import { BackToRequest } from './back-to-request.tsx';
import { BadConnection } from './bad-connection.tsx';
import { CallOrWrite, ContractorPanel, JobPanel, NextSteps, PaymentReceipt } from './connection-panels.tsx';
import { InvalidPaymentLink } from './invalid-link.tsx';
import { paymentWords } from './payment.words.ts';

const words = here(paymentWords);

export interface SuccessPageProps {
  contractorId: string;
  referralId: string;
}

/**
 * Shows the connection that the contractor paid for. Opening this page proves nothing, so the details appear once the
 * server knows from the provider that the fee is settled.
 */
export function SuccessPage({ contractorId, referralId }: SuccessPageProps) {
  const { data, error, isFetching, refetch } = useQuery(confirmedPaymentQuery(referralId, contractorId));
  if (data?.details) return <Connected payment={data} details={data.details} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <InvalidPaymentLink />;
  return (
    <Page width="slim">
      <h1 className="sr-only">{words.yourPayment}</h1>
      {error && !data ? (
        <ErrorState error={error} title={words.notLoaded} busy={isFetching} onRetry={() => refetch()} />
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
      <StatusBanner icon={Hourglass} tone="plain" title={words.confirming} role="status">
        <p>{words.confirmingText}</p>
      </StatusBanner>
      <ButtonAnchor href="" icon={RefreshCw} className="mt-4 hidden noscript:inline-flex">
        {words.checkAgain}
      </ButtonAnchor>
      {payment?.status === 'due' && payment.paymentId && (
        <p className="mt-4 text-ink-2">
          {words.notPaidYet}{' '}
          <a
            href={pathIn(
              language,
              `/payment?${new URLSearchParams({ payment_intent: payment.paymentId, contractor: payment.contractorId, request: payment.referralId })}`,
            )}
            className="text-plumb-ink underline underline-offset-3"
          >
            {words.backToPayment}
          </a>
        </p>
      )}
    </>
  );
}

function NotConnected({ payment }: { payment: ReferralPayment }) {
  return (
    <>
      <StatusBanner icon={Hourglass} tone="amber" title={words.notConnected}>
        <p>{payment.report?.message ?? payment.message}</p>
      </StatusBanner>
      <BackToRequest payment={payment} />
    </>
  );
}

interface ConnectedProps {
  payment: ReferralPayment;
  details: NonNullable<ReferralPayment['details']>;
}

function Connected({ payment, details }: ConnectedProps) {
  const { referralId, contractorId, amount } = payment;
  useAnnounced(words.connectedNow);
  return (
    <Page width="mid" bar>
      <HeaderAside>{payment.companyName}</HeaderAside>
      <h1 className="sr-only">{amount > 0 ? words.paid : words.connected}</h1>
      {amount > 0 ? (
        <StatusBanner icon={CircleCheck} title={words.paidTitle}>
          <p>{words.paidText(formatMoney(Math.round(amount * 100)))}</p>
        </StatusBanner>
      ) : (
        <StatusBanner icon={CircleCheck} title={words.connected}>
          <p>{words.freeText}</p>
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
            <ButtonLink to="/">{words.toDashboard}</ButtonLink>
            <ButtonLink
              to="/respond/$serviceRequestId/$contractorId"
              params={{ serviceRequestId: referralId, contractorId }}
              variant="text"
            >
              {words.openJob}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Page>
  );
}
