import { describe, expect, it } from 'vitest';
import { isData, noticeProblems, recordProblems, versionProblems } from './paper-problems.ts';

describe('data', () => {
  it.each([
    ['server/src/domains/locations/data/us-places.txt', ''],
    ['server/src/domains/assistant/engine/data/spanish/deed.tsv', ''],
    ['server/src/domains/assistant/engine/model.json', '{}'],
    ['web/src/ui/google.svg', ''],
    ['web/src/domains/projects/maps/county-outlines.ts', '// Made by tools/make-county-outlines.ts from us-atlas'],
  ])('%s is', (path, text) => expect(isData(path, text)).toBe(true));

  it.each(['server/src/domains/locations/data/places.ts', 'server/src/domains/bids/views.ts'])('%s is not', (path) =>
    expect(isData(path, 'export {};')).toBe(false),
  );
});

describe('NOTICE', () => {
  const notice = 'Data\n\n`data/towns.txt`\n`outlines/`\n  Public domain.\n';

  it('is complete when it names each file or its folder', () =>
    expect(noticeProblems(notice, ['data/towns.txt', 'outlines/ky.json'])).toEqual([]));

  it('is refused when it omits a file', () =>
    expect(noticeProblems(notice, ['data/towns.txt', 'data/towns.txt.old', 'outlines/ky.json'])).toEqual([
      'data/towns.txt.old: NOTICE must name its origin and license',
    ]));

  it('is refused when it names a file that no longer exists', () =>
    expect(noticeProblems(notice, ['data/towns.txt'])).toEqual(['NOTICE names outlines/, which no longer exists']));
});

describe('a decision record', () => {
  const file = 'docs/decisions/0012-times.md';
  const record = [
    '# 12. Times belong to the job',
    'Date: 2026-11-20',
    '## Context\n\nJobs are elsewhere.',
    '## Decision\n\nThe job decides.',
    '## Alternatives\n\n- **UTC.** Simple, but nobody lives there.',
    '## Consequences\n\nEach job has a zone.',
    '## What would change our minds\n\nJobs at sea.',
  ].join('\n\n');

  it('is complete with its title, its date and every section', () => expect(recordProblems(file, record)).toEqual([]));

  it.each([
    ['another number', '# 12.', '# 13.', "must start with '# 12. Title'"],
    ['no title', '# 12. Times belong to the job', '# 12. ', "must start with '# 12. Title'"],
    ['no date', 'Date: 2026-11-20', '2026-11-20', "has no line 'Date: YYYY-MM-DD' under its title"],
    ['another form of date', '2026-11-20', 'November 20, 2026', "has no line 'Date: YYYY-MM-DD' under its title"],
    ['a day that does not exist', '2026-11-20', '2026-02-30', "has no line 'Date: YYYY-MM-DD' under its title"],
    ['a missing section', '## Alternatives', '## Options', "has no section '## Alternatives'"],
    ['a section at another level', '## Context', '### Context', "has no section '## Context'"],
    ['an empty section', 'Each job has a zone.', '', "the section '## Consequences' is empty"],
    ['an empty last section', 'Jobs at sea.', '', "the section '## What would change our minds' is empty"],
  ])('is refused with %s', (_, was, becomes, problem) =>
    expect(recordProblems(file, record.replace(was, becomes))).toEqual([`${file}: ${problem}`]),
  );

  it('is refused with a name that has no number', () =>
    expect(recordProblems('docs/decisions/times.md', record)).toEqual([
      "docs/decisions/times.md: must be named 'NNNN-title.md'",
    ]));
});

describe('versions', () => {
  const changelog = '## [Unreleased]\n\n## [1.2.0] - 2026-01-02\n';

  it('are accepted when every manifest has the version that the changelog describes', () =>
    expect(versionProblems(changelog, [{ file: 'package.json', version: '1.2.0' }])).toEqual([]));

  it('need a changelog entry with a date', () =>
    expect(versionProblems('## [1.2.0]\n', [{ file: 'package.json', version: '1.2.0' }])).toEqual([
      "CHANGELOG.md has no entry for 1.2.0: '## [1.2.0] - YYYY-MM-DD'",
    ]));

  it('must be the same in every manifest', () =>
    expect(
      versionProblems(changelog, [
        { file: 'package.json', version: '1.2.0' },
        { file: 'web/package.json', version: '1.1.0' },
      ]),
    ).toEqual(['web/package.json has version 1.1.0, but package.json has 1.2.0']));
});
