import type {
  ProjectType,
  Understanding,
  Urgency,
  WorkType,
} from '@plumbline/contract/domains/assistant/understanding.ts';
import type { AssistantPort } from '../ports.ts';
import { likeliest, scores } from './classifier.ts';
import { findHazard } from './danger.ts';
import { describe } from './description.ts';
import { features } from './features.ts';
import type { Hazard } from './hazards.ts';
import { type EngineModel, loadModel } from './model.ts';
import { ruledOut } from './negation.ts';
import { readableText } from './readable-text.ts';
import { type Correct, spellingOf } from './spelling.ts';
import { stem } from './stem.ts';
import { clauses, type Token, tokens } from './tokens.ts';

/** How much a hazard says of the trade: a little more than one telling word. */
const HAZARD_EVIDENCE = 2.5;
/** The trade of a text that names none. Section 5 of the specification: 'otherwise plumbing'. */
const OTHERWISE: WorkType = 'plumbing';

/** The embedded adapter: a small trained model and a table of hazards. No network, no key, the same answer each time. */
export function localAssistant(model: EngineModel = loadModel()): AssistantPort {
  const understand = localEngine(model);
  return { understand: async (text) => understand(text) };
}

/** The engine itself, for tests, benches and training. */
export function localEngine(model: EngineModel): (text: string) => Understanding {
  const spelling = spellingOf(model.targets, model.known);
  return (raw) => {
    const text = readableText(raw);
    const words = tokens(text);
    const said = clauses(words);
    const correct = spelling();
    const meant = words.map((token) => corrected(token, correct));
    const hazard = findHazard(said) ?? findHazard(clauses(meant));
    const emergency = hazard !== undefined || callsItEmergency(said);
    return {
      workType: workTypeOf(model, meant, hazard),
      projectType: emergency ? 'emergency' : projectTypeOf(model, meant),
      urgency: emergency ? 'high' : urgencyOf(model, meant),
      description: describe(text),
      safety: hazard?.safety ?? null,
    };
  };
}

function corrected(token: Token, correct: Correct): Token {
  const word = correct(token.word);
  return word === token.word ? token : { ...token, word, stem: stem(word) };
}

function workTypeOf(model: EngineModel, words: readonly Token[], hazard: Hazard | undefined): WorkType {
  const out = ruledOut(words);
  const meant = features(
    words.filter((_, i) => !out[i]),
    model.workType,
  );
  const tells = (present: ReadonlySet<string>) => [...present].some((feature) => model.workType.weights.has(feature));
  const present = tells(meant) ? meant : features(words, model.workType);
  if (!tells(present)) return hazard?.workType ?? OTHERWISE;
  const sums = scores(model.workType, present);
  if (hazard) {
    const label = model.workType.labels.indexOf(hazard.workType);
    sums[label] = (sums[label] ?? 0) + HAZARD_EVIDENCE;
  }
  return likeliest(model.workType, sums);
}

const projectTypeOf = (model: EngineModel, words: readonly Token[]): ProjectType =>
  likeliest(model.projectType, scores(model.projectType, features(words, model.projectType)));

const urgencyOf = (model: EngineModel, words: readonly Token[]): Urgency =>
  likeliest(model.urgency, scores(model.urgency, features(words, model.urgency)));

const EMERGENCY = /\bemergency\b(?! (?:exit|light|lighting|kit|shut|generator|fund|contact))/;
const NO_EMERGENCY = /\b(?:not|non|no|isnt|wasnt|never)(?: \w+){0,2} emergency\b|\bif\b.*\bemergency\b|\bin case of\b/;

const callsItEmergency = (said: readonly string[]) =>
  said.some((clause) => EMERGENCY.test(clause) && !NO_EMERGENCY.test(clause));
