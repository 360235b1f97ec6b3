import { describe, expect, it } from 'vitest';
import { checkStructure } from './check.ts';

const check = (files: Record<string, string>) => checkStructure(new Map(Object.entries(files)));

/** Returns the problems of a file with one import. */
const importing = (path: string, statement: string) => check({ [path]: `${statement}\nexport const x = 1;\n` });

describe('the allowed imports', () => {
  const allowed: [path: string, statement: string][] = [
    ['contract/src/kernel/id.ts', "import * as z from 'zod';"],
    ['contract/src/domains/accounts/user.ts', "import { Place } from '../locations/place.ts';"],
    [
      'server/src/domains/service-requests/requests/use-cases/submit.ts',
      "import { find } from '../../../directory/public.ts';",
    ],
    ['server/src/domains/service-requests/requests/use-cases/submit.ts', "import { save } from '../store/request.ts';"],
    ['server/src/domains/bids/policy.ts', "import type { StoredBid } from './tables.ts';"],
    ['server/src/domains/directory/store/contractor.ts', "import { sql } from 'drizzle-orm';"],
    ['server/src/domains/directory/seed.ts', "import { aPlace } from '../locations/fixtures.ts';"],
    ['server/src/domains/directory/use-cases/find.db.test.ts', "import { buildApp } from '../../../app/http/app.ts';"],
    ['server/src/app/adapters/stripe-payments.ts', "import Stripe from 'stripe';"],
    ['server/src/app/env.ts', 'const port = process.env.PORT;'],
    ['server/src/kernel/database.ts', "import pg from 'pg';"],
    ['web/src/routes/index.tsx', "import { Wizard } from '../domains/service-requests/wizard/wizard.tsx';"],
    [
      'web/src/domains/directory/api.ts',
      "import { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';",
    ],
    ['bench/run.ts', "import { start } from '../server/src/app/http/app.ts';"],
  ];
  it.each(allowed)('%s may say %s', (path, statement) => expect(importing(path, statement)).toEqual([]));

  const refused: [path: string, statement: string, sentence: RegExp][] = [
    ['contract/src/kernel/id.ts', "import { x } from 'luxon';", /contract uses zod only/],
    ['contract/src/kernel/id.ts', "import { User } from '../domains/accounts/user.ts';", /kernel knows no domain/],
    ['contract/src/domains/accounts/user.ts', "import { Bid } from '../bids/bid.ts';", /accounts may not use bids/],
    ['contract/src/domains/bids/bid.ts', "import type { Run } from '../ingest/run.ts';", /bids may not use ingest/],
    [
      'contract/src/domains/bids/bid.ts',
      "import { x } from '../../../../server/src/kernel/clock.ts';",
      /meet only in contract/,
    ],
    [
      'server/src/kernel/outbox.ts',
      "import { x } from '../domains/accounts/public.ts';",
      /knows neither domains nor the app/,
    ],
    ['server/src/kernel/outbox.ts', "export * from '../app/env.ts';", /knows neither domains nor the app/],
    ['server/src/kernel/outbox.ts', 'const x = process.env.PORT;', /settings are read once/],
    ['server/src/kernel/outbox.ts', "const x = process['env'];", /settings are read once/],
    ['server/src/kernel/outbox.ts', "import { env } from 'node:process';", /settings are read once/],
    ['server/src/domains/accounts/routes.ts', "import { x } from '../../app/env.ts';", /does not know the app/],
    ['server/src/domains/accounts/routes.ts', "import { x } from '../bids/public.ts';", /accounts may not use bids/],
    [
      'server/src/domains/bids/routes.ts',
      "import { x } from '../accounts/store/user.ts';",
      /bids?.*public\.ts; export it/,
    ],
    ['server/src/domains/bids/routes.ts', "import { x } from './store/bid.ts';", /routes\.ts only mounts/],
    [
      'server/src/domains/service-requests/requests/use-cases/submit.ts',
      "import { x } from '../../routes.ts';",
      /a use case asks store/,
    ],
    [
      'server/src/domains/service-requests/requests/use-cases/submit.ts',
      "import { sql } from 'drizzle-orm';",
      /SQL lives in tables/,
    ],
    ['server/src/domains/bids/routes.ts', "import type { PoolClient } from 'pg';", /SQL lives in tables\.ts and store/],
    [
      'server/src/domains/bids/use-cases/submit.ts',
      "import { sql } from '../../../kernel/database.ts';",
      /SQL lives in/,
    ],
    ['server/src/domains/bids/policy.ts', "import { bid } from './store/bid.ts';", /policy\.ts is pure/],
    [
      'server/src/domains/payments/use-cases/pay.ts',
      "import Stripe from 'stripe';",
      /only adapters in server\/src\/app/,
    ],
    [
      'server/src/domains/assistant/ports.ts',
      "import { x } from '@ai-sdk/openai';",
      /only adapters in server\/src\/app/,
    ],
    ['server/src/app/main.ts', "import { x } from '../../../tools/install.mjs';", /product does not depend on tools/],
    ['server/src/app/main.ts', "const x = await import('../../../web/src/lib/api.ts');", /meet only in contract/],
    ['web/src/ui/button.tsx', "import { x } from '../domains/bids/api.ts';", /web\/src\/ui knows no domain/],
    ['web/src/domains/bids/api.ts', "import { x } from '../projects/api.ts';", /do not know each other/],
    ['web/src/domains/bids/api.ts', "import { x } from '../../routes/index.tsx';", /only routes may use routes/],
    [
      'web/src/lib/api.ts',
      "import { x } from '@plumbline/server/kernel/clock.ts';",
      /only the contract is imported by name/,
    ],
  ];
  it.each(refused)('%s may not say %s', (path, statement, sentence) => {
    expect(importing(path, statement)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('import cycles', () => {
  it('are found across any number of files, including types', () => {
    const problems = check({
      'web/src/lib/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
      'web/src/lib/b.ts': "import { c } from './c.ts';\nexport const b = c;\n",
      'web/src/lib/c.ts': "import type { a } from './a.ts';\nexport const c = 1;\nexport type A = typeof a;\n",
    });
    expect(problems).toEqual([
      'web/src/lib/a.ts: import cycle web/src/lib/a.ts → web/src/lib/b.ts → web/src/lib/c.ts → web/src/lib/a.ts; ' +
        'move what both need into a third file',
    ]);
  });

  it('are allowed between types of the contract, and for files loaded on demand', () => {
    const problems = check({
      'contract/src/kernel/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
      'contract/src/kernel/b.ts': "import type { A } from './a.ts';\nexport type B = A;\n",
      'web/src/lib/a.ts': "export const load = () => import('./b.ts');\n",
      'web/src/lib/b.ts': "import { load } from './a.ts';\nexport const b = load;\n",
    });
    expect(problems).toEqual([]);
  });
});

describe("the server's log and output", () => {
  const path = 'server/src/domains/bids/use-cases/submit.ts';
  const problems = (statement: string, at = path) => check({ [at]: `${statement}\nexport const x = 1;\n` });

  it.each([
    "ctx.log.warn({ code: answer.code, ...errorFacts(error) }, 'It was refused');",
    "this.#log.info({ gone: 2 }, 'Workers have died');",
    "import type { Logger } from 'pino';",
    'math.log.base({ of: error.message }, `${one}`);',
    'audit.info({ text: error.message });',
  ])('may contain %s', (statement) => expect(problems(statement)).toEqual([]));

  it.each<[statement: string, sentence: RegExp]>([
    ["ctx.log.warn({ reason: error.message }, 'It was refused');", /line 1 logs the words of an error/],
    ["log.error({ at: error.stack }, 'It was refused');", /logs the words of an error/],
    ["this.#log.error({ reason: String(error) }, 'It was refused');", /logs the words of an error/],
    ["request.log.error({ row: JSON.stringify(row) }, 'It was refused');", /logs the words of an error/],
    ["ctx.log.warn({ reason: `${name} is wrong` }, 'It was refused');", /logs the words of an error/],
    ['ctx.log.warn({}, `${name} is wrong`);', /not a fixed text/],
    ['ctx.log.warn({}, error.message);', /not a fixed text/],
    ["console.error('It was refused');", /prints past the log/],
    ["process.stderr.write('It was refused');", /prints past the log/],
    ["import pino from 'pino';", /only server\/src\/kernel\/open-log\.ts may create a log/],
  ])('may not contain %s', (statement, sentence) =>
    expect(problems(statement)).toEqual([expect.stringMatching(sentence)]),
  );

  it('is unrestricted in tests and tools', () => {
    const statement = "console.log('3 of 4');";
    expect(problems(statement, 'tools/verify.ts')).toEqual([]);
    expect(problems(statement, 'server/src/app/testing/clock-file.ts')).toEqual([]);
  });
});

describe('the vocabulary of file names', () => {
  const named = (path: string) => check({ [path]: 'export const x = 1;\n' });

  it.each([
    'contract/src/domains/accounts/endpoints.ts',
    'contract/src/domains/accounts/user-profile.test.ts',
    'server/src/domains/accounts/tables.ts',
    'server/src/domains/accounts/store/user.ts',
    'server/src/domains/accounts/store/user.db.test.ts',
    'server/src/domains/accounts/use-cases/register.ts',
    'server/src/domains/accounts/use-cases/recognize-device.ts',
    'server/src/domains/accounts/races.prove.ts',
    'server/src/domains/service-requests/connections/rules/receipts.ts',
    'server/src/app/journeys/claims.db.test.ts',
    'server/src/app/http/sitemap.test.ts',
    'server/src/domains/accounts/rules/password.test.ts',
    'server/src/domains/accounts/data/areas.json',
    'server/src/domains/assistant/engine/trades/words.ts',
    'web/src/routes/track.$requestId.tsx',
    'web/src/domains/accounts/sign-in/flow.ts',
    'web/src/domains/accounts/pages/settings-page.tsx',
    'web/src/vite-env.d.ts',
    'web/src/ui/button.css',
  ])('includes %s', (path) => expect(named(path)).toEqual([]));

  it.each([
    ['contract/src/domains/accounts/kinds/user.ts', /contract domain is flat/],
    ['contract/src/domains/weather/endpoints.ts', /'weather' is not a known domain/],
    ['server/src/domains/accounts/service.ts', /doesn't belong here: a server domain has tables\.ts/],
    ['server/src/domains/accounts/engine/words.ts', /doesn't belong here/],
    ['server/src/domains/accounts/use-cases/user.ts', /named after its verb; 'user' is not in/],
    ['server/src/domains/accounts/use-cases/next-best.ts', /named after its verb; 'next' is not in/],
    ['server/src/domains/accounts/store/find-user.ts', /named after what it stores/],
    ['server/src/domains/service-requests/invoices/use-cases/pay.ts', /doesn't belong here/],
    ['server/src/domains/service-requests/requests/use-cases/user.ts', /named after its verb/],
    ['server/src/app/journeys/claims.ts', /journeys\/ contains the tests that cross domains/],
    ['server/src/app/claims.ts', /the app has main\.ts, env\.ts, http\//],
    ['server/src/kernel/string-utils.ts', /'utils' is too vague/],
    ['web/src/domains/accounts/shared/card.tsx', /'shared' is too vague/],
    ['web/src/ui/Button.tsx', /kebab-case/],
    ['web/src/lib/index.ts', /'index'/],
  ])('excludes %s', (path, sentence) => expect(named(path)).toEqual([expect.stringMatching(sentence)]));

  it('allows no barrels except public.ts', () => {
    const passingOn = "export * from './a.ts';\nexport { b } from './b.ts';\n";
    expect(check({ 'server/src/domains/accounts/public.ts': passingOn })).toEqual([]);
    expect(check({ 'server/src/kernel/everything.ts': passingOn })).toEqual([expect.stringMatching(/only re-exports/)]);
  });
});
