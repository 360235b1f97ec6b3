import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './digest.words.es.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const spelled = (count: number) => NUMBERS[count] ?? String(count);

export const en = {
  new: (count: number) => `${spelled(count)} new`,
  newNear: (count: number) => `${spelled(count)} new near you`,
  changed: (count: number) => `${spelled(count)} changed`,
  close: (count: number) =>
    `${spelled(count).toLowerCase()} ${plural('en', count, { one: 'closes', other: 'close' })} this week`,
  watch: (name: string) => `From your watch '${name}'.`,
  alsoChanged: (count: number) =>
    `${spelled(count)} that you may know ${plural('en', count, { one: 'has', other: 'have' })} changed.`,
  more: (count: number) =>
    plural('en', count, { one: 'One more is in the list.', other: `${count} more are in the list.` }),
  isNew: 'New',
  isChanged: 'Changed',
  why: 'Why',
  changes: 'Changes',
  budget: 'Budget',
  deadline: 'Bids by',
  need: {
    plumbing: { yes: 'needs a plumber', likely: 'likely needs a plumber', no: 'needs no plumber' },
    electrical: { yes: 'needs an electrician', likely: 'likely needs an electrician', no: 'needs no electrician' },
    hvac: { yes: 'needs HVAC work', likely: 'likely needs HVAC work', no: 'needs no HVAC work' },
  },
  because: (need: string, reason: string) => `${need}: ${reason}`,
  words: (words: string) => `found by '${words}'`,
  within: (miles: string, place: string) => `within ${miles} mi of ${place}`,
  nearby: (miles: string) => `within ${miles} mi of your place`,
  everything: 'you watch every project',
  moved: (field: string, from: string, to: string) => `${field} moved from ${from} to ${to}`,
  became: (field: string, from: string, to: string) => `${field} changed from ${from} to ${to}`,
  named: (field: string, to: string) => `${field}: ${to}`,
  gone: (field: string, from: string) => `${field} no longer given (before: ${from})`,
  fields: {
    deadline: 'Deadline',
    status: 'Status',
    contractor: 'Contractor',
    contactInfo: 'Contact',
    budgetMin: 'Lowest budget',
    budgetMax: 'Highest budget',
    permitStatus: 'Permit status',
    title: 'Title',
    location: 'Place',
    'trades.plumbing': 'Plumbing',
    'trades.electrical': 'Electrical work',
    'trades.hvac': 'HVAC work',
  },
  see: 'See the Project',
  seeAll: 'See All in the List',
  asked: (day: string) => `You asked for this on ${day}. It comes only when there is something new.`,
  text: (news: string, first: string, url: string) => `Plumbline: ${news}. ${first}. ${url} Reply STOP to end texts.`,
  change: 'Change this watch',
  stop: 'Stop this watch',
};

/** The words of the message that a watch sends. */
export const digestWords = inLanguages({ en, es });
