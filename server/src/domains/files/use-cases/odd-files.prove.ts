import { describe, it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { checkOddFile } from '../testing/check-odd-file.ts';
import { filesContext } from '../testing/files-context.ts';
import { oddFiles } from '../testing/hostile-files.ts';

const ctx = await filesContext(await testDatabase());

describe('every odd file', () => {
  it.each(oddFiles)('$name: $becomes', { timeout: 120_000 }, (file) => checkOddFile(ctx, file));
});
