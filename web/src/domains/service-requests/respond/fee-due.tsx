import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { CreditCard } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { feeWords } from '../payment/fee.words.ts';
import { FeeGets, FeeReturns } from '../payment/fee-terms.tsx';
import { JobHead, JobNumber, MaskedJob } from './job.tsx';
import { JobColumns } from './job-columns.tsx';
import { TakeBack, type TakeBackProps } from './take-back.tsx';

const words = here(feeWords);

const ChargeNote = lazy(() => import('./charge-note.tsx'));

/** An accepted job that is held until its fee is paid: what the fee buys, when it comes back, paying and leaving. */
export function FeeDue({ view, ...told }: { view: ContractorView } & Pick<TakeBackProps, 'onDone' | 'onRefused'>) {
  const amount = formatMoney(view.feeCents);
  const asArrived = useAsArrived();
  return (
    <JobColumns
      aside={
        <>
          <FeeGets amount={amount}>
            {!asArrived && (
              <Suspense>
                <ChargeNote view={view} />
              </Suspense>
            )}
            {view.paymentUrl && !(view.chargedCard && !view.declined) && (
              <ActionBar className="no-print lg:mt-5">
                <ButtonAnchor variant="primary" big block icon={CreditCard} href={view.paymentUrl}>
                  {words.pay(amount)}
                </ButtonAnchor>
              </ActionBar>
            )}
          </FeeGets>
          <div className="max-lg:order-1">
            <TakeBack referralId={view.id} contractorId={view.contractorId} {...told} />
          </div>
        </>
      }
      rest={
        <>
          <MaskedJob view={view} />
          <FeeReturns amount={amount} />
        </>
      }
      last={<JobNumber view={view} />}
    >
      <JobHead view={view} />
    </JobColumns>
  );
}
