import { LIVE_CUSTOMER_ROUTE } from '@plumbline/contract/domains/service-requests/dashboard-endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { overviewQuery, refetchRequests } from '../domains/service-requests/dashboard/api.ts';
import { CustomerOverview } from '../domains/service-requests/dashboard/overview.tsx';
import { here } from '../lib/language.ts';
import { useLive } from '../lib/live.ts';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';
import { useSignedInUser } from '../lib/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import { dashboardWords } from './-dashboard/dashboard.words.ts';
import { DashboardFrame } from './-dashboard/frame.tsx';
import { readCustomerDashboard } from './-dashboard/read-customer.ts';

const { overview: overviewLabel, settings, customer: words } = here(dashboardWords);

const ProjectList = later(
  async () => (await import('../domains/service-requests/dashboard/project-list.tsx')).ProjectList,
);
const RequestList = later(
  async () => (await import('../domains/service-requests/dashboard/request-list.tsx')).RequestList,
);
const Settings = later(async () => (await import('./-dashboard/customer-settings.tsx')).CustomerSettings);

export const Route = createFileRoute('/dashboard/customer/')({
  staticData: { rendered: 'personal' },
  validateSearch: textsFrom<'tab'>('tab'),
  beforeLoad: ({ location }) => requireUser(location, ['customer']),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { id }, deps: { tab } }) => onServer((client) => readCustomerDashboard(client, id, tab)),
  component: CustomerDashboard,
});

/** The customer's dashboard, with data from several domains. */
function CustomerDashboard() {
  const { id } = useSignedInUser();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const client = useQueryClient();
  useLive(LIVE_CUSTOMER_ROUTE, () => void refetchRequests(client));
  const { data: overview } = useQuery(overviewQuery(id));
  // Where a job needs the customer, or there is none yet, the main action is below.
  const isFree = overview !== undefined && overview.projects > 0 && overview.needs === 0;
  const onTab = (tab: string) => void navigate({ search: { tab }, resetScroll: false });

  return (
    <DashboardFrame
      title={words.title}
      actions={
        <ButtonLink to="/request-service" variant={isFree ? 'primary' : 'line'} icon={Plus}>
          {words.newRequest}
        </ButtonLink>
      }
      path="/dashboard/customer"
      label={words.label}
      tab={tab}
      onTab={onTab}
      tabs={[
        {
          value: 'overview',
          label: overviewLabel,
          content: <CustomerOverview userId={id} />,
        },
        { value: 'projects', label: words.projects, content: <ProjectList userId={id} /> },
        { value: 'requests', label: words.requests, content: <RequestList userId={id} /> },
        {
          value: 'settings',
          label: settings,
          content: <Settings userId={id} />,
        },
      ]}
    />
  );
}
