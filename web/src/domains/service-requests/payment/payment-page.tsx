import type { ReferralPayment } from '@plumbline/contract/domains/service-requests/connection.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Hourglass, Lock, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { HeaderAside } from '../../../ui/shell/minimal-header.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { JobColumns } from '../respond/job-columns.tsx';
import { unpaidWords } from '../respond/standing-words.ts';
import { TakeBack } from '../respond/take-back.tsx';
import { isPaidOrConfirming, referralPaymentQuery } from './api.ts';
import { BackToRequest } from './back-to-request.tsx';
import { FeeGets, FeeReturns } from './fee-terms.tsx';
import { InvalidPaymentLink } from './invalid-link.tsx';
import { paymentWords } from './payment.words.ts';

const words = here(paymentWords);

/** The values that a card form needs. */
export interface FeeForm {
  paymentId: string;
  payLabel: string;
  /** Without a language. */
  returnPath: string;
  onPaid: () => void;
  onRetry: () => void;
}

/** The parts that the payment domain provides. */
export interface CardParts {
  /** Above the fee. */
  notice: ReactNode;
  form: (fee: FeeForm) => ReactNode;
}

export interface PaymentPageProps extends CardParts {
  paymentId: string;
  contractorId: string;
  referralId: string;
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Takes the fee of an accepted connection. A paid link leads on to the connection. */
export function PaymentPage({ paymentId, contractorId, referralId, notice, form }: PaymentPageProps) {
  const { data, error, isFetching, refetch } = useQuery(referralPaymentQuery(referralId, contractorId));
  if (isUnknown(error) || (data && data.paymentId !== paymentId)) return <InvalidPaymentLink />;
  if (data && isPaidOrConfirming(data)) {
    return <Navigate to="/payment-success" search={{ contractor: contractorId, request: referralId }} replace={true} />;
  }
  if (data) return <Fee payment={data} onStale={() => void refetch()} notice={notice} form={form} />;
  return (
    <Page width="slim">
      <h1 className="mb-4">{words.referralFee}</h1>
      {error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-6 w-2/3" />
          <SkeletonCard className="mt-4" />
        </Loading>
      )}
    </Page>
  );
}

interface FeeProps extends CardParts {
  payment: ReferralPayment;
  /** Called if the page is out of date. */
  onStale: () => void;
}

function Fee({ payment, onStale, notice, form }: FeeProps) {
  if (payment.status === 'due' && payment.paymentId) {
    return <DueFee payment={payment} paymentId={payment.paymentId} onStale={onStale} notice={notice} form={form} />;
  }
  return (
    <Page width="slim">
      <HeaderAside>{payment.companyName}</HeaderAside>
      <FeeHead payment={payment} />
      <NotPayable payment={payment} />
    </Page>
  );
}

function FeeHead({ payment }: { payment: ReferralPayment }) {
  return (
    <div>
      <h1>{words.referralFee}</h1>
      <p className="mt-0.5 text-ink-2">
        {payment.jobTitle}, <span className="num">{payment.requestNumber}</span>
      </p>
      <p className="num text-ink-2">{payment.place}</p>
    </div>
  );
}

/** Ended or never accepted: nothing to pay, and a link back to the request. */
function NotPayable({ payment }: { payment: ReferralPayment }) {
  return (
    <>
      <div className="mt-4">
        <StatusBanner icon={Hourglass} tone="plain" title={words.nothingToPay}>
          <p>{payment.message}</p>
        </StatusBanner>
      </div>
      <BackToRequest payment={payment} />
    </>
  );
}

interface DueFeeProps extends FeeProps {
  paymentId: string;
}

/** What the fee buys and when it comes back, next to the card that pays it. */
function DueFee({ payment, paymentId, onStale, notice, form }: DueFeeProps) {
  const navigate = useNavigate();
  const now = useNow();
  const search = { contractor: payment.contractorId, request: payment.referralId };
  const feeCents = Math.round(payment.amount * 100);
  const amount = formatMoney(feeCents);
  const held = unpaidWords({ answerBy: payment.payBy, timeZone: payment.timeZone }, feeCents, now);
  return (
    <Page width="mid">
      <HeaderAside>{payment.companyName}</HeaderAside>
      <StatusBanner icon={Timer} tone={held.tone} title={held.title} className="mb-4">
        <p>{held.text}</p>
      </StatusBanner>
      <JobColumns
        aside={
          <>
            {notice}
            <Card as="section" roomy aria-labelledby="fee">
              <div className="mb-4 flex items-center justify-between gap-4">
                <h2 id="fee">{words.payToConnect(amount)}</h2>
                <Icon of={Lock} size="large" />
              </div>
              {form({
                paymentId,
                payLabel: words.pay(amount),
                returnPath: `/payment-success?${new URLSearchParams(search)}`,
                onPaid: () => void navigate({ to: '/payment-success', search, replace: true }),
                onRetry: onStale,
              })}
            </Card>
            <div className="max-lg:order-1">
              <TakeBack
                referralId={payment.referralId}
                contractorId={payment.contractorId}
                onDone={onStale}
                onRefused={(message) => {
                  toast({ title: words.notTakenBack, description: message, tone: 'destructive' });
                  onStale();
                }}
              />
            </div>
          </>
        }
        rest={
          <>
            <FeeGets amount={amount} />
            <FeeReturns amount={amount} />
          </>
        }
      >
        <FeeHead payment={payment} />
      </JobColumns>
    </Page>
  );
}
