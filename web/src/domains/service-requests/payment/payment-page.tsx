import type { ReferralPayment } from '@plumbline/contract/domains/service-requests/connection.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { CircleCheck, Hourglass, Lock, MapPin, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMoney } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { formatMoment } from '../../../lib/moment.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { HeaderAside } from '../../../ui/shell/minimal-header.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { TakeBack } from '../respond/take-back.tsx';
import { isPaidOrConfirming, referralPaymentQuery } from './api.ts';
import { BackToRequest } from './back-to-request.tsx';
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
  return (
    <Page width="slim">
      <HeaderAside>{payment.companyName}</HeaderAside>
      <h1>{words.referralFee}</h1>
      <p className="mt-0.5 text-ink-2">
        {payment.jobTitle}, <span className="num">{payment.requestNumber}</span>
      </p>
      {payment.status === 'due' && payment.paymentId ? (
        <div className="mt-4 grid gap-4">
          {notice}
          <DueFee payment={payment} paymentId={payment.paymentId} onStale={onStale} form={form} />
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
      ) : (
        <NotPayable payment={payment} />
      )}
    </Page>
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

interface DueFeeProps extends Omit<FeeProps, 'notice'> {
  paymentId: string;
}

function DueFee({ payment, paymentId, onStale, form }: DueFeeProps) {
  const navigate = useNavigate();
  const now = useNow();
  const search = { contractor: payment.contractorId, request: payment.referralId };
  const amount = formatMoney(Math.round(payment.amount * 100));
  return (
    <Card as="section" roomy aria-labelledby="fee">
      <div className="flex items-center justify-between gap-4">
        <h2 id="fee" className="text-head">
          {words.payToConnect(amount)}
        </h2>
        <Icon of={Lock} size="large" />
      </div>
      <div className="mt-2 mb-5 grid gap-1 border-b border-line pb-4 text-meta text-ink-2">
        <IconLine icon={MapPin}>{payment.place}</IconLine>
        {payment.payBy && (
          <IconLine icon={Timer}>
            <span className="num">{words.heldUntil(formatMoment(payment.payBy, payment.timeZone, now))}</span>
          </IconLine>
        )}
        <IconLine icon={CircleCheck}>
          {words.youSee}{' '}
          <a href={pathIn(language, '/about#refunds')} className="text-plumb-ink underline underline-offset-3">
            {words.whenRefunded}
          </a>
        </IconLine>
      </div>
      {form({
        paymentId,
        payLabel: words.pay(amount),
        returnPath: `/payment-success?${new URLSearchParams(search)}`,
        onPaid: () => void navigate({ to: '/payment-success', search, replace: true }),
        onRetry: onStale,
      })}
    </Card>
  );
}
