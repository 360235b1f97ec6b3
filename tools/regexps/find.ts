import { parseSync, Visitor } from 'oxc-parser';

export interface Pattern {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

export interface Found {
  /** Literals in the file. */
  readonly patterns: readonly Pattern[];
  /** Lines of expressions that are built at run time. */
  readonly builtAt: readonly number[];
}

/** Finds the regular expressions of a TypeScript file. */
export function findPatterns(path: string, text: string): Found {
  const patterns: Pattern[] = [];
  const builtAt: number[] = [];
  const lineOf = (start: number) => text.slice(0, start).split('\n').length;
  const add = (start: number, source: string, flags: string) =>
    patterns.push({ path, line: lineOf(start), source, flags });
  const construct = (node: { callee: { type: string }; arguments: readonly unknown[]; start: number }) => {
    if (node.callee.type !== 'Identifier' || (node.callee as { name?: string }).name !== 'RegExp') return;
    const [source, flags = { type: 'Literal', value: '' }] = node.arguments.map(constantOf);
    if (typeof source === 'string' && typeof flags === 'string') add(node.start, source, flags);
    else builtAt.push(lineOf(node.start));
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: construct,
    CallExpression: construct,
  }).visit(parseSync(path, text).program);
  return { patterns, builtAt };
}

/** Returns the text of a literal; undefined for anything else. */
function constantOf(node: unknown): string | undefined {
  const { type, value } = node as { type: string; value?: unknown };
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}
