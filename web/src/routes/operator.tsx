import { type ContractorId, readId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { OperatorGate } from '../domains/accounts/factors/operator-gate.tsx';
import { Accounts } from '../domains/accounts/operator/accounts.tsx';
import { AuditLog } from '../domains/accounts/operator/audit-log.tsx';
import { Erasure } from '../domains/accounts/operator/erasure.tsx';
import { Health } from '../domains/accounts/operator/health.tsx';
import { Listings } from '../domains/directory/operator/listings.tsx';
import { Reviews } from '../domains/directory/operator/reviews.tsx';
import { SyntheticData } from '../domains/directory/operator/synthetic-data.tsx';
import { Messages, messageFilter } from '../domains/messaging/operator/messages.tsx';
import { SupportLetters } from '../domains/messaging/operator/support-letters.tsx';
import { SuppressedAddresses } from '../domains/messaging/operator/suppressed-addresses.tsx';
import { MoneyReport } from '../domains/payments/operator/money-report.tsx';
import { Payments, paymentStatus } from '../domains/payments/operator/payments.tsx';
import { ConnectionReports } from '../domains/service-requests/operator/reports.tsx';
import { Requests } from '../domains/service-requests/operator/requests.tsx';
import { here } from '../lib/language.ts';
import { requireUser } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Chosen } from '../ui/filter-form.tsx';
import { Page } from '../ui/frame.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { dashboardWords } from './-dashboard/dashboard.words.ts';

const words = here(dashboardWords).operator;

/** The open tab, and its search. */
const readSearch = textsFrom('tab', 'q', 'contractor', 'fate', 'via', 'to', 'number', 'email', 'payments');
type OperatorSearch = ReturnType<typeof readSearch>;

export const Route = createFileRoute('/operator')({
  validateSearch: (search: Record<string, unknown>): OperatorSearch => readSearch(search),
  beforeLoad: async ({ location }) => {
    await requireUser(location, ['operator']);
  },
  component: Operator,
});

/** The operators' page, with views and actions of several domains. */
function Operator() {
  const { tab = 'health', ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const find = (found: typeof search) => void navigate({ search: { tab, ...found }, resetScroll: false });
  const onFilter = (chosen: Chosen) => find(readSearch(chosen));
  const filter = messageFilter(search);
  const tabs = [
    { value: 'health', label: words.health, content: <Health /> },
    { value: 'listings', label: words.listings, content: <Listings q={search.q} onFilter={onFilter} /> },
    {
      value: 'reviews',
      label: words.reviews,
      content: <Reviews contractorId={search.contractor ? readId<ContractorId>(search.contractor) : undefined} />,
    },
    {
      value: 'messages',
      label: words.messages,
      content: <Messages filter={filter} onFilter={onFilter} onClear={() => find({})} />,
    },
    { value: 'suppressed', label: words.suppressed, content: <SuppressedAddresses /> },
    { value: 'support', label: words.support, content: <SupportLetters /> },
    {
      value: 'requests',
      label: words.requests,
      content: <Requests number={search.number} onFilter={onFilter} />,
    },
    {
      value: 'money',
      label: words.money,
      content: (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <MoneyReport />
          <ConnectionReports />
          <Payments status={paymentStatus(search.payments)} onFilter={onFilter} onClear={() => find({})} />
        </div>
      ),
    },
    {
      value: 'accounts',
      label: words.accounts,
      content: (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <div>
            <Accounts email={search.email} onFilter={onFilter} />
          </div>
          <Erasure />
        </div>
      ),
    },
    { value: 'synthetic', label: words.synthetic, content: <SyntheticData /> },
    { value: 'audit', label: words.audit, content: <AuditLog /> },
  ];
  const open = tabs.find(({ value }) => value === tab) ?? tabs[0];

  return (
    <OperatorGate>
      <Page width="mid">
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <h1>{words.title}</h1>
            <p className="text-meta text-ink-2">{words.logged}</p>
          </div>
          <ButtonLink to="/profile" className="flex-none">
            {words.yourSettings}
          </ButtonLink>
        </div>
        <div className="page-tabs mt-3">
          <Tabs
            tabs={tabs}
            value={open?.value ?? ''}
            onChange={(value) => void navigate({ search: { tab: value }, resetScroll: false })}
            label={words.title}
          />
        </div>
      </Page>
    </OperatorGate>
  );
}
