import { type ContractorId, readId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { OperatorGate } from '../domains/accounts/factors/operator-gate.tsx';
import { Health } from '../domains/accounts/operator/health.tsx';
import { here } from '../lib/language.ts';
import { requireUser } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Chosen } from '../ui/filter-form.tsx';
import { Page } from '../ui/frame.tsx';
import { later } from '../ui/later.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { dashboardWords } from './-dashboard/dashboard.words.ts';

const words = here(dashboardWords).operator;

// Operators mostly look at the product's health.
const Listings = later(async () => (await import('../domains/directory/operator/listings.tsx')).Listings);
const Reviews = later(async () => (await import('../domains/directory/operator/reviews.tsx')).Reviews);
const FirmLinks = later(async () => (await import('../domains/leads/operator/firm-links.tsx')).FirmLinks);
const MessagesTab = later(async () => (await import('./-operator/messages-tab.tsx')).MessagesTab);
const SuppressedAddresses = later(
  async () => (await import('../domains/messaging/operator/suppressed-addresses.tsx')).SuppressedAddresses,
);
const SupportLetters = later(
  async () => (await import('../domains/messaging/operator/support-letters.tsx')).SupportLetters,
);
const RequestsTab = later(async () => (await import('./-operator/requests-tab.tsx')).RequestsTab);
const MoneyTab = later(async () => (await import('./-operator/money-tab.tsx')).MoneyTab);
const AccountsTab = later(async () => (await import('./-operator/accounts-tab.tsx')).AccountsTab);
const SyntheticData = later(
  async () => (await import('../domains/directory/operator/synthetic-data.tsx')).SyntheticData,
);
const AuditLog = later(async () => (await import('../domains/accounts/operator/audit-log.tsx')).AuditLog);

/** The open tab, and its search. */
const readSearch = textsFrom('tab', 'q', 'contractor', 'fate', 'via', 'to', 'number', 'email', 'payments');

export const Route = createFileRoute('/operator/')({
  validateSearch: readSearch,
  beforeLoad: ({ location }) => requireUser(location, ['operator']),
  component: Operator,
});

/** The operators' page, with views and actions of several domains. */
function Operator() {
  const { tab = 'health', ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const find = (found: typeof search) => void navigate({ search: { tab, ...found }, resetScroll: false });
  const onFilter = (chosen: Chosen) => find(readSearch(chosen));
  const tabs = [
    { value: 'health', label: words.health, content: <Health /> },
    { value: 'listings', label: words.listings, content: <Listings q={search.q} onFilter={onFilter} /> },
    {
      value: 'reviews',
      label: words.reviews,
      content: <Reviews contractorId={search.contractor ? readId<ContractorId>(search.contractor) : undefined} />,
    },
    { value: 'firms', label: words.firms, content: <FirmLinks q={search.q} onFilter={onFilter} /> },
    {
      value: 'messages',
      label: words.messages,
      content: <MessagesTab search={search} onFilter={onFilter} onClear={() => find({})} />,
    },
    { value: 'suppressed', label: words.suppressed, content: <SuppressedAddresses /> },
    { value: 'support', label: words.support, content: <SupportLetters /> },
    {
      value: 'requests',
      label: words.requests,
      content: <RequestsTab number={search.number} onFilter={onFilter} />,
    },
    {
      value: 'money',
      label: words.money,
      content: <MoneyTab payments={search.payments} onFilter={onFilter} onClear={() => find({})} />,
    },
    {
      value: 'accounts',
      label: words.accounts,
      content: <AccountsTab email={search.email} onFilter={onFilter} />,
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
