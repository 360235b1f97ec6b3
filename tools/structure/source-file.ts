import { posix } from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'oxc-parser';
import { copyNumbersIn } from './copy-numbers.ts';
import { hardCodedIn } from './hard-coded.ts';
import { loosePrintsIn } from './prints.ts';
import { retiredWordsIn } from './retired-words.ts';

export interface Import {
  /** As written. */
  readonly specifier: string;
  /** Path from the root of the repository if the import stays inside it; otherwise undefined. */
  readonly target: string | undefined;
  /** Imported names, `*` for all; empty for side effects. */
  readonly names: readonly string[];
  /** True if nothing of the import remains at run time. */
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
}

/** A markup element with its literal attributes: 'form' with 'method'. */
export interface Element {
  readonly name: string;
  readonly attributes: readonly string[];
}

/** The facts about one file that the rules use. */
export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** True if the file only re-exports. */
  readonly barrel: boolean;
  readonly readsEnvironment: boolean;
  /** True if the file exports a function. */
  readonly exportsFunction: boolean;
  /** The elements in its markup, both plain elements and components. */
  readonly elements: readonly Element[];
  /** A sentence for each log call or print that may contain personal data. */
  readonly loosePrints: readonly string[];
  /** A problem for each sentence that states a rule's number itself. */
  readonly copyNumbers: readonly string[];
  /** A problem for each text for people outside a `*.words.ts`. */
  readonly hardCoded: readonly string[];
  /** A problem for each name with a word that the glossary has replaced. */
  readonly retiredWords: readonly string[];
}

/** Parses a TypeScript or JavaScript file; throws with the path if it is invalid. */
export function readSource(path: string, text: string): SourceFile {
  const { program, module, errors } = parseSync(path, text);
  const error = errors[0];
  if (error) throw new Error(`${path}: ${error.message}`);

  const imports: Import[] = [];
  const add = (specifier: string, names: readonly string[], typeOnly: boolean, dynamic = false) =>
    imports.push({ specifier, target: resolveImport(path, specifier), names, typeOnly, dynamic });

  for (const { moduleRequest, entries } of module.staticImports) {
    const names = entries.map(
      (entry) => entry.importName.name ?? (entry.importName.kind === 'Default' ? 'default' : '*'),
    );
    add(moduleRequest.value, names, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, isType } of entries) {
      if (moduleRequest) add(moduleRequest.value, [importName.name ?? '*'], isType);
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) add(literal[2], ['*'], false, true);
  }

  const passesOn = (type: string, source: unknown) =>
    type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source !== null);
  const barrel =
    program.body.length > 0 && program.body.every((node) => passesOn(node.type, 'source' in node ? node.source : null));

  let readsEnvironment = imports.some(({ specifier, names }) => specifier === 'node:process' && names.includes('env'));
  const elements: Element[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier') return;
      const written = attributes.flatMap((attribute) =>
        attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? [attribute.name.name] : [],
      );
      elements.push({ name: name.name, attributes: written });
    },
    MemberExpression(node) {
      if (node.object.type !== 'Identifier' || node.object.name !== 'process') return;
      const { property } = node;
      if (
        property.type === 'Identifier'
          ? property.name === 'env'
          : property.type === 'Literal' && property.value === 'env'
      )
        readsEnvironment = true;
    },
  }).visit(program);

  return {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports,
    barrel,
    readsEnvironment,
    exportsFunction: program.body.some(exportsFunction),
    elements,
    loosePrints: loosePrintsIn(program, text),
    copyNumbers: copyNumbersIn(path, program, text),
    hardCoded: hardCodedIn(path, program, text),
    retiredWords: retiredWordsIn(path, program),
  };
}

type Statement = ParseResult['program']['body'][number];

/** Matches `export function f() {}` and `export const f = () => …`. */
function exportsFunction(node: Statement): boolean {
  if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return false;
  const { declaration } = node;
  if (declaration.type === 'FunctionDeclaration') return true;
  if (declaration.type !== 'VariableDeclaration') return false;
  return declaration.declarations.some(({ init }) => init !== null && isFunction(init.type));
}

const isFunction = (type: string) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

const WORKSPACE = /^@plumbline\/(contract|server|web)\/(.+)$/;

function resolveImport(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), bare));
  const [, workspace, path] = WORKSPACE.exec(bare) ?? [];
  return workspace && path ? posix.join(workspace, 'src', path) : undefined;
}
