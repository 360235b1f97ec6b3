import type { Language } from '@plumbline/contract/kernel/language.ts';
import { wordsOfTrade } from '@plumbline/contract/kernel/trades.ts';
import type { OutreachFacts } from './outreach-facts.ts';
import { cutAtWord } from './plain-fact.ts';
import { wordingWords } from './wording.words.ts';

/**
 * Picks one of several phrasings: always the same one for the same facts, and different ones for different projects.
 */
export type Pick = <Way>(slot: string, ways: readonly Way[]) => Way;

export function picking({ project, bidder, urgency }: OutreachFacts): Pick {
  const seed = [project.title, project.street, project.city, project.permitNumber, bidder.company, urgency].join('|');
  return <Way>(slot: string, ways: readonly Way[]): Way => {
    const way = ways[hash(`${slot}|${seed}`) % ways.length];
    if (way === undefined) throw new Error(`There is no way to say '${slot}'`);
    return way;
  };
}

/** FNV-1a with a final mix, so that similar texts differ. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** 'the kitchen, the drains and the roof'. */
export const listed = (parts: readonly string[], language: Language): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : wordingWords[language].listed(parts.slice(0, -1).join(', '), parts.slice(-1).join(''));

const has = (text: string | null, part: string): boolean =>
  text?.toLowerCase().includes((part.split(',')[0] ?? part).toLowerCase()) ?? false;

/**
 * Returns '"Kitchen Remodel" at 120 Oak Street in Louisville', without repeating the title; 'your project' without a
 * title.
 */
export function projectName({ project: { title, street, city }, language }: OutreachFacts): string {
  return wordingWords[language].project(
    title === null ? null : `"${title}"`,
    street === null || has(title, street) ? null : street,
    city === null || has(title, city) ? null : city,
  );
}

/** Returns a short name of the project for subjects and text messages. */
export function shortName({ project: { title, street, city }, language }: OutreachFacts, limit: number): string {
  const words = wordingWords[language].shortProject;
  if (title !== null) return cutAtWord(title, limit);
  if (street !== null) return words.at(cutAtWord(street, limit));
  return city === null ? words.alone : words.in(cutAtWord(city, limit));
}

/** Returns 'Acme Plumbing, a plumbing contractor in Louisville', or only the company if no more is known. */
export function companyWithTrade({ bidder, project, language }: OutreachFacts): string {
  const trade = project.needsPlumbing && bidder.trades.includes('plumbing') ? 'plumbing' : bidder.trades[0];
  const firm = trade === undefined ? undefined : wordsOfTrade(trade, language)?.firm;
  return firm === undefined ? bidder.company : wordingWords[language].company(bidder.company, firm, bidder.city);
}

/** Adds a period unless there is one: 'Smith & Sons Inc.' */
export const sentence = (text: string): string => (/[.!?]"?$/.test(text) ? text : `${text}.`);

type Facts = OutreachFacts;
type Question = {
  readonly about: keyof (typeof wordingWords)['en']['questions'];
  readonly suits: (facts: Facts) => boolean;
};

const isOpen = ({ project }: Facts) => project.status === 'bidding-open';

/** Questions about useful facts that the listing leaves out, the most useful first. */
const questions: readonly Question[] = [
  {
    about: 'list',
    suits: ({ project }) => project.status === 'planning',
  },
  {
    about: 'who',
    suits: ({ project }) => project.status === 'in-progress',
  },
  {
    about: 'plumbing',
    suits: ({ project }) => project.needsPlumbing,
  },
  {
    about: 'documents',
    suits: (facts) => isOpen(facts) && (facts.project.isPublic || facts.project.kind !== 'residential'),
  },
  {
    about: 'visit',
    suits: ({ project }) => project.status === 'bidding-open' && !project.isPublic,
  },
  {
    about: 'procedure',
    suits: ({ project }) => project.isPublic && project.status === 'bidding-open',
  },
  {
    about: 'when',
    suits: (facts) => isOpen(facts) && facts.project.deadline === null,
  },
  {
    about: 'trades',
    suits: ({ project }) => project.kind === 'new-construction',
  },
  {
    about: 'use',
    suits: ({ project }) => project.kind === 'renovation',
  },
  {
    about: 'matters',
    suits: ({ project }) => project.kind === 'residential',
  },
  {
    about: 'rest',
    suits: () => true,
  },
];

/** Returns the questions that suit the project, the most important one first. */
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
  return [first, ...turned]
    .slice(0, count)
    .map(({ about }) => pick(about, wordingWords[facts.language].questions[about]));
}
