import type { ESTree, Plugin } from 'vite';

/** What the browser uses of an endpoint. Forms are checked with the schema of its body. */
const CALLED = new Set(['name', 'method', 'path', 'body']);

const CONTRACT = /\/contract\/src\/(?!.*\.test\.)/;

/**
 * Leaves out what only the server uses of the contract: the schemas of replies, queries and parameters, and every schema
 * that nothing imports. Loading a module of the contract has no effects, so each of its constants can be left out.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    // After the types have been removed.
    enforce: 'post',
    transform(code, id) {
      return CONTRACT.test(id) ? { code: lean(code, this.parse(code)), map: null } : null;
    },
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the code of a module of the contract without what the browser doesn't use. */
export function lean(code: string, { body }: ESTree.Program): string {
  return body
    .flatMap(callsOf)
    .flatMap(editsOf)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** Returns the calls whose results a statement keeps as constants of the module. */
function callsOf(statement: ESTree.Program['body'][number]): readonly ESTree.CallExpression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
}

/** Declares a call free of effects. It is often a chain of calls, so the declaration is about a function around it. */
function editsOf(call: ESTree.CallExpression): readonly Edit[] {
  const isEndpoint = call.callee.type === 'Identifier' && call.callee.name === 'endpoint';
  return [
    { start: call.start, end: call.start, text: '/* @__PURE__ */ (() => ' },
    ...(isEndpoint ? call.arguments.flatMap(withoutUncalled) : []),
    { start: call.end, end: call.end, text: ')()' },
  ];
}

const withoutUncalled = (definition: ESTree.Argument): readonly Edit[] =>
  definition.type === 'ObjectExpression'
    ? definition.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && !CALLED.has(property.key.name)
          ? [{ start: property.value.start, end: property.value.end, text: 'undefined' }]
          : [],
      )
    : [];
