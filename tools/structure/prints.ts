import { type CallExpression, type Expression, type Program, Visitor } from 'oxc-parser';

/** The message of an error or the text of a query, both of which quote user input. */
const QUOTING = new Set(['message', 'stack', 'detail', 'where', 'cause', 'params', 'query']);
const LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/**
 * Returns a sentence with the line for each log call that may quote user input, and for each print that bypasses the
 * log.
 */
export function loosePrintsIn(program: Program, text: string): string[] {
  const found: string[] = [];
  const at = (start: number, sentence: string) =>
    found.push(`line ${text.slice(0, start).split('\n').length} ${sentence}`);
  new Visitor({
    CallExpression(node) {
      const callee = calleeOf(node);
      if (callee === null) return;
      if (callee.object === 'console') at(node.start, "prints past the log: use ctx.log, or 'say' of app/terminal.ts");
      else if (callee.object === 'stderr') at(node.start, "prints past the log: use 'sayFailure' of app/terminal.ts");
      else if (callee.object === 'log' && LEVELS.has(callee.name)) {
        for (const sentence of loggedLoosely(node, text)) at(node.start, sentence);
      }
    },
  }).visit(program);
  return found;
}

/** Returns the last name of the called function and of its object: `log` and `warn` for `this.#log.warn(…)`. */
function calleeOf({ callee }: CallExpression): { object: string; name: string } | null {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  const { object } = callee;
  const last = object.type === 'MemberExpression' ? object.property : object;
  return last.type === 'Identifier' || last.type === 'PrivateIdentifier'
    ? { object: last.name, name: callee.property.name }
    : null;
}

function loggedLoosely(node: CallExpression, text: string): string[] {
  const [facts, message] = node.arguments;
  const found: string[] = [];
  if (message !== undefined && !(message.type === 'Literal' && typeof message.value === 'string')) {
    found.push('logs a message that is not a fixed text: put what varies into the facts');
  }
  if (facts !== undefined && facts.type !== 'SpreadElement' && quotes(facts, text)) {
    found.push('logs the words of an error or a query: log {...errorFacts(error)} of kernel/error-facts.ts');
  }
  return found;
}

function quotes(facts: Expression, text: string): boolean {
  let found = false;
  new Visitor({
    MemberExpression({ property }) {
      if (property.type === 'Identifier' && QUOTING.has(property.name)) found = true;
    },
    CallExpression({ callee }) {
      if (['String', 'JSON.stringify', 'inspect'].includes(text.slice(callee.start, callee.end))) found = true;
    },
    TemplateLiteral({ expressions }) {
      if (expressions.length > 0) found = true;
    },
    // A visitor starts at the program node.
  }).visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: facts }] } as unknown as Program);
  return found;
}
