import type { ReferralPayment } from '@plumbline/contract/domains/service-requests/connection.ts';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { paymentWords } from './payment.words.ts';

/** Leads from a page about a fee back to its request. */
export const BackToRequest = ({ payment }: { payment: Pick<ReferralPayment, 'referralId' | 'contractorId'> }) => (
  <ButtonLink
    to="/respond/$serviceRequestId/$contractorId"
    params={{ serviceRequestId: payment.referralId, contractorId: payment.contractorId }}
    variant="primary"
    className="mt-4"
  >
    {here(paymentWords).backToRequest}
  </ButtonLink>
);
