import { LIVE_CRAFTSMAN_ROUTE } from '@plumbline/contract/domains/service-requests/dashboard-endpoints.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Bell, Columns3, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { refetchAppointments } from '../domains/appointments/api.ts';
import { contactHistoryQuery, contractorProfileQuery } from '../domains/directory/account/calls.ts';
import { NotYet } from '../domains/directory/account/not-yet.tsx';
import { Standing } from '../domains/directory/account/standing.tsx';
import { Usage } from '../domains/directory/account/usage.tsx';
import { needsWelcome } from '../domains/directory/account/welcome-steps.ts';
import { ownOutreachQuery, refetchOwnOutreach } from '../domains/outreach/api.ts';
import { paymentsQuery } from '../domains/payments/api.ts';
import { RecentBilling } from '../domains/payments/recent-billing.tsx';
import {
  activeProjectsQuery,
  contractorBidsQuery,
  countOpportunities,
  opportunitiesQuery,
  refetchWork,
} from '../domains/service-requests/contractor/calls.ts';
import { opportunityOrder } from '../domains/service-requests/contractor/opportunity-order.ts';
import { Overview } from '../domains/service-requests/contractor/overview.tsx';
import { here } from '../lib/language.ts';
import { countSoFar } from '../lib/list-pages.ts';
import { useLive } from '../lib/live.ts';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';
import { useSignedInUser } from '../lib/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import { dashboardWords } from './-dashboard/dashboard.words.ts';
import { DashboardFrame } from './-dashboard/frame.tsx';

const { overview, settings, contractor: words } = here(dashboardWords);

const Welcome = later(async () => (await import('../domains/directory/account/welcome.tsx')).Welcome);
const AppointmentList = later(
  async () => (await import('../domains/appointments/appointment-list.tsx')).AppointmentList,
);
const workTabs = () => import('../domains/service-requests/contractor/tabs.tsx');
const OpportunitiesTab = later(async () => (await workTabs()).OpportunitiesTab);
const BidsTab = later(async () => (await workTabs()).BidsTab);
const JobsTab = later(async () => (await workTabs()).JobsTab);
const OwnOutreachTab = later(async () => (await import('../domains/outreach/own-outreach.tsx')).OwnOutreachTab);
const OwnPermitsTab = later(async () => (await import('../domains/leads/disputes/own-permits.tsx')).OwnPermitsTab);
const Settings = later(async () => (await import('./-dashboard/contractor-settings.tsx')).ContractorSettings);

/** The open tab, and the order of the opportunities. */
const readSearch = textsFrom('tab', 'sort');

export const Route = createFileRoute('/dashboard/craftsman')({
  staticData: { rendered: 'personal' },
  validateSearch: readSearch,
  beforeLoad: ({ location }) => requireUser(location, ['craftsman']),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { id }, deps: { tab, sort } }) =>
    onServer(async (client) => {
      // Only the server reads, so the browser doesn't load the code.
      const { readContractorDashboard } = await import('./-dashboard/read-contractor.ts');
      await readContractorDashboard(client, id, { tab, order: opportunityOrder(sort) });
    }),
  component: ContractorDashboard,
});

function ContractorDashboard() {
  const { tab, sort } = Route.useSearch();
  const navigate = useNavigate();
  const { id, firstName, lastName, profileImageUrl } = useSignedInUser();
  const { data: profile } = useQuery(contractorProfileQuery(id));
  const { data: history } = useQuery({ ...contactHistoryQuery(id), enabled: Boolean(profile) });
  const opportunities = useInfiniteQuery(opportunitiesQuery(id, 'best'));
  const bids = useInfiniteQuery(contractorBidsQuery(id));
  const jobs = useInfiniteQuery(activeProjectsQuery(id));
  const outreach = useInfiniteQuery(ownOutreachQuery(id));

  const name = profile?.companyName ?? `${firstName} ${lastName}`;
  const client = useQueryClient();
  useLive(LIVE_CRAFTSMAN_ROUTE, () => {
    void refetchWork(client);
    void refetchOwnOutreach(client);
    void refetchAppointments(client);
    void client.invalidateQueries({ queryKey: contactHistoryQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: paymentsQuery.queryKey });
  });

  /**
   * Until the contractor has a listing, and for some tabs a proven phone, these tabs lead to the steps on the overview.
   */
  const listed = (content: ReactNode) => (profile === null ? <NotYet needs="listing" /> : content);
  const proven = (content: ReactNode) => listed(profile?.phoneProven === false ? <NotYet needs="phone" /> : content);

  return (
    <DashboardFrame
      title={name}
      mark={<Avatar name={name} src={profileImageUrl || undefined} />}
      about={profile && <Standing profile={profile} />}
      actions={
        <>
          <ButtonLink to="/pipeline" icon={Columns3}>
            {words.pipeline}
          </ButtonLink>
          <ButtonLink to="/watches" icon={Bell}>
            {words.watches}
          </ButtonLink>
          <ButtonLink to="/account-craftsman" icon={UserRound}>
            {words.account}
          </ButtonLink>
        </>
      }
      path="/dashboard/craftsman"
      label={words.label}
      tab={tab}
      onTab={(value) => void navigate({ to: '/dashboard/craftsman', search: { tab: value } })}
      tabs={[
        {
          value: 'overview',
          label: overview,
          content: (
            <>
              {profile !== undefined && needsWelcome(profile, history) && (
                <Welcome profile={profile} history={history} />
              )}
              {profile !== null && (
                <Overview
                  seesOpportunities={profile?.phoneProven !== false}
                  visits={<AppointmentList userId={id} />}
                  aside={
                    <>
                      <Usage />
                      <RecentBilling />
                    </>
                  }
                />
              )}
            </>
          ),
        },
        {
          value: 'opportunities',
          label: <Counted count={countOpportunities(opportunities.data)}>{words.opportunities}</Counted>,
          content: proven(
            <OpportunitiesTab
              sort={opportunityOrder(sort)}
              keep={{ tab }}
              onFilter={(chosen) =>
                navigate({ to: '/dashboard/craftsman', search: readSearch(chosen), resetScroll: false })
              }
            />,
          ),
        },
        { value: 'bids', label: <Counted count={countSoFar(bids.data)}>{words.bids}</Counted>, content: <BidsTab /> },
        {
          value: 'active',
          label: <Counted count={countSoFar(jobs.data)}>{words.active}</Counted>,
          content: listed(<JobsTab />),
        },
        {
          value: 'outreach',
          label: <Counted count={countSoFar(outreach.data)}>{words.outreach}</Counted>,
          content: <OwnOutreachTab />,
        },
        { value: 'permits', label: words.permits, content: listed(<OwnPermitsTab />) },
        { value: 'settings', label: settings, content: <Settings hasListing={Boolean(profile)} /> },
      ]}
    />
  );
}

function Counted({ count, children }: { count: string | undefined; children: string }) {
  return (
    <>
      {children}
      {count !== undefined && <span className="num text-meta text-ink-3">{count}</span>}
    </>
  );
}
