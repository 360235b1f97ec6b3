import { ContractorId } from '@plumbline/contract/kernel/id.ts';
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
import { MoneyReport } from '../domains/payments/operator/money-report.tsx';
import { Payments, paymentStatus } from '../domains/payments/operator/payments.tsx';
import { ConnectionReports } from '../domains/service-requests/operator/reports.tsx';
import { Requests } from '../domains/service-requests/operator/requests.tsx';
import { requireUser } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/frame.tsx';
import { Tabs } from '../ui/tabs.tsx';

/** Which tab, and what is looked for in it. */
const readSearch = textsFrom('tab', 'q', 'contractor', 'fate', 'via', 'to', 'number', 'email', 'payments');
type OperatorSearch = ReturnType<typeof readSearch>;

export const Route = createFileRoute('/operator')({
  validateSearch: (search: Record<string, unknown>): OperatorSearch => readSearch(search),
  beforeLoad: async ({ location }) => {
    await requireUser(location, ['operator']);
  },
  component: Operator,
});

/** How the product is, and what operators do: what several domains let them. */
function Operator() {
  const { tab = 'health', ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const find = (found: typeof search) => void navigate({ search: { tab, ...found }, resetScroll: false });
  const filter = messageFilter(search);
  const tabs = [
    { value: 'health', label: 'Health', content: <Health /> },
    { value: 'listings', label: 'Listings', content: <Listings q={search.q} onFind={(q) => find({ q })} /> },
    {
      value: 'reviews',
      label: 'Reviews',
      content: <Reviews contractorId={search.contractor ? ContractorId.parse(search.contractor) : undefined} />,
    },
    {
      value: 'messages',
      label: 'Messages',
      content: (
        <Messages
          filter={filter}
          onFilter={({ status, channel, to }) =>
            find({ ...(status && { fate: status }), ...(channel && { via: channel }), ...(to && { to }) })
          }
        />
      ),
    },
    { value: 'support', label: 'Support', content: <SupportLetters /> },
    {
      value: 'requests',
      label: 'Requests',
      content: <Requests number={search.number} onNumber={(number) => find({ number })} />,
    },
    {
      value: 'money',
      label: 'Money',
      content: (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <MoneyReport />
          <ConnectionReports />
          <Payments
            status={paymentStatus(search.payments)}
            onStatus={(status) => find({ ...(status && { payments: status }) })}
          />
        </div>
      ),
    },
    {
      value: 'accounts',
      label: 'Accounts',
      content: (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <div>
            <Accounts email={search.email} onEmail={(email) => find({ email })} />
          </div>
          <Erasure />
        </div>
      ),
    },
    { value: 'synthetic', label: 'Synthetic Data', content: <SyntheticData /> },
    { value: 'audit', label: 'Audit Log', content: <AuditLog /> },
  ];
  const open = tabs.find(({ value }) => value === tab) ?? tabs[0];

  return (
    <OperatorGate>
      <Page width="mid">
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <h1>Operator</h1>
            <p className="text-meta text-ink-2">What you do here is logged.</p>
          </div>
          <ButtonLink to="/profile" className="flex-none">
            Your Settings
          </ButtonLink>
        </div>
        <div className="page-tabs mt-3">
          <Tabs
            tabs={tabs}
            value={open?.value ?? ''}
            onChange={(value) => void navigate({ search: { tab: value }, resetScroll: false })}
            label="Operator"
          />
        </div>
      </Page>
    </OperatorGate>
  );
}
