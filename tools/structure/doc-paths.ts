/** A path in backticks, as prose writes one: `app/http/app.ts`, `use-cases/offer-to.ts`. Placeholders have other letters. */
const NAMED_PATH = /`(?:[\w.-]+\/)*\.\.\.\/[\w./-]+`|`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|sql|mjs))(?::\d+)?`/g;

/** Files that prose names and that aren't there: a reader who follows the text would be lost. */
export function docPathProblems(doc: string, text: string, paths: readonly string[]): string[] {
  const named = [...text.matchAll(NAMED_PATH)].flatMap(([, path]) => (path === undefined ? [] : [path]));
  return [...new Set(named)]
    .filter((path) => !paths.some((each) => each === path || each.endsWith(`/${path}`)))
    .map((path) => `${doc}: names \`${path}\`, which doesn't exist; follow the move, or drop the path`);
}
