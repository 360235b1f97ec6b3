import { domainWords } from './domain-words.ts';
import { isTest, rankOf } from './place.ts';
import type { SourceFile } from './source-file.ts';
import { emptyWords, storeVerbs, verbs, vocabulary } from './vocabulary.ts';

/** The words of any file are next to it, in any folder. */
const WORDS_FILE = /[a-z0-9-]+\.words(?:\.es)?\.tsx?$/;

/** Returns whether the file is of a kind that its folder allows, and its name is specific. */
export function nameProblems(path: string): string[] {
  const problems: string[] = [];
  const stem = /([^/]+?)\.[^/]*$/.exec(path)?.[1] ?? '';
  const first = stem.split('-')[0] ?? '';

  const domain = /^(?:contract|server|web)\/src\/domains\/([^/]+)\//.exec(path)?.[1];
  if (domain && rankOf(domain) === -1) {
    problems.push(`'${domain}' is not a known domain; add it to the order in tools/structure/vocabulary.ts`);
  }
  const row = vocabulary.find(({ folder }) => folder.test(path));
  if (row && !WORDS_FILE.test(path) && !row.files.test(path.replace(row.folder, '')))
    problems.push(`doesn't belong here: ${row.says}`);

  const strange = domain === undefined || path.includes('/data/') ? undefined : stem.split('-').find(isStrange);
  if (strange !== undefined) {
    problems.push(
      `'${strange}' is no word of the domains; use the glossary's, or add it to tools/structure/domain-words.ts and docs/glossary.md`,
    );
  }
  const empty = path.split(/[/.-]/).find((word) => emptyWords.has(word));
  if (empty) problems.push(`'${empty}' is too vague; name the file after what it contains`);
  if (stem === 'index' && !path.startsWith('web/src/routes/'))
    problems.push("is called 'index'; name the file after what it contains");

  if (/^server\/src\/domains\/.+\/use-cases\//.test(path) && !isTest(path) && !verbs.has(first)) {
    problems.push(`a use case is named after its verb; '${first}' is not in tools/structure/vocabulary.ts`);
  }
  if (/^server\/src\/domains\/.+\/store\//.test(path) && storeVerbs.has(first)) {
    problems.push(`a store file is named after what it stores, not after '${first}': store/<noun>.ts`);
  }
  return problems;
}

/** Only `public.ts` may re-export. */
export const barrelProblems = ({ path, barrel }: SourceFile): string[] =>
  barrel && !path.endsWith('/public.ts') ? ['only re-exports; import from where the thing is defined'] : [];

const isStrange = (word: string) => !/^\d+$/.test(word) && !verbs.has(word) && !domainWords.has(word);
