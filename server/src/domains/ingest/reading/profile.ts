import { type Concept, Lexicon, readConcepts } from './lexicon.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { wordsOf } from './words.ts';

/** The job facts of a row. All texts are plain. */
export interface JobText {
  /** 'Commercial New', 'PERMIT - RENOVATION/ALTERATION'. */
  readonly kind: string;
  /** 'Single Family', 'Change Out'. */
  readonly category: string;
  readonly title: string;
  readonly description: string;
  readonly contractor: string;
  readonly permitNumber: string;
  /** Dollars; null if the row doesn't say. */
  readonly cost: number | null;
  readonly squareFeet: number | null;
  /** New dwelling units; null if the row doesn't say. */
  readonly units: number | null;
  /** Firms that the row lists by trade: 'PLUMBING CONTRACTOR' and the name. */
  readonly subcontractors: readonly Subcontractor[];
}

export interface Subcontractor {
  readonly type: string;
  readonly name: string;
}

/** A parsed row: its kind of permit, the concepts in its text, and who does the work. */
export interface JobProfile {
  /** From the kind of permit and its category. */
  readonly permit: readonly Mention[];
  /** From the title and description. */
  readonly work: readonly Mention[];
  /** Kinds indicated by the letters of the permit number. */
  readonly numberKinds: ReadonlySet<string>;
  /** Kinds indicated by the contractor's name. */
  readonly contractorKinds: ReadonlySet<string>;
  /** Kinds indicated by the subcontractors, with their names. */
  readonly subcontractors: ReadonlyMap<string, string>;
  readonly isSilent: boolean;
  readonly job: JobText;
}

/** Many texts of a source are identical: 'Residential Remodel', 'LSR'. */
const MOST_REMEMBERED = 4000;
const LONGEST_REMEMBERED = 300;
const remembered = new Map<string, readonly Mention[]>();

function mentionsOf(text: string): readonly Mention[] {
  if (text === '') return [];
  if (text.length > LONGEST_REMEMBERED) return mentionsIn(text);
  const before = remembered.get(text);
  if (before !== undefined) return before;
  const found = mentionsIn(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, found);
  return found;
}

const codes = new Map<string, Concept>([...readConcepts('codes')].map(([concept, code]) => [code, concept]));
const numberLetters = new Map([...readConcepts('numbers')].map(([concept, letters]) => [letters, concept.kind]));
const firms = new Lexicon(readConcepts('contractors'));

/** Parses a row into the concepts that the rules query. */
export function profileOf(job: JobText): JobProfile {
  const work = [...mentionsOf(job.title), ...mentionsOf(job.description)];
  const subcontractors = new Map<string, string>();
  for (const { type, name } of job.subcontractors) {
    for (const kind of kindsOfFirm(type)) if (!subcontractors.has(kind)) subcontractors.set(kind, name);
  }
  return {
    permit: [...fieldOf(job.kind), ...fieldOf(job.category)],
    work,
    numberKinds: kindsOfNumber(job.permitNumber),
    contractorKinds: kindsOfFirm(job.contractor),
    subcontractors,
    isSilent: job.title === '' && job.description === '',
    job,
  };
}

/** Parses a column. If it holds only a code, the code counts; the same letters mean nothing within a sentence. */
function fieldOf(text: string): readonly Mention[] {
  const code = codes.get(text.trim());
  if (code === undefined) return mentionsOf(text);
  const deed = code.name === 'building' ? 'new' : code.kind === 'alter' ? 'alter' : null;
  return [
    {
      concept: code.name,
      kind: code.kind,
      deed,
      standing: 'work',
      isNew: deed === 'new',
      isPart: false,
      said: text.trim(),
    },
  ];
}

function kindsOfNumber(permitNumber: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const part of permitNumber.toUpperCase().split(/[^A-Z]+/)) {
    const kind = numberLetters.get(part);
    if (kind !== undefined) found.add(kind);
  }
  return found;
}

/** Returns the trades that a firm's name indicates. */
function kindsOfFirm(name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const stems = wordsOf(name).map(({ stem }) => stem);
  for (let at = 0; at < stems.length; ) {
    const match = firms.longestAt(stems, at);
    if (match !== null) found.add(match.concept.kind);
    at += match?.length ?? 1;
  }
  return found;
}
