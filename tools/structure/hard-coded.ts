import { type CallExpression, type Program, Visitor } from 'oxc-parser';

/**
 * Files with words, or without words for people: models' instructions, tables of words, styles, invented data, the
 * pages of /dev. Also the titles and descriptions of projects, which stay in the language of their permits: people
 * search for them, and permit offices and other contractors know the project by them.
 */
const NO_COPY =
  /\.words(?:\.es)?\.tsx?$|\/(?:data|evaluation|reading|engine|testing|adapters|store|commands)\/|\.(?:test|prove|bench)\.tsx?$|\/(?:fixtures|show-samples|invent-[\w-]+|cities|device-name|job-(?:title[\w-]*|description)|sample-[\w-]+|security-event|columns|tables|seed-[\w-]+)\.tsx?$/;
const READ_BY_PEOPLE = /^(?:web\/src|contract\/src|server\/src\/(?:domains|kernel\/http))\//;

/**
 * Matches at least two words that begin with a capital letter or end like a sentence, as texts for people do and names
 * in code don't.
 */
const SENTENCE = /^[\s…“‘(]*[A-Z][a-z’']*(?:[ ,:;].*[a-z]{2}|[.!?…:]$)|[a-z]{2} [a-z]+[a-z ,’']* [a-z]+.*[.!?]$/s;
const MARKUP_WORD = /[A-Za-z]{2}/;
const SQL = /^\s*(?:select|insert|update|delete|with|values|interval|on conflict)\b|::|\binterval '/i;
const STYLE = /\{[^}]*:[^}]*\}|^[a-z-]+:/;
/** Attributes whose value people read or hear. */
const SPOKEN = /^(?:aria-label|aria-description|title|label|placeholder|alt|hint|description|intro|heading|summary)$/;

/** `log.warn`, `ctx.log.error`, `this.#log.info`, `console.error`, `process.stderr.write`. */
const isLog = (callee: CallExpression['callee']): boolean =>
  callee.type === 'MemberExpression' &&
  ((callee.object.type === 'Identifier' && /^(?:log|console)$/.test(callee.object.name)) ||
    (callee.object.type === 'MemberExpression' &&
      (callee.object.property.type === 'Identifier' || callee.object.property.type === 'PrivateIdentifier') &&
      /^(?:log|stderr|stdout)$/.test(callee.object.property.name)));

/**
 * Returns a problem with its line for each text for people outside a `*.words.ts`, because it would not be translated.
 */
export function hardCodedIn(path: string, program: Program, text: string): string[] {
  if (!READ_BY_PEOPLE.test(path) || NO_COPY.test(path)) return [];
  const found = new Map<number, string>();
  const add = (start: number, words: string) => {
    const line = text.slice(0, start).split('\n').length;
    found.set(
      start,
      `line ${line} says '${words.trim().slice(0, 40)}' itself: put it into a .words.ts, in both languages`,
    );
  };
  const look = (start: number, words: string) => {
    if (SENTENCE.test(words.trim()) && !SQL.test(words) && !STYLE.test(words)) add(start, words);
  };
  /** Positions of texts for the people who develop or run the product. */
  const forUs = new Set<number>();
  const leaveOut = (start: number, end: number) => {
    for (let at = start; at <= end; at += 1) forUs.add(at);
  };
  new Visitor({
    NewExpression(node) {
      // A bug, a setting, or the reason for a retry.
      if (
        node.callee.type === 'Identifier' &&
        /^(?:Type|Range|Setting)?Error$|^(?:TryAgainLater|ProviderUnavailable)$/.test(node.callee.name)
      )
        for (const each of node.arguments) leaveOut(each.start, each.end);
    },
    CallExpression(node) {
      if (isLog(node.callee)) for (const each of node.arguments) leaveOut(each.start, each.end);
      // Rows that `npm run import` reports to the operator who ran it.
      if (node.callee.type === 'Identifier' && /^(?:rejected|skipped)$/.test(node.callee.name))
        for (const each of node.arguments) leaveOut(each.start, each.end);
      // The references of the API and of the metrics describe endpoints and gauges to developers.
      const [declared] = node.arguments;
      if (
        node.callee.type !== 'Identifier' ||
        !/^(?:endpoint|gauge|gaugeByState|databaseMetric)$/.test(node.callee.name)
      )
        return;
      if (declared?.type !== 'ObjectExpression') return;
      for (const each of declared.properties)
        if (each.type === 'Property' && each.key.type === 'Identifier' && /^(?:summary|help)$/.test(each.key.name))
          leaveOut(each.value.start, each.value.end);
    },
    Property(node) {
      // The same applies to schemas of routes without an endpoint.
      if (node.key.type === 'Identifier' && node.key.name === 'schema') leaveOut(node.value.start, node.value.end);
    },
    ObjectExpression(node) {
      // Schemas in a constant contain an access rule.
      const isSchema = node.properties.some(
        (each) => each.type === 'Property' && each.key.type === 'Literal' && each.key.value === 'x-access',
      );
      if (isSchema) leaveOut(node.start, node.end);
    },
    Literal(node) {
      if (typeof node.value === 'string' && !forUs.has(node.start)) look(node.start, node.value);
    },
    TemplateElement(node) {
      if (!forUs.has(node.start)) look(node.start, node.value.cooked ?? '');
    },
    JSXText(node) {
      if (MARKUP_WORD.test(node.value)) add(node.start, node.value);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !SPOKEN.test(name.name) || value?.type !== 'Literal') return;
      if (typeof value.value === 'string' && MARKUP_WORD.test(value.value)) add(value.start, value.value);
    },
  }).visit(program);
  return [...found.values()];
}
