import type { SourceFile } from '../structure/source-file.ts';

/** What a release contains of the repository, besides packages: files by their path. */
const SHIPPED = [
  /^(?:contract|server)\/(?:src\/|package\.json$)/,
  /^server\/(?:bin\/|migrations\/|seeds\/|[^/]+\.mjs$)/,
  /^web\/dist\//,
  /^deploy\//,
  /^docs\/.*\.md$/,
  /^(?:LICENSE|NOTICE|\.env\.example|[A-Z]+\.md)$/,
];

/** What tests, proofs and measurements of quality need, and the mark of a build. */
const LEFT_OUT =
  /\.(?:test|prove)\.m?tsx?$|\/(?:testing|journeys|evaluation)\/|^server\/src\/app\/leads\/|^web\/dist\/\.built-from$/;

/** Returns whether a release contains a file of the repository. */
export const isShipped = (path: string): boolean => SHIPPED.some((part) => part.test(path)) && !LEFT_OUT.test(path);

/** Returns whether a file of a package serves only those who write programs with it. */
export const isForAuthors = (path: string): boolean =>
  /\.(?:d\.[cm]?ts|map|tsbuildinfo)$/.test(path) || /(?:^|\/)(?:README|CHANGELOG)(?:\.[a-z]+)?$/i.test(path);

/** Returns a sentence for each import of what a release leaves out of the product. Types are gone at run time. */
export const releaseProblems = ({ path, imports }: SourceFile): string[] =>
  isShipped(path)
    ? imports.flatMap(({ target, typeOnly }) =>
        target !== undefined && !typeOnly && LEFT_OUT.test(target)
          ? [`imports ${target}, which a release leaves out (tools/release/contents.ts)`]
          : [],
      )
    : [];
