/** The kinds of owners of files. The domain of an owner knows what its id means. */
export type OwnerKind = 'service-request' | 'referral';

export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}
