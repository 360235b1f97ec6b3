/** What files may belong to. The domains that have such things know what their ids mean. */
export type OwnerKind = 'service-request';

export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}
