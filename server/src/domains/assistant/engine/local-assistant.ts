import type {
  Danger,
  Language,
  ProjectType,
  Reading,
  Urgency,
  WorkType,
} from '@plumbline/contract/domains/assistant/understanding.ts';
import type { AssistantPort, Reference } from '../ports.ts';
import { likeliest, likelihoods, scores } from './classifier.ts';
import { dangerFeatures, findHazard } from './danger.ts';
import { describe } from './description.ts';
import { features, manner } from './features.ts';
import type { Hazard } from './hazards.ts';
import { clausesOf, type Matter, mainMatter, withEmphasis } from './main-matter.ts';
import { type EngineModel, loadModel, type Purpose } from './model.ts';
import { purposeFeatures } from './purpose.ts';
import { readableText } from './readable-text.ts';
import { type Correct, spellingOf } from './spelling.ts';
import { stem } from './stem.ts';
import { clauses, type Token, tokens } from './tokens.ts';
import { whatWasSaid } from './what-was-said.ts';

/** How much a danger says of the trade: a little more than one telling word. */
const DANGER_EVIDENCE = 1.5;
/** Who mends what, where the words leave it open. What burns says more of the trade than that it burns. */
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
/** The trade of a text that names none. Section 5 of the specification: 'otherwise plumbing'. */
const OTHERWISE: WorkType = 'plumbing';

/** The embedded adapter: a small trained model and a table of hazards. No network, no key, the same answer each time. */
export function localAssistant(model: EngineModel = loadModel()): AssistantPort {
  const understand = localEngine(model);
  return { understand: async (text, reference) => understand(text, reference) };
}

export type LocalEngine = (text: string, reference: Reference) => Reading;

/** The engine itself, for tests, benches and training. */
export function localEngine(model: EngineModel): LocalEngine {
  const spelling = {
    en: spellingOf(model.words.en.targets, model.words.en.known),
    es: spellingOf(model.words.es.targets, model.words.es.known),
  };
  const isOrdinary = (word: string) => model.words.en.known.has(word) || model.things.names.has(stem(word));
  return (raw, reference) => {
    const text = readableText(raw);
    const { said, rest } = whatWasSaid(text, reference, isOrdinary);
    const words = tokens(rest);
    const language = languageOf(model, words);
    const correct = spelling[language]();
    const meant = words.map((token) => corrected(token, correct));
    const hazard = findHazard(clauses(words)) ?? findHazard(clauses(meant));
    const matter = mainMatter(model, meant);
    const danger = dangerOf(model, hazard, matter);
    // A hazard that threatens somebody is one only where the words around it agree.
    const isEmergency = danger !== null || hazard?.danger === null || callsItEmergency(clauses(words));
    return {
      isJob: isEmergency || hazard !== undefined || purposeOf(model, meant, matter) === 'job',
      workType: workTypeOf(model, evidenceOf(model, matter, danger), urgentTrade(danger, hazard)),
      projectType: isEmergency ? 'emergency' : projectTypeOf(model, matter),
      urgency: isEmergency ? 'high' : urgencyOf(model, matter),
      description: describe(text, language),
      language,
      danger,
      ...said,
    };
  };
}

function corrected(token: Token, correct: Correct): Token {
  const word = correct(token.word);
  return word === token.word ? token : { ...token, word, stem: stem(word) };
}

const languageOf = ({ language }: EngineModel, words: readonly Token[]): Language =>
  likeliest(language, scores(language, features(words, language)));

function workTypeOf({ workType }: EngineModel, evidence: Matter['evidence'], urgent: WorkType | null): WorkType {
  if (![...evidence.keys()].some((feature) => workType.weights.has(feature))) return urgent ?? OTHERWISE;
  const sums = scores(workType, evidence);
  if (urgent) {
    const label = workType.labels.indexOf(urgent);
    sums[label] = (sums[label] ?? 0) + DANGER_EVIDENCE;
  }
  return likeliest(workType, sums);
}

const projectTypeOf = ({ projectType }: EngineModel, { tokens }: Matter): ProjectType =>
  likeliest(projectType, scores(projectType, features(tokens, projectType)));

const urgencyOf = ({ urgency }: EngineModel, { said }: Matter): Urgency =>
  likeliest(urgency, scores(urgency, features(said, urgency)));

const purposeOf = ({ purpose, things }: EngineModel, words: readonly Token[], { told }: Matter): Purpose =>
  likeliest(purpose, scores(purpose, purposeFeatures(features(words, purpose), manner(words, things), told)));

/** How likely a single clause must be dangerous where the whole text is not. */
const SURELY = 0.9;
/** The same where a reviewed rule has found a hazard in it. */
const PROBABLY = 0.5;

/**
 * A reviewed rule outweighs statistics where silence costs lives; else the model weighs what the rules found. What is
 * dangerous stays so however much calm talk stands beside it, so each clause is also read alone.
 */
function dangerOf(model: EngineModel, hazard: Hazard | undefined, { tokens: words }: Matter): Danger | null {
  if (hazard?.always) return hazard.danger;
  const whole = likeliestDanger(model, words, hazard);
  if (whole.danger) return whole.danger;
  const parts = clausesOf(words).map((clause) => {
    const found = findHazard(clauses(clause));
    const { danger, odds } = likeliestDanger(model, clause, found);
    return danger && odds > (found ? PROBABLY : SURELY) ? { danger, odds } : { danger: null, odds: 0 };
  });
  return parts.reduce((most, part) => (part.odds > most.odds ? part : most), { danger: null, odds: 0 }).danger;
}

function likeliestDanger({ danger }: EngineModel, words: readonly Token[], hazard: Hazard | undefined) {
  const odds = likelihoods(scores(danger, dangerFeatures(features(words, danger), hazard)));
  const label = likeliest(danger, odds);
  return { danger: label === 'none' ? null : label, odds: Math.max(...odds) };
}

const urgentTrade = (danger: Danger | null, hazard: Hazard | undefined) =>
  danger ? TRADE_OF_DANGER[danger] : (hazard?.workType ?? null);

/** Of several problems the dangerous one is the main one, where its clause names the trade that mends it. */
function evidenceOf(model: EngineModel, matter: Matter, danger: Danger | null): Matter['evidence'] {
  const trade = danger && TRADE_OF_DANGER[danger];
  if (!trade || danger === 'water') return matter.evidence;
  const label = model.danger.labels.indexOf(danger);
  const none = model.danger.labels.indexOf('none');
  const speaks = (clause: readonly Token[]) => {
    const sums = scores(model.danger, features(clause, model.danger));
    return (sums[label] ?? 0) - (sums[none] ?? 0);
  };
  const fitting = clausesOf(matter.tokens).filter(
    (clause) => likeliest(model.workType, scores(model.workType, features(clause, model.workType))) === trade,
  );
  const [most] = fitting.sort((a, b) => speaks(b) - speaks(a));
  return most ? withEmphasis(model, matter, most) : matter.evidence;
}

/** Alone, or before who comes and what has happened; 'emergency lights' and the like are things. */
const EMERGENCY =
  /(?<!\bthe )\bemergency\b(?= ?(?:$|plumb|electric|hvac|handyman|repair|service|visit|call|help|job|situation|leak|please|and|i |we |my |the |our |there|water|pipe|at |in |on |here|right|now|asap|fix|roof|toilet|sink))/;
const NO_EMERGENCY = /\b(?:not|non|no|isnt|wasnt|never)(?: \w+){0,2} emergency\b|\bif\b.*\bemergency\b|\bin case of\b/;

const callsItEmergency = (said: readonly string[]) =>
  said.some((clause) => EMERGENCY.test(clause) && !NO_EMERGENCY.test(clause));
