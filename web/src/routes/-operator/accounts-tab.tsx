import type { ComponentProps } from 'react';
import { Accounts } from '../../domains/accounts/operator/accounts.tsx';
import { Erasure } from '../../domains/accounts/operator/erasure.tsx';

/** Accounts, and the erasure of people without one. */
export const AccountsTab = (props: ComponentProps<typeof Accounts>) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div>
      <Accounts {...props} />
    </div>
    <Erasure />
  </div>
);
