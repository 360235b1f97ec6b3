/** The outcome of an attempt to pay, from the browser's view. Only the provider's word to the server counts. */
export type PaymentOutcome =
  | { readonly kind: 'paid' }
  /** The provider's own words. */
  | { readonly kind: 'declined'; readonly message: string }
  /** The form shows an error next to one of its fields. */
  | { readonly kind: 'incomplete' };

export interface CardFormProps {
  clientSecret: string;
  /** 'Pay $5.00' */
  payLabel: string;
  /** The path to which a bank's page returns, without its language. */
  returnPath: string;
  /** The announcement once the form has done its work; that of a payment by default. */
  told?: { readonly title: string; readonly text: string };
  /** The provider says that it has been paid, or that the card is kept. The server will hear it from the provider itself. */
  onPaid: () => void;
}
