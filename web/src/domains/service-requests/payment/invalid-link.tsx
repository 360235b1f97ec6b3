import { here } from '../../../lib/language.ts';
import { DeadLink } from '../dead-link.tsx';
import { paymentWords } from './payment.words.ts';

/** Texts: specification, section 2. */
export function InvalidPaymentLink() {
  const { invalidLink, invalidLinkText } = here(paymentWords);
  return <DeadLink title={invalidLink}>{invalidLinkText}</DeadLink>;
}
