/** A `package.json` and its version. */
export interface Manifest {
  readonly file: string;
  readonly version: string;
}

/** Returns true for a data file, whose origin and license must be in NOTICE. */
export function isData(path: string, text: string): boolean {
  if (path.startsWith('web/public/') || path.endsWith('.svg')) return true;
  if (/\/data\/.*\.(?!tsx?$)[^./]+$/.test(path)) return true;
  return path.endsWith('model.json') || text.startsWith('// Made by tools/');
}

/** Returns a sentence for each data file that NOTICE omits, and for each path in NOTICE that no longer exists. */
export function noticeProblems(notice: string, dataFiles: readonly string[]): string[] {
  const named = [...notice.matchAll(/^`([^`]+)`$/gm)].map(([, path = '']) => path);
  const covers = (name: string, file: string) => (name.endsWith('/') ? file.startsWith(name) : file === name);
  return [
    ...dataFiles
      .filter((file) => !named.some((name) => covers(name, file)))
      .map((file) => `${file}: NOTICE must name its origin and license`),
    ...named
      .filter((name) => !dataFiles.some((file) => covers(name, file)))
      .map((name) => `NOTICE names ${name}, which no longer exists`),
  ];
}

const RECORD_SECTIONS = ['Context', 'Decision', 'Alternatives', 'Consequences', 'What would change our minds'] as const;

/** Returns a sentence for each part that a decision record lacks. */
export function recordProblems(file: string, text: string): string[] {
  const [, digits] = /\/(\d{4})-[^/]+\.md$/.exec(file) ?? [];
  if (digits === undefined) return [`${file}: must be named 'NNNN-title.md'`];
  const title = `# ${Number(digits)}. `;
  const [head = '', ...parts] = text.split(/^## /m);
  const sections = new Map(
    parts.map((part) => {
      const [heading = '', ...body] = part.split('\n');
      return [heading.trim(), body.join('\n').trim()] as const;
    }),
  );
  const [firstLine = ''] = head.split('\n', 1);
  const isTitled = firstLine.startsWith(title) && firstLine.trim().length > title.length;
  return [
    ...(isTitled ? [] : [`${file}: must start with '${title}Title'`]),
    ...(hasIsoDate(head) ? [] : [`${file}: has no line 'Date: YYYY-MM-DD' under its title`]),
    ...RECORD_SECTIONS.flatMap((heading) => {
      const body = sections.get(heading);
      if (body === undefined) return [`${file}: has no section '## ${heading}'`];
      return body === '' ? [`${file}: the section '## ${heading}' is empty`] : [];
    }),
  ];
}

/** Compares the parsed date with the text, because `new Date` turns February 30 into a day in March. */
function hasIsoDate(text: string): boolean {
  const [, day = ''] = /^Date: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? [];
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Returns a sentence for each manifest whose version differs from the first, and for a version without a changelog entry. */
export function versionProblems(changelog: string, manifests: readonly Manifest[]): string[] {
  const version = manifests[0]?.version ?? '';
  const entries = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/gm)].map(([, entry]) => entry);
  return [
    ...manifests
      .filter((manifest) => manifest.version !== version)
      .map((manifest) => `${manifest.file} has version ${manifest.version}, but package.json has ${version}`),
    ...(entries.includes(version) ? [] : [`CHANGELOG.md has no entry for ${version}: '## [${version}] - YYYY-MM-DD'`]),
  ];
}
