import { DeadLink } from '../dead-link.tsx';

/** Texts: specification, section 2. */
export function InvalidPaymentLink() {
  return <DeadLink title="Invalid Payment Link">This payment link is invalid or has expired.</DeadLink>;
}
