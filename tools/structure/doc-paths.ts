/** A path in backticks in prose: `app/http/app.ts`, `use-cases/offer-to.ts`. Placeholders contain other characters. */
const NAMED_PATH = /`(?:[\w.-]+\/)*\.\.\.\/[\w./-]+`|`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|sql|mjs))(?::\d+)?`/g;

/** Returns a problem for each file that prose names but that doesn't exist. */
export function docPathProblems(doc: string, text: string, paths: readonly string[]): string[] {
  const named = [...text.matchAll(NAMED_PATH)].flatMap(([, path]) => (path === undefined ? [] : [path]));
  return [...new Set(named)]
    .filter((path) => !paths.some((each) => each === path || each.endsWith(`/${path}`)))
    .map((path) => `${doc}: names \`${path}\`, which doesn't exist; follow the move, or drop the path`);
}
