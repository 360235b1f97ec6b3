import type { OutreachFacts } from './outreach-facts.ts';
import { cutAtWord } from './plain-fact.ts';

/** Picks among several ways to say something: always the same for the same facts, another for another project. */
export type Pick = <Way>(slot: string, ways: readonly Way[]) => Way;

export function picking({ project, bidder, urgency }: OutreachFacts): Pick {
  const seed = [project.title, project.street, project.city, project.permitNumber, bidder.company, urgency].join('|');
  return <Way>(slot: string, ways: readonly Way[]): Way => {
    const way = ways[hash(`${slot}|${seed}`) % ways.length];
    if (way === undefined) throw new Error(`There is no way to say '${slot}'`);
    return way;
  };
}

/** FNV-1a with a last stir, so that texts that differ little are told apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** 'the kitchen, the drains and the roof'. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const has = (text: string | null, part: string): boolean =>
  text?.toLowerCase().includes((part.split(',')[0] ?? part).toLowerCase()) ?? false;

/** ' at 120 Oak Street in Louisville', without what the title says already. */
function atPlace({ project: { title, street, city } }: OutreachFacts): string {
  const at = street === null || has(title, street) ? '' : ` at ${street}`;
  const within = city === null || has(title, city) ? '' : ` in ${city}`;
  return `${at}${within}`;
}

/** '"Kitchen Remodel" at 120 Oak Street in Louisville'; 'your project in Louisville' where the title can't be said. */
export const projectName = (facts: OutreachFacts): string =>
  facts.project.title === null ? `your project${atPlace(facts)}` : `"${facts.project.title}"${atPlace(facts)}`;

/** The project in as few words as name it, for subjects and text messages. */
export function shortName({ project: { title, street, city } }: OutreachFacts, limit: number): string {
  if (title !== null) return cutAtWord(title, limit);
  const place = street ?? city;
  return place === null ? 'your project' : `your project ${street === null ? 'in' : 'at'} ${cutAtWord(place, limit)}`;
}

const tradeNames: Readonly<Record<string, string>> = {
  plumbing: 'a plumbing contractor',
  electrical: 'an electrical contractor',
  hvac: 'a heating and cooling contractor',
  handyman: 'a handyman firm',
  construction: 'a construction firm',
};

/** 'Acme Plumbing, a plumbing contractor in Louisville'; the company alone where we know no more. */
export function companyWithTrade({ bidder, project }: OutreachFacts): string {
  const trade = project.needsPlumbing && bidder.trades.includes('plumbing') ? 'plumbing' : bidder.trades[0];
  const name = trade === undefined ? undefined : tradeNames[trade];
  if (name === undefined) return bidder.company;
  return `${bidder.company}, ${name}${bidder.city === null ? '' : ` in ${bidder.city}`}`;
}

/** Ends with its full stop, unless it has one: 'Smith & Sons Inc.' */
export const sentence = (text: string): string => (/[.!?]"?$/.test(text) ? text : `${text}.`);

type Facts = OutreachFacts;
type Question = { readonly about: string; readonly suits: (facts: Facts) => boolean; readonly ways: readonly string[] };

const isOpen = ({ project }: Facts) => project.status === 'bidding-open';

/** What a bidder needs to know and the listing doesn't say, the most useful first. */
const questions: readonly Question[] = [
  {
    about: 'list',
    suits: ({ project }) => project.status === 'planning',
    ways: [
      'May we be on your list when bids open?',
      'Whom should we ask to be told when it goes out for bids?',
      'Could you let us know when bids open?',
    ],
  },
  {
    about: 'who',
    suits: ({ project }) => project.status === 'in-progress',
    ways: [
      'Who decides on the work that is still open?',
      'Is any part of the work still to be awarded?',
      'Which parts are not taken yet?',
    ],
  },
  {
    about: 'plumbing',
    suits: ({ project }) => project.needsPlumbing,
    ways: [
      'Is the plumbing bid separately or with the whole job?',
      'Would you take a price for the plumbing alone?',
      'Do you want the plumbing as a separate price?',
    ],
  },
  {
    about: 'documents',
    suits: (facts) => isOpen(facts) && (facts.project.isPublic || facts.project.kind !== 'residential'),
    ways: [
      'Where can I get the drawings and the bid forms?',
      'Could you send me the drawings, or tell me where they are?',
      'Is there a set of plans that I could price from?',
    ],
  },
  {
    about: 'visit',
    suits: ({ project }) => project.status === 'bidding-open' && !project.isPublic,
    ways: [
      'Could we come by and look at it first?',
      'Is there a site visit, or may we arrange one?',
      'When could somebody show us the place?',
    ],
  },
  {
    about: 'procedure',
    suits: ({ project }) => project.isPublic && project.status === 'bidding-open',
    ways: [
      'Is there a meeting for bidders, and do bids go through a portal or to you?',
      'To whom do questions go, and by what date?',
      'Do bids go through a portal, or straight to you?',
    ],
  },
  {
    about: 'when',
    suits: (facts) => isOpen(facts) && facts.project.deadline === null,
    ways: ['When do you need prices?', 'By when should a price be with you?', 'What is the last day for a price?'],
  },
  {
    about: 'trades',
    suits: ({ project }) => project.kind === 'new-construction',
    ways: ['Which trades are still open?', 'Are all trades bid together?', 'Which trades do you want prices for?'],
  },
  {
    about: 'use',
    suits: ({ project }) => project.kind === 'renovation',
    ways: [
      'Will the building be in use during the work?',
      'Does anything have to stay open while the work goes on?',
      'Are there hours in which no work may be done?',
    ],
  },
  {
    about: 'matters',
    suits: ({ project }) => project.kind === 'residential',
    ways: [
      'What matters most to you: the date, the price, or living with it meanwhile?',
      'Is there anything that the listing leaves out and that I should price?',
      'Do you have drawings, or would we begin with a look at the place?',
    ],
  },
  {
    about: 'rest',
    suits: () => true,
    ways: [
      'Is there anything that the listing leaves out and that a price should cover?',
      'What should a price cover?',
      'How would you like the price broken down?',
    ],
  },
];

/** So many questions that suit the project; the first is the one that matters most. */
export function questionsFor(facts: OutreachFacts, pick: Pick, count: number): string[] {
  const suitable = questions.filter(({ suits }) => suits(facts));
  const [first, ...others] = suitable;
  if (first === undefined) return [];
  const from =
    others.length === 0
      ? 0
      : pick(
          `from ${count}`,
          others.slice(0, 3).map((_, at) => at),
        );
  const turned = [...others.slice(from), ...others.slice(0, from)];
  return [first, ...turned].slice(0, count).map(({ about, ways }) => pick(about, ways));
}
