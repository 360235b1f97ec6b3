import { EmailAddress } from '@plumbline/contract/domains/accounts/email-address.ts';
import type { FoundAccount } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Ban, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMomentInFull, readersZone } from '../../../lib/moment.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LookUp } from '../../../ui/look-up.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { accountQuery, useSuspend } from './calls.ts';

const roles: Record<FoundAccount['role'], string> = {
  customer: 'Customer',
  craftsman: 'Craftsman',
  operator: 'Operator',
};

const problemOf = (text: string) =>
  EmailAddress.safeParse(text).success ? undefined : 'Please enter a valid email address';

/** Finds an account by its address, to suspend it or let it in again. */
export function Accounts({ email, onEmail }: { email: string | undefined; onEmail: (email: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery({ ...accountQuery(email ?? ''), enabled: email !== undefined });
  const isNobody = error instanceof ApiError && error.status === 404;
  return (
    <>
      <LookUp
        name="accountEmail"
        label="Email address of the account"
        value={email}
        error={fieldProblems(error).email}
        problemOf={problemOf}
        onLookUp={onEmail}
        input={{ type: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
        busy={isFetching && !data}
      />
      <div className="mt-4 max-w-narrow">
        {email !== undefined && !data && !error && (
          <Loading label="Looking for the account">
            <SkeletonCard />
          </Loading>
        )}
        {isNobody && (
          <EmptyState title="No such account" drawing="level">
            Nobody has verified the address {email}.
          </EmptyState>
        )}
        {error && !data && !isNobody && <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />}
        {data && <Account account={data} />}
      </div>
    </>
  );
}

function Account({ account }: { account: FoundAccount }) {
  const [asking, setAsking] = useState(false);
  const suspend = useSuspend(account.email);
  const { id: ownId } = useSignedInUser();
  const isSuspended = account.suspendedAt !== null;
  const name = `${account.firstName} ${account.lastName}`;

  const change = async (reason: string) => {
    await suspend.mutateAsync({ id: account.id, suspended: !isSuspended, reason });
    toast({
      title: isSuspended ? 'Let In Again' : 'Account Suspended',
      description: isSuspended ? `${name} can sign in again.` : `${name} is signed out everywhere.`,
      tone: 'success',
    });
  };

  return (
    <Card as="article" roomy aria-labelledby="account-name">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="account-name" className="wrap-anywhere">
          {name}
        </h2>
        {isSuspended ? (
          <Badge tone="red" icon={Ban}>
            Suspended
          </Badge>
        ) : (
          <Badge tone="green" icon={CircleCheck}>
            Active
          </Badge>
        )}
      </div>
      <Facts
        className="mt-2"
        facts={[
          { label: 'Email', value: <span className="wrap-anywhere">{account.email}</span> },
          { label: 'Role', value: roles[account.role] },
          {
            label: 'Since',
            value: <span className="num">{formatMomentInFull(account.createdAt, readersZone())}</span>,
          },
          ...(account.suspendedAt
            ? [
                {
                  label: 'Suspended',
                  value: <span className="num">{formatMomentInFull(account.suspendedAt, readersZone())}</span>,
                },
              ]
            : []),
        ]}
      />
      {account.id === ownId ? (
        <p className="mt-3 text-ink-2">This is your own account: another operator could suspend it.</p>
      ) : (
        <Button className="mt-4" variant={isSuspended ? 'secondary' : 'danger'} onClick={() => setAsking(true)}>
          {isSuspended ? 'Let In Again' : 'Suspend Account'}
        </Button>
      )}
      <ReasonDialog
        open={asking}
        onOpenChange={setAsking}
        title={isSuspended ? `Let ${name} in again?` : `Suspend ${name}?`}
        confirmLabel={isSuspended ? 'Let In Again' : 'Suspend Account'}
        busyLabel={isSuspended ? 'Letting in...' : 'Suspending...'}
        danger={!isSuspended}
        hint="Kept in the audit log. The account's owner isn't told it."
        onConfirm={change}
      >
        <p>
          {isSuspended
            ? 'They can sign in again. What they had is still there, and a listing of theirs is found again.'
            : 'Every session of theirs ends now, and they can no longer sign in. Nothing of theirs is deleted.'}
        </p>
        {!isSuspended && account.role === 'craftsman' && (
          <p className="mt-1">
            Their listing takes no requests while that lasts: no search finds it, and its page says so. Hide it under
            Listings if the page is to go, too. Links to requests that they were sent still work.
          </p>
        )}
      </ReasonDialog>
    </Card>
  );
}
