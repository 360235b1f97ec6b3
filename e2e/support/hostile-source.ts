import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourcesCommand } from './source-server.ts';

const PERMIT = {
  PermitNum: 'HOST-1',
  Description: `<script>document.title='taken'</script><img src=x onerror="document.title='taken'"> %csp-nonce% restroom plumbing`,
  PermitType: 'Commercial',
  OriginalAddress1: `12 "Main" St <b>bold</b>`,
  OriginalCity: 'Louisville',
  OriginalState: 'KY',
  OriginalZip: '40202',
  EstProjectCost: '9000',
  ContractorCompanyName: `=HYPERLINK("http://evil.example")`,
  Link: 'javascript:alert(1)',
};

/** Makes the product read a source whose one permit, 'HOST-1', has markup, a formula and a script in its texts. */
export async function addHostileSource(dataDir: string, env: Record<string, string>): Promise<void> {
  const file = join(dataDir, 'hostile.json');
  await writeFile(file, JSON.stringify([PERMIT]));
  await sourcesCommand(dataDir, ['add', file, '--id', 'hostile', '--name', '<i>Hostile</i> source'], env);
  await sourcesCommand(dataDir, ['run', 'hostile'], env);
}
