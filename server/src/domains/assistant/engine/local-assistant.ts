import type {
  Danger,
  Language,
  ProjectType,
  Reading,
  Urgency,
  WorkType,
} from '@plumbline/contract/domains/assistant/understanding.ts';
import type { AssistantPort, Reference } from '../ports.ts';
import { type Evidence, likeliest, likelihoods, scores, weighedScores } from './classifier.ts';
import { findHazard, hazardFeature } from './danger.ts';
import { describe } from './description.ts';
import type { KnownToken } from './feature-index.ts';
import type { Hazard } from './hazards.ts';
import { clausesOf, type Matter, mainMatter, withEmphasis } from './main-matter.ts';
import { type EngineModel, loadModel, type Purpose } from './model.ts';
import { toldFeature } from './purpose.ts';
import { readableText } from './readable-text.ts';
import { readingMemory } from './reading-memory.ts';
import { saidWords } from './said-words.ts';
import { type Correct, spellingOf } from './spelling.ts';
import { stem } from './stem.ts';
import { clauses, type Token } from './tokens.ts';
import { whatWasSaid } from './what-was-said.ts';

/** The weight of a danger as evidence for a trade: slightly more than one typical word. */
const DANGER_EVIDENCE = 1.5;
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
/** The trade if a text names none. Section 5 of the specification: 'otherwise plumbing'. */
const OTHERWISE: WorkType = 'plumbing';

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
    const danger = dangerOf(model, hazard, matter);
    // A hazard that endangers people only counts if the surrounding words agree.
    const isEmergency = danger !== null || hazard?.danger === null || callsItEmergency(words);
    return {
      isJob: isEmergency || hazard !== undefined || purposeOf(model, meant, matter) === 'job',
      workType: workTypeOf(model, evidenceOf(model, matter, danger), urgentTrade(danger, hazard)),
      projectType: isEmergency ? 'emergency' : projectTypeOf(model, matter),
      urgency: isEmergency ? 'high' : urgencyOf(model, matter),
      description: describe(spoken, language),
      language,
      danger,
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

function workTypeOf({ workType }: EngineModel, evidence: Evidence, urgent: WorkType | null): WorkType {
  if (!evidence.features.some((feature) => workType.weighed[feature] === 1)) return urgent ?? OTHERWISE;
  const sums = weighedScores(workType, evidence);
  if (urgent) {
    const label = workType.labels.indexOf(urgent);
    sums[label] = (sums[label] ?? 0) + DANGER_EVIDENCE;
  }
  return likeliest(workType, sums);
}

const projectTypeOf = ({ index, projectType }: EngineModel, { tokens }: Matter): ProjectType =>
  likeliest(projectType, scores(projectType, index.features(tokens, projectType)));

const urgencyOf = ({ index, urgency }: EngineModel, { said }: Matter): Urgency =>
  likeliest(urgency, scores(urgency, index.features(said, urgency)));

function purposeOf(
  { index, purpose, workType, things }: EngineModel,
  words: readonly KnownToken[],
  { told }: Matter,
): Purpose {
  const present = index.features(words, purpose);
  index.addManner(present, words, things, workType);
  present.push(index.numberOf(toldFeature(told)));
  return likeliest(purpose, scores(purpose, present));
}

/** The minimum probability of danger in a single clause if the whole text shows none. */
const SURELY = 0.9;
/** The minimum if a reviewed rule has found a hazard in the clause. */
const PROBABLY = 0.5;

/**
 * A reviewed rule overrules the model where silence could cost lives. Otherwise the rule's finding is one of the
 * model's features. Each clause is also read alone, so that calm words around a danger don't hide it.
 */
function dangerOf(model: EngineModel, hazard: Hazard | undefined, { tokens: words }: Matter): Danger | null {
  if (hazard?.always) return hazard.danger;
  const whole = likeliestDanger(model, words, hazard);
  if (whole.danger) return whole.danger;
  let most: { danger: Danger | null; odds: number } = { danger: null, odds: 0 };
  for (const clause of clausesOf(words)) {
    // If the whole text shows no hazard, no clause does.
    const found = hazard && findHazard(clause);
    const part = likeliestDanger(model, clause, found);
    if (part.danger && part.odds > (found ? PROBABLY : SURELY) && part.odds > most.odds) most = part;
  }
  return most.danger;
}

function likeliestDanger(
  { index, danger }: EngineModel,
  words: readonly KnownToken[],
  hazard: Hazard | undefined,
): { readonly danger: Danger | null; readonly odds: number } {
  const present = index.features(words, danger);
  if (hazard) present.push(index.numberOf(hazardFeature(hazard)));
  const odds = likelihoods(scores(danger, present));
  const label = likeliest(danger, odds);
  return { danger: label === 'none' ? null : label, odds: Math.max(...odds) };
}

const urgentTrade = (danger: Danger | null, hazard: Hazard | undefined) =>
  danger ? TRADE_OF_DANGER[danger] : (hazard?.workType ?? null);

/** Of several problems the dangerous one is the main one, if its clause names the trade that fixes it. */
function evidenceOf(model: EngineModel, matter: Matter, danger: Danger | null): Evidence {
  const trade = danger && TRADE_OF_DANGER[danger];
  if (!trade || danger === 'water') return matter.evidence;
  const { index, workType } = model;
  const label = model.danger.labels.indexOf(danger);
  const none = model.danger.labels.indexOf('none');
  let most: readonly KnownToken[] | undefined;
  let loudest = Number.NEGATIVE_INFINITY;
  for (const clause of clausesOf(matter.tokens)) {
    if (likeliest(workType, scores(workType, index.features(clause, workType))) !== trade) continue;
    const sums = scores(model.danger, index.features(clause, model.danger));
    const speaks = (sums[label] ?? 0) - (sums[none] ?? 0);
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
