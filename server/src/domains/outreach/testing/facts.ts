import type { OutreachFacts } from '../rules/outreach-facts.ts';

interface Given extends Partial<Omit<OutreachFacts, 'project' | 'bidder' | 'contact'>> {
  readonly project?: Partial<OutreachFacts['project']>;
  readonly bidder?: Partial<OutreachFacts['bidder']>;
  readonly contact?: OutreachFacts['contact'];
}

/** Returns the facts of an email about a kitchen that is open for bids, with the given changes. */
export const someFacts = ({ project, bidder, ...given }: Given = {}): OutreachFacts => ({
  channel: 'email',
  delivery: 'to-contact',
  urgency: 'medium',
  language: 'en',
  contact: { name: 'Kristi Sharp' },
  ...given,
  project: {
    title: 'Kitchen Remodel',
    street: '120 Oak Street',
    city: 'Louisville',
    kind: 'commercial',
    status: 'bidding-open',
    needsPlumbing: false,
    scope: [],
    description: null,
    budget: null,
    deadline: null,
    permitNumber: null,
    contractor: null,
    sourceName: null,
    isPublic: false,
    ...project,
  },
  bidder: {
    name: 'Ann Lee',
    company: 'Acme Plumbing',
    phone: '(502) 555-0142',
    email: 'ann@acme.example.com',
    trades: [],
    city: null,
    license: null,
    ...bidder,
  },
});
