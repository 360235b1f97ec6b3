import type { FoundAccount } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import { suspendAccount } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Ban, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { formatMomentInFull, readersZone } from '../../../lib/moment.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import type { FilterFormProps } from '../../../ui/filter-form.tsx';
import { LookUp } from '../../../ui/look-up.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { accountsWords } from './accounts.words.ts';
import { accountQuery, useSuspend } from './calls.ts';

const words = here(accountsWords);

/** The server knows the rest. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const problemOf = (text: string) => (LOOKS_LIKE_EMAIL.test(text) ? undefined : words.invalidEmail);

/** Finds an account by its address, to suspend it or lift its suspension. */
export function Accounts({ email, onFilter }: { email: string | undefined } & Pick<FilterFormProps, 'onFilter'>) {
  const { data, error, isFetching, refetch } = useQuery({ ...accountQuery(email ?? ''), enabled: email !== undefined });
  const isNobody = error instanceof ApiError && error.status === 404;
  return (
    <>
      <LookUp
        name="accountEmail"
        param="email"
        keep={{ tab: 'accounts' }}
        label={words.emailOfAccount}
        value={email}
        error={fieldProblems(error).email}
        problemOf={problemOf}
        onFilter={onFilter}
        input={{ type: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
        busy={isFetching && !data}
      />
      <div className="mt-4 max-w-narrow">
        {email !== undefined && !data && !error && (
          <Loading label={words.loading}>
            <SkeletonCard />
          </Loading>
        )}
        {isNobody && (
          <EmptyState title={words.none} drawing="level">
            {words.noneFor(email ?? '')}
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

  const change = isSuspended ? words.restore : words.suspend;

  const apply = async (reason: string) => {
    await suspend.mutateAsync({ id: account.id, suspended: !isSuspended, reason });
    toast({
      title: change.done,
      description: change.doneFor(name),
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
            {words.suspended}
          </Badge>
        ) : (
          <Badge tone="green" icon={CircleCheck}>
            {words.active}
          </Badge>
        )}
      </div>
      <Facts
        className="mt-2"
        facts={[
          { label: words.email, value: <span className="wrap-anywhere">{account.email}</span> },
          { label: words.role, value: words.roles[account.role] },
          {
            label: words.since,
            value: <span className="num">{formatMomentInFull(account.createdAt, readersZone())}</span>,
          },
          ...(account.suspendedAt
            ? [
                {
                  label: words.suspended,
                  value: <span className="num">{formatMomentInFull(account.suspendedAt, readersZone())}</span>,
                },
              ]
            : []),
        ]}
      />
      {account.id === ownId ? (
        <p className="mt-3 text-ink-2">{words.own}</p>
      ) : (
        <Button className="mt-4" variant={isSuspended ? 'secondary' : 'danger'} onClick={() => setAsking(true)}>
          {change.action}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          to={suspendAccount}
          params={{ id: account.id }}
          decided={{ suspended: !isSuspended }}
          onClose={() => setAsking(false)}
          title={change.title(name)}
          submitLabel={change.action}
          busyLabel={change.busy}
          danger={!isSuspended}
          hint={words.reasonHint}
          send={apply}
        >
          <p>{change.effect}</p>
          {!isSuspended && account.role === 'craftsman' && <p className="mt-1">{words.suspend.effectOnListing}</p>}
        </ReasonDialog>
      )}
    </Card>
  );
}
