import { listPayments } from '@plumbline/contract/domains/payments/endpoints.ts';
import type { Mount } from '../../kernel/http/mount.ts';

export const routes = (mount: Mount): void => {
  // Nothing can be paid yet, so nobody has paid.
  mount(listPayments, async () => []);
};
