import { type Program, Visitor } from 'oxc-parser';
import { fixedCopy } from './fixed-copy.ts';

const NUMBER =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|' +
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|sesenta|noventa)';
const UNIT =
  '(?:second|minute|hour|day|night|week|month|year|time|mile|character|attempt|contractor|message|code|file|photo|' +
  'segundo|minuto|hora|día|noche|semana|mese|año|milla|carácter|caractere|intento|contratista|mensaje|código|archivo|foto)s?|' +
  'vez|veces|[MK]B|percent|por ciento';
/** Matches '7 days', 'three times', '$10,000', '20 %'; `$1` in a replacement is not an amount. */
const COUNTED = new RegExp(`\\b${NUMBER}[ -](?:${UNIT})(?![\\w-])|\\$\\d{2}|\\$\\d[,.]\\d|\\d ?%(?![-\\w)\\]])`, 'i');
/** Any sentence may contain one of something. */
const SINGLE = /\b1 (?:contractor|message|code|file|photo|contratista|mensaje|código|archivo|foto)\b/i;
/** Rules of a style sheet. */
const STYLE = /\{[^}]*:[^}]*\}/;
const SQL = /^\s*(?:select|insert|update|delete|with|values|interval|on conflict)\b|::|\binterval '/i;

/** Files without words for people: models' instructions, word lists, styles, invented data. */
const NO_COPY =
  /\/(?:contact-mask|data|evaluation|reading|engine|testing|adapters)\/|\.(?:test|prove|bench)\.tsx?$|\/(?:fixtures|show-samples|sample-[\w-]+)\.tsx?$|^server\/seeds\/|^tools\/|^bench\/|^e2e\//;

/**
 * Returns a problem for each sentence that states a rule's number itself, with its line. The number belongs to the
 * rule, and copy takes it as a parameter, so that changing the rule changes every sentence.
 */
export function copyNumbersIn(path: string, program: Program, text: string): string[] {
  if (NO_COPY.test(path)) return [];
  const found: string[] = [];
  const look = (start: number, words: string) => {
    const said = words.replace(/\s+/g, ' ').trim();
    const counted = COUNTED.exec(said)?.[0];
    // A single word is a name: of a class, a key, an option.
    if (counted === undefined || !said.includes(' ') || SINGLE.test(counted) || SQL.test(said) || STYLE.test(said))
      return;
    if (fixedCopy.some((fixed) => said.includes(fixed) && COUNTED.exec(said.replace(fixed, '')) === null)) return;
    const line = text.slice(0, start).split('\n').length;
    found.push(
      `line ${line} says '${counted}' itself: take the number from its rule, or add a text of the specification to tools/structure/fixed-copy.ts`,
    );
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') look(node.start, node.value);
    },
    TemplateElement(node) {
      look(node.start, node.value.cooked ?? '');
    },
    JSXText(node) {
      look(node.start, node.value);
    },
  }).visit(program);
  return found;
}
