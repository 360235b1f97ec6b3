import { basename } from 'node:path';
import type { ESTree, Plugin } from 'vite';

/** What the browser uses of an endpoint, or of a form with a schema of its own. */
const CALLED = new Set(['name', 'method', 'path', 'body']);
/** The functions of the contract that declare them. */
const DECLARING = new Set(['endpoint', 'formOf']);

const CONTRACT = /\/contract\/src\/(?!.*\.test\.)/;
/** Texts, and the language that they are spoken in: a second copy would speak the default one. */
const WORDS = /(?:\.words(?:\.es)?|\/kernel\/words)\.ts$/;

/** The copy of a module that has the schemas of bodies, with the library that they are made of. */
const WITH_SCHEMAS = '?schemas';

/**
 * Leaves out what only the server uses of the contract: the schemas of replies, queries and parameters, and every schema
 * that nothing imports. Loading a module of the contract has no effects, so each of its constants can be left out.
 *
 * Pages show forms long before one is checked. In the browser, a body is therefore a function that loads its schema, for
 * `src/lib/body-schemas.ts`. It imports a second copy of the contract, so that what pages show of a module doesn't bring
 * its schemas along.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    // After the types have been removed.
    enforce: 'post',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (!source.endsWith(WITH_SCHEMAS) && importer?.endsWith(WITH_SCHEMAS) !== true) return null;
        const found = await this.resolve(withoutQuery(source), importer && withoutQuery(importer), { skipSelf: true });
        return found && CONTRACT.test(found.id) && !WORDS.test(found.id) ? found.id + WITH_SCHEMAS : found;
      },
    },
    transform(code, id) {
      if (!CONTRACT.test(id) || WORDS.test(id)) return null;
      const isInPages = this.environment.config.consumer === 'client' && !id.endsWith(WITH_SCHEMAS);
      const schemas = isInPages ? `./${basename(id)}${WITH_SCHEMAS}` : undefined;
      return { code: lean(code, this.parse(code), schemas), map: null };
    },
  };
}

const withoutQuery = (id: string): string => (id.endsWith(WITH_SCHEMAS) ? id.slice(0, -WITH_SCHEMAS.length) : id);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Returns the code of a module of the contract without what the browser doesn't use.
 *
 * @param schemas the module from which the schemas of bodies are loaded; undefined to keep them
 */
export function lean(code: string, { body }: ESTree.Program, schemas?: string): string {
  const constants = body.flatMap(constantsOf);
  const shared = new Map(constants.flatMap(sharedBy));
  return constants
    .flatMap((constant) => editsOf(constant, shared, schemas))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** A constant of a module that is computed when the module is loaded. */
interface Constant {
  readonly name: string;
  readonly value: ESTree.CallExpression | ESTree.ObjectExpression;
}

function constantsOf(statement: ESTree.Program['body'][number]): readonly Constant[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && (init?.type === 'CallExpression' || init?.type === 'ObjectExpression')
      ? [{ name: id.name, value: init }]
      : [],
  );
}

/** Returns the object that defines an endpoint or a form. */
const definitionsIn = (value: Constant['value']): readonly ESTree.ObjectExpression[] =>
  value.type === 'CallExpression' && value.callee.type === 'Identifier' && DECLARING.has(value.callee.name)
    ? value.arguments.filter((argument) => argument.type === 'ObjectExpression')
    : [];

/** Returns the constants with what an endpoint has in common with others, each with the name of the endpoint. */
const sharedBy = ({ name, value }: Constant): readonly (readonly [shared: string, endpoint: string])[] =>
  definitionsIn(value).flatMap(({ properties }) =>
    properties.flatMap((property) =>
      property.type === 'SpreadElement' && property.argument.type === 'Identifier'
        ? [[property.argument.name, name] as const]
        : [],
    ),
  );

/** Declares a value free of effects. It is often a chain of calls, so the declaration is about a function around it. */
function editsOf({ name, value }: Constant, shared: ReadonlyMap<string, string>, schemas?: string): readonly Edit[] {
  const isCall = value.type === 'CallExpression';
  const loader = schemas && `() => import('${schemas}').then((module) => module.${shared.get(name) ?? name}.body)`;
  const definitions = isCall ? definitionsIn(value) : shared.has(name) ? [value] : [];
  return [
    { start: value.start, end: value.start, text: `/* @__PURE__ */ (() => ${isCall ? '' : '('}` },
    ...definitions.flatMap((definition) => replaced(definition, loader)),
    { start: value.end, end: value.end, text: `${isCall ? '' : ')'})()` },
  ];
}

/** Leaves out the values that aren't used, and puts the loader in place of the body. */
const replaced = ({ properties }: ESTree.ObjectExpression, loader: string | undefined): readonly Edit[] =>
  properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const text = property.key.name === 'body' ? loader : CALLED.has(property.key.name) ? undefined : 'undefined';
    return text === undefined ? [] : [{ start: property.value.start, end: property.value.end, text }];
  });
