import type {
  Danger,
  Language,
  ProjectType,
  Reading,
  Urgency,
  WorkType,
} from '@plumbline/contract/domains/assistant/understanding.ts';
import type { AssistantPort, Reference } from '../ports.ts';
import { type Evidence, likeliest, likelihoods, scores } from './classifier.ts';
import { findHazard } from './danger.ts';
import { hearDanger } from './danger-reading.ts';
import { describe } from './description.ts';
import type { KnownToken } from './feature-index.ts';
import type { Hazard } from './hazards.ts';
import { clausesOf, type Matter, mainMatter, withEmphasis } from './main-matter.ts';
import { type EngineModel, loadModel } from './model.ts';
import { toldFeature } from './purpose.ts';
import { readableText } from './readable-text.ts';
import { readingMemory } from './reading-memory.ts';
import { saidWords } from './said-words.ts';
import { type Correct, spellingOf } from './spelling.ts';
import { stem } from './stem.ts';
import { clauses, type Token } from './tokens.ts';
import { guessTrades } from './trade-belief.ts';
import { whatWasSaid } from './what-was-said.ts';

/**
 * The trade that fixes each danger if the text leaves it open. For fire, the burning object says more about the trade.
 */
const TRADE_OF_DANGER: Readonly<Record<Danger, WorkType | null>> = {
  gas: 'plumbing',
  'carbon-monoxide': 'hvac',
  fire: null,
  electric: 'electrical',
  structure: 'specific-project',
  sewage: 'plumbing',
  water: 'plumbing',
  cold: 'hvac',
  heat: 'hvac',
};
const HALF = 0.5;

/**
 * Returns the embedded adapter: a small trained model and a table of hazards. It needs no network and no key, and its
 * answers are deterministic. The model is loaded for the first text, because loading takes a fifth of a second, which
 * would delay the start.
 */
export function localAssistant(): AssistantPort {
  let understand: LocalEngine | undefined;
  const memory = readingMemory();
  return {
    understand: async (text, reference) => {
      const known = memory.recall(text, reference);
      if (known !== undefined) return known;
      understand ??= localEngine(loadModel());
      const reading = understand(text, reference);
      memory.keep(text, reference, reading);
      return reading;
    },
  };
}

export type LocalEngine = (text: string, reference: Reference) => Reading;

/** Returns the engine without cache, for tests, benchmarks and training. */
export function localEngine(model: EngineModel): LocalEngine {
  const spelling = {
    en: spellingOf(model.words.en.targets),
    es: spellingOf(model.words.es.targets),
  };
  const isOrdinary = (word: string) => model.words.en.known.has(word) || model.isThing(stem(word));
  return (raw, reference) => {
    const text = readableText(raw);
    const spoken = saidWords(text);
    const { said, rest } = whatWasSaid(spoken, reference, isOrdinary);
    const words = model.index.read(rest);
    const language = languageOf(model, words, reference.language);
    const correct = spelling[language]();
    const meant = words.map((token) => corrected(token, correct, model));
    const isMended = meant.some((token, i) => token !== words[i]);
    const hazard = findHazard(words) ?? (isMended ? findHazard(meant) : undefined);
    const matter = mainMatter(model, meant);
    const jobOdds = jobOddsOf(model, meant, matter);
    const { danger, inDoubt } = hearDanger(model.danger, meant, hazard, jobOdds);
    // A hazard that endangers people only counts if the surrounding words agree.
    const isEmergency = danger !== null || hazard?.danger === null || callsItEmergency(words);
    const guesses = guessTrades(
      model.workType,
      evidenceOf(model, matter, danger ?? hazard?.danger ?? null),
      urgentTrade(danger, hazard),
    );
    const jobProbability = isEmergency || (hazard !== undefined && inDoubt === null) ? 1 : jobOdds;
    return {
      isJob: jobProbability >= HALF,
      jobProbability,
      workType: guesses[0].workType,
      guesses: [...guesses],
      projectType: isEmergency ? 'emergency' : projectTypeOf(model, matter),
      urgency: isEmergency ? 'high' : urgencyOf(model, matter),
      description: describe(spoken, language),
      language,
      danger,
      possibleDanger: inDoubt,
      ...said,
    };
  };
}

function corrected(token: KnownToken, correct: Correct, { index }: EngineModel): KnownToken {
  if (token.entry.isRight) return token;
  const word = correct(token.word);
  if (word === token.word) return token;
  const entry = index.entryOf(word);
  return { word, stem: entry.stem, clause: token.clause, entry };
}

function languageOf({ index, language }: EngineModel, words: readonly KnownToken[], callers?: Language): Language {
  const features = index.features(words, language);
  return callers !== undefined && features.length === 0 ? callers : likeliest(language, scores(language, features));
}

const projectTypeOf = ({ index, projectType }: EngineModel, { tokens }: Matter): ProjectType =>
  likeliest(projectType, scores(projectType, index.features(tokens, projectType)));

const urgencyOf = ({ index, urgency }: EngineModel, { said }: Matter): Urgency =>
  likeliest(urgency, scores(urgency, index.features(said, urgency)));

/** Returns the probability that a text asks for work on a building. */
function jobOddsOf(
  { index, purpose, workType, things }: EngineModel,
  words: readonly KnownToken[],
  { told }: Matter,
): number {
  const present = index.features(words, purpose);
  index.addManner(present, words, things, workType);
  present.push(index.numberOf(toldFeature(told)));
  return likelihoods(scores(purpose, present))[purpose.labels.indexOf('job')] ?? 0;
}

const urgentTrade = (danger: Danger | null, hazard: Hazard | undefined) =>
  danger ? TRADE_OF_DANGER[danger] : (hazard?.workType ?? null);

/** Of several problems the dangerous one is the main one, if its clause names the trade that fixes it. */
function evidenceOf(model: EngineModel, matter: Matter, danger: Danger | null): Evidence {
  const trade = danger && TRADE_OF_DANGER[danger];
  if (!trade || danger === 'water') return matter.evidence;
  const { index, workType } = model;
  let most: readonly KnownToken[] | undefined;
  let loudest = Number.NEGATIVE_INFINITY;
  for (const clause of clausesOf(matter.tokens)) {
    if (likeliest(workType, scores(workType, index.features(clause, workType))) !== trade) continue;
    const speaks = model.danger.read(clause, undefined).of(danger);
    if (speaks <= loudest) continue;
    most = clause;
    loudest = speaks;
  }
  return most ? withEmphasis(model, matter, most) : matter.evidence;
}

/** 'Emergency' alone, or before a trade or an event. 'Emergency lights' and the like are things. */
const EMERGENCY =
  /(?<!\bthe )\bemergency\b(?= ?(?:$|plumb|electric|hvac|handyman|repair|service|visit|call|help|job|situation|leak|please|and|i |we |my |the |our |there|water|pipe|at |in |on |here|right|now|asap|fix|roof|toilet|sink))/;
const NO_EMERGENCY = /\b(?:not|non|no|isnt|wasnt|never)(?: \w+){0,2} emergency\b|\bif\b.*\bemergency\b|\bin case of\b/;

const callsItEmergency = (words: readonly Token[]) =>
  words.some(({ word }) => word === 'emergency') &&
  clauses(words).some((clause) => EMERGENCY.test(clause) && !NO_EMERGENCY.test(clause));
