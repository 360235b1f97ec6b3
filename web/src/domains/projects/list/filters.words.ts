import type { ProjectTrade, TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './filters.words.es.ts';

export const en = {
  filters: {
    search: 'Search projects',
    searchHint: 'Search by location, type...',
    projectType: 'Project type',
    county: 'County',
    allCounties: 'All Counties',
    budget: 'Budget',
    anyBudget: 'Any Budget',
    status: 'Status',
    trade: 'Trade',
    near: 'Near',
    nearLabel: 'ZIP code or city',
    nearHint: 'ZIP or city',
    within: 'Radius',
    miles: (count: number) => plural('en', count, { one: `${count} mile`, other: `${count} miles` }),
    useMyLocation: 'Use My Location',
    listedOrChanged: 'Listed or changed',
    anyTime: 'At any time',
    lastDays: (count: number) => plural('en', count, { one: 'In the last day', other: `In the last ${count} days` }),
    needsA: 'Needs a',
    whom: { plumbing: 'Plumber', electrical: 'Electrician', hvac: 'HVAC technician' } satisfies Record<
      ProjectTrade,
      string
    >,
    needs: {
      yes: 'Yes: it is written there',
      likely: 'Likely: the work implies it',
      no: 'No',
    } satisfies Record<TradeNeed['need'], string>,
    namedOnIt: 'Named on it',
    anyBuilder: 'Anyone or no one',
    builderNamed: 'Builder or contact named',
    nobodyNamed: 'Nobody named yet',
    value: 'Value',
    valueFrom: 'Value from, in dollars',
    valueFromHint: 'From $',
    valueTo: 'Value up to, in dollars',
    valueToHint: 'To $',
    zip: 'ZIP code',
    zipHint: '40206',
    source: 'Source',
    anySource: 'All sources',
  },
  chips: {
    label: 'Chosen filters',
    remove: 'Remove:',
    search: (text: string) => `“${text}”`,
    near: (miles: string, place: string) => `Within ${miles} mi of ${place}`,
    myLocation: 'my location',
    zip: (zip: string) => `ZIP ${zip}`,
    days: (count: number) => plural('en', count, { one: 'Last day', other: `Last ${count} days` }),
    need: {
      plumbing: {
        yes: 'Needs a plumber: yes',
        likely: 'Needs a plumber: likely',
        no: 'Needs a plumber: no',
      },
      electrical: {
        yes: 'Needs an electrician: yes',
        likely: 'Needs an electrician: likely',
        no: 'Needs an electrician: no',
      },
      hvac: {
        yes: 'Needs an HVAC technician: yes',
        likely: 'Needs an HVAC technician: likely',
        no: 'Needs an HVAC technician: no',
      },
    } satisfies Record<ProjectTrade, Record<TradeNeed['need'], string>>,
    builder: { named: 'Builder named', nobody: 'Nobody named' },
    valueFrom: (amount: string) => `From ${amount}`,
    valueTo: (amount: string) => `Up to ${amount}`,
    not: (names: readonly string[]) => `Without ${names.join(', ')}`,
    notBelow: (amount: string) => `Without those below ${amount}`,
    needFrom: {
      plumbing: { yes: 'Surely needs a plumber', likely: 'May need a plumber' },
      electrical: { yes: 'Surely needs an electrician', likely: 'May need an electrician' },
      hvac: { yes: 'Surely needs an HVAC technician', likely: 'May need an HVAC technician' },
    },
  },
  hidden: {
    title: (count: number, formatted: string) =>
      plural('en', count, { one: `${formatted} lead is hidden`, other: `${formatted} leads are hidden` }),
    text: 'This view shows residential and commercial projects that are open for bids. Permits have no bid date: you call the builder.',
    showAll: (all: string) => `Show All ${all} Leads`,
    backToOpen: 'Show only what is open for bids',
  },
};

/** The filters of the list, in full and as chips, and what the usual one hides. */
export const filterWords = inLanguages({ en, es });
