import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './install.mjs';
import { runCommand } from './run-command.ts';

interface Mutation {
  /** What is taken away. */
  readonly guard: string;
  readonly file: string;
  readonly find: string;
  readonly replacement: string;
}

const payments = 'server/src/domains/payments';

/** Each guard of money, and how it is taken away. What is to be found must stand in the file once. */
const mutations: readonly Mutation[] = [
  {
    guard: 'the unique key: one payment a referral',
    file: 'server/migrations/0014_payments.sql',
    find: 'referral_id text unique,',
    replacement: 'referral_id text,',
  },
  {
    guard: 'the unique key: one refund a payment',
    file: 'server/migrations/0014_payments.sql',
    find: 'create unique index refunds_once',
    replacement: 'create index refunds_once',
  },
  {
    guard: 'the idempotency key of an intent',
    file: `${payments}/use-cases/show-payment-details.ts`,
    find: 'idempotencyKey: payment.id,',
    replacement: 'idempotencyKey: crypto.randomUUID(),',
  },
  {
    guard: 'the lock on the row of a payment',
    file: `${payments}/store/payment.ts`,
    find: ".where(eq(payments.id, id)).for('update');",
    replacement: '.where(eq(payments.id, id));',
  },
  {
    guard: 'the lock on the row of a request',
    file: 'server/src/domains/service-requests/store/request-case.ts',
    find: "forUpdate ? await query.for('update') : await query",
    replacement: 'forUpdate ? await query : await query',
  },
  {
    guard: 'the end of the fee of an acceptance that is taken back',
    file: 'server/src/domains/service-requests/use-cases/take-back.ts',
    find: "  await closeFee(ctx, referral.id, 'returned', 'The contractor took the acceptance back');\n",
    replacement: '',
  },
  {
    guard: 'the lock on a billing identity',
    file: `${payments}/store/referral-fee.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is looked for.
    find: 'select pg_advisory_xact_lock(hashtextextended(${`fee:${billingIdentity}`}, 0))',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: and code that is put there.
    replacement: 'select hashtextextended(${`fee:${billingIdentity}`}, 0)',
  },
  {
    guard: 'the proof of the phone before a free connection',
    file: 'server/src/domains/service-requests/use-cases/settle-acceptance.ts',
    find: '(contact?.isProven ? identitiesOf(contact) : [])',
    replacement: '(contact ? identitiesOf(contact) : [])',
  },
  {
    guard: 'one free connection a proven phone, whichever listing has it',
    file: 'server/src/domains/service-requests/use-cases/settle-acceptance.ts',
    find: '[phoneIdentity(phone)]',
    replacement: '[]',
  },
  {
    guard: 'the lock on the phone of a free connection',
    file: `${payments}/use-cases/assess-referral-fee.ts`,
    find: 'lockIdentities(ctx, [fee.billingIdentity, ...freeBy])',
    replacement: 'lockIdentities(ctx, [fee.billingIdentity])',
  },
  {
    guard: 'the de-duplication of events',
    file: `${payments}/store/provider-event.ts`,
    find: 'return rowCount === 1;',
    replacement: 'return rowCount !== null;',
  },
];

/** The tests that guard money; at least one of them must fail under each mutation. */
const tests = [
  'server/src/app/money-model.db.test.ts',
  'server/src/domains/payments',
  'server/src/domains/service-requests/use-cases/payments-at-the-same-instant.db.test.ts',
  'server/src/domains/service-requests/use-cases/prove-phone.db.test.ts',
  'server/src/domains/service-requests/use-cases/settle-payment.db.test.ts',
  'server/src/domains/service-requests/use-cases/spending-cap.db.test.ts',
  'server/src/domains/service-requests/use-cases/take-back.db.test.ts',
];

const copied = [
  'server',
  'contract',
  'tools',
  'package.json',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** The sources in a folder of their own, with the packages of the repository. */
async function copyOfTheRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-mutant-'));
  const isSource = (path: string) => !path.endsWith('node_modules');
  for (const name of copied) {
    await cp(join(repository, name), join(folder, name), { recursive: true, filter: isSource });
  }
  for (const at of ['', 'server']) {
    await symlink(join(repository, at, 'node_modules'), join(folder, at, 'node_modules')).catch((error: unknown) => {
      // A workspace whose packages all stand at the root has none of its own.
      if (at === '') throw error;
    });
  }
  return folder;
}

const runTests = async (folder: string) => {
  const { code, output } = await runCommand('vitest', [
    'run',
    '--project=database',
    '--bail=1',
    `--root=${folder}`,
    ...tests,
  ]);
  return { isGreen: code === 0, output };
};

async function survives(folder: string, { guard, file, find, replacement }: Mutation): Promise<boolean> {
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${guard}: '${find}' does not stand once in ${file}`);
  await writeFile(
    path,
    source.replace(find, () => replacement),
  );
  try {
    const { isGreen } = await runTests(folder);
    console.log(`${isGreen ? 'SURVIVED' : 'red     '} without ${guard}`);
    return isGreen;
  } finally {
    await writeFile(path, source);
  }
}

const folder = await copyOfTheRepository();
try {
  const { isGreen, output } = await runTests(folder);
  console.log(`${isGreen ? 'green   ' : 'RED     '} with all guards`);
  if (!isGreen) console.log(output);
  let survivors = 0;
  for (const mutation of mutations) if (await survives(folder, mutation)) survivors += 1;
  console.log(`${mutations.length - survivors} of ${mutations.length} guards are guarded by a test`);
  process.exitCode = isGreen && survivors === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
