import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { DetailsValues } from './details-values.ts';

/**
 * Fills in what a customer's account knows where the form is still empty: it saves typing and overwrites nothing. The
 * street only when the work is in the town that the account names. The contact method stays: by text needs a tick that
 * the account can't give.
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
