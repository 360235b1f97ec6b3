import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MessageSample } from '@plumbline/contract/domains/messaging/message.ts';
import { expect, it } from 'vitest';
import { fastStartEnv, fastStartFlags } from '../fast-start.mjs';
import { repository } from '../install.mjs';
import { pseudoFlags } from './build.ts';
import { hardCodedText } from './hard-coded-text.ts';

/** Names and texts by the people in the samples. */
const INVENTED = [
  'Yes, since last night. It only drips when the dishwasher drains.',
  'Is the shut-off valve under the sink closed?',
  'I can bring a new trap on Thursday.',
  'Please ring, do not knock.',
  'Restroom fixtures, Crestwood fire station',
  'Waterfront Park pump house renovation',
  'Walk the house with the builder',
  'Cast iron stack stays to the second floor.',
  '6501 W Hwy 146, Crestwood, KY 40014',
  'Kitchen sink trap drips into the cabinet',
  'Came on time and fixed the sink in an hour.',
  'Notifications reach this browser.',
  'New trap, parts included.',
  'Given twice by mistake',
  'Louisville, KY 40204',
  'Louisville, KY 40202',
  'Ring at the side door.',
  'Is the gate open then?',
  'Beargrass Plumbing',
  'the card was closed',
  'Plumbing repair',
  'Snow is coming.',
  'I got no text.',
  'Ana Delgado',
  'I rang twice.',
  'cv_Sample',
  'A test',
];

/** Returns the texts of a rendered message, line by line. Of a calendar, only those that calendar programs show. */
function linesOf({ subject, text, html, calendar }: MessageSample['versions'][number]): string[] {
  const markup = (html ?? '').replaceAll(/<style[\s\S]*?<\/style>/g, '').replaceAll(/<[^>]+>/g, '\n');
  const shown = (calendar?.content ?? '')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .flatMap((line) => /^(?:SUMMARY|DESCRIPTION|COMMENT|LOCATION)[^:]*:(.*)$/.exec(line)?.[1]?.split('\\n') ?? [])
    .map((line) => line.replaceAll('\\,', ','));
  return [subject ?? '', ...text.split('\n'), ...markup.split('\n'), ...shown];
}

it('every message that the product sends is made of words files', async () => {
  const program = join(repository, 'tools', 'pseudo', 'print-samples.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [...fastStartFlags, ...pseudoFlags, program], {
    env: { ...process.env, ...fastStartEnv },
    maxBuffer: 64_000_000,
  });
  const samples = JSON.parse(stdout) as MessageSample[];
  const found = samples.flatMap(({ title, versions }) =>
    versions
      .filter(({ language }) => language === 'en')
      .flatMap((version) => linesOf(version).map((line) => hardCodedText(line, INVENTED)))
      .flatMap((text) => (text === null ? [] : [`${title}: ${text}`])),
  );
  expect([...new Set(found)]).toEqual([]);
  expect(samples.length).toBeGreaterThan(50);
});
