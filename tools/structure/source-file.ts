import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { loosePrintsIn } from './prints.ts';

export interface Import {
  /** As written. */
  readonly specifier: string;
  /** Path from the root of the repository when the import stays inside it; else undefined. */
  readonly target: string | undefined;
  /** Imported names, `*` for all; empty for side effects. */
  readonly names: readonly string[];
  /** Nothing of it is left at run time. */
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
}

/** What the rules need to know about one file. */
export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** Only passes on what others export. */
  readonly barrel: boolean;
  readonly readsEnvironment: boolean;
  /** Calls that log or print what may hold personal data, each as a sentence. */
  readonly loosePrints: readonly string[];
}

/** Parses a TypeScript or JavaScript file; throws with the path when it is not valid. */
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
  new Visitor({
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
    loosePrints: loosePrintsIn(program, text),
  };
}

const WORKSPACE = /^@plumbline\/(contract|server|web)\/(.+)$/;

function resolveImport(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), bare));
  const [, workspace, path] = WORKSPACE.exec(bare) ?? [];
  return workspace && path ? posix.join(workspace, 'src', path) : undefined;
}
