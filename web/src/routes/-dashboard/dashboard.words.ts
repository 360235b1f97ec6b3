import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './dashboard.words.es.ts';

export const en = {
  support: 'Chat with Support',
  overview: 'Overview',
  settings: 'Settings',
  customer: {
    title: 'Your jobs',
    label: 'Your dashboard',
    newRequest: 'New Request',
    projects: 'My Projects',
    requests: 'Service Requests',
  },
  contractor: {
    label: 'Craftsman dashboard',
    account: 'Craftsman Account',
    pipeline: 'Pipeline',
    watches: 'My Watches',
    opportunities: 'Opportunities',
    bids: 'My Bids',
    active: 'Active Projects',
    outreach: 'My Outreach',
    permits: 'My Permits',
    profile: 'Company profile and billing',
    profileDetail: 'Trades, service areas, hours, license, and how much work you take: all in your craftsman account.',
    editProfile: 'Edit Company Profile',
    setUp: 'Set Up Your Craftsman Account',
  },
  operator: {
    title: 'Operator',
    logged: 'What you do here is logged.',
    yourSettings: 'Your Settings',
    health: 'Health',
    listings: 'Listings',
    reviews: 'Reviews',
    firms: 'Permits',
    messages: 'Messages',
    suppressed: 'Returned Mail',
    support: 'Support',
    requests: 'Requests',
    money: 'Money',
    accounts: 'Accounts',
    synthetic: 'Synthetic Data',
    audit: 'Audit Log',
  },
  outreach: {
    signIn: 'Sign in as a craftsman on this device to follow its status in My Outreach.',
    see: 'See My Outreach',
  },
};

/** The tabs of the dashboards. */
export const dashboardWords = inLanguages({ en, es });
