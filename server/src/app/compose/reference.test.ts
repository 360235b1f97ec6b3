import { expect, it } from 'vitest';
import { SECURITY_EVENTS } from '../../domains/accounts/rules/security-event.ts';
import type { Database } from '../../kernel/database.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { databaseMetrics, gauges } from './gauges.ts';
import { jobKinds, jobWords } from './jobs.ts';
import { messageAreas } from './message-samples.ts';

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const ctx = testContext({} as Database);

/** Update with `npx vitest run reference -u`. */
it("docs/reference.md matches the code's declarations", async () => {
  const page = [
    '# Reference',
    'Derived from the code. `npx vitest run compose/reference -u` regenerates it.',
    '## Metrics for operators',
    'On the page /operator, in `GET /api/operator/health` and, under these names, in the Prometheus metrics.',
    table(
      ['metric', 'counts', 'states'],
      gauges.map(({ name, help, labels }) => [
        `\`${name}\``,
        help,
        Object.keys(labels)
          .filter((state) => state !== '')
          .map((state) => `\`${state}\``)
          .join(', '),
      ]),
    ),
    '## More metrics in Prometheus',
    'Read from the database at each collection, and the same in every process. `deploy/monitoring` has alert rules and a dashboard.',
    table(
      ['metric', 'counts', 'labels'],
      databaseMetrics.map(({ name, help, labels }) => [
        `\`${name}\``,
        help,
        labels.map((label) => `\`${label}\``).join(', '),
      ]),
    ),
    '## Jobs',
    'What the worker does, by task. The page /operator counts waiting, running, planned and failed jobs.',
    table(
      ['task', 'what it does'],
      Object.keys(jobKinds).map((task) => [`\`${task}\``, jobWords(task, 'en') ?? '']),
    ),
    '## Messages',
    'By purpose. Essential messages are emailed even to people who have opted out of the others. /dev/messages shows each with sample data.',
    ...messageAreas.flatMap((area) => [
      `### ${area.area}`,
      table(
        ['purpose', 'when', 'to', 'by', 'essential'],
        Object.entries(area.kinds).map(([purpose, kind]) => {
          const messages = kind.samples(ctx, 'en').map(({ message }) => message);
          const essential = new Set(messages.map(({ transactional }) => (transactional ? 'yes' : 'no')));
          return [
            `\`${purpose}\``,
            kind.when,
            kind.to.join(', '),
            [...new Set(messages.map(({ channel }) => channel))].join(', '),
            essential.size > 1 ? 'some' : [...essential].join(''),
          ];
        }),
      ),
    ]),
    '## Security events',
    'Logged as `securityEvent` and counted in `plumbline_security_events_total{event,outcome}`.',
    table(
      ['event', 'when', 'emailed to the holder'],
      Object.entries(SECURITY_EVENTS).map(([name, { when, mailed }]) => [`\`${name}\``, when, mailed ?? '']),
    ),
  ];
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../../../docs/reference.md');
});
