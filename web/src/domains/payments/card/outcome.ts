/** How an attempt to pay ended, in the browser's view. What counts is what the server learns from the provider. */
export type PaymentOutcome =
  | { readonly kind: 'paid' }
  /** The provider's own words. */
  | { readonly kind: 'declined'; readonly message: string }
  /** Something in the form was wrong, and stands beside it. */
  | { readonly kind: 'incomplete' };

export interface CardFormProps {
  clientSecret: string;
  /** 'Pay $5.00' */
  payLabel: string;
  /** Where a bank that takes the browser away sends it back to: an absolute address. */
  returnUrl: string;
  /** The provider says that it has been paid. The server will hear it from the provider itself. */
  onPaid: () => void;
}
