import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { DetailsValues } from './details-values.ts';

/**
 * Fills empty form fields from a customer's account: it saves typing and overwrites nothing. The street is filled in
 * only when the work is in the account's town. The contact method stays: texts need a tick that the account can't give.
 */
export function withContactOf(user: User | null, values: DetailsValues): DetailsValues {
  if (user?.role !== 'customer') return values;
  const isAtHome = user.zipCode !== '' && user.zipCode === values.zipCode;
  return {
    ...values,
    customerName: values.customerName || `${user.firstName} ${user.lastName}`.trim(),
    customerPhone: values.customerPhone || formatPhone(user.phone),
    customerEmail: values.customerEmail || user.email,
    address: values.address || (isAtHome ? user.address : ''),
  };
}
