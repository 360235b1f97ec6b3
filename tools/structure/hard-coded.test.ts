import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { hardCodedIn } from './hard-coded.ts';

const PAGE = 'web/src/domains/bids/bid-form.tsx';
const found = (text: string, path = PAGE) => hardCodedIn(path, parseSync(path, text).program, text);

describe('a text for people outside the words modules', () => {
  it.each([
    ['in markup', '<p>Retry</p>'],
    ['in an attribute that is read aloud', '<Icon aria-label="Close" />'],
    ['as a label', "const choices = [{ label: 'Find Contractors' }];"],
    ['as a sentence', "throw new DomainError('not-found', 'There is no such bid.');"],
    ['around a value', 'const text = `You have ${count} bids left.`;'],
    ['in lower case', "const hint = 'at most one bid per project and day.';"],
  ])('is found %s', (_, statement) => {
    expect(found(statement)).toEqual([expect.stringContaining('put it into a .words.ts')]);
  });

  it('is reported with its line', () => {
    expect(found("\nconst title = 'Your bids are in';")[0]).toMatch(/^line 2 says 'Your bids are in' itself/);
  });
});

describe('a text that is not for people', () => {
  it.each([
    ['classes', '<p className="flex gap-2 text-ink" />'],
    ['names', "const kind = 'service-request';"],
    ['paths and ids', "const to = '/projects/$projectId';"],
    ['what only we read', "throw new Error('A bid without a project was stored.');"],
    ['SQL', 'const query = sql`select id from bids where project_id = 1`;'],
    ['what the reference says of an endpoint', "endpoint({ name: 'bid', summary: 'Stores a bid on a project.' })"],
    ['what Prometheus says of a gauge', "gauge({ name: 'plumbline_bids', help: 'Bids that were placed.' })"],
    ['what is logged', "ctx.log.warn(facts, 'The geocoder gave no answer.');"],
    ['what the reference says of a route', "const schema = { summary: 'The bids of a month.', 'x-access': 'anyone' };"],
    ['the same where the route is open', "app.post('/bid', { schema: { summary: 'The bids of a month.' } }, save);"],
    ['why a job is tried again', "throw new ProviderUnavailable('No payment provider is set up.');"],
    ['what an import reports of a row', "const outcome = rejected('It has no name');"],
    ['a header', "reply.header('Content-Type', 'application/json');"],
  ])('is not found: %s', (_, statement) => {
    expect(found(statement)).toEqual([]);
  });

  it.each([
    'web/src/domains/bids/bids.words.ts',
    'web/src/domains/bids/bids.words.es.ts',
    'web/src/domains/bids/bid-form.test.tsx',
    'server/src/domains/ingest/rules/job-title-facts.ts',
    'server/src/app/main.ts',
    'tools/verify.ts',
  ])('may be in %s', (path) => {
    expect(found("const title = 'Your bids are in';", path)).toEqual([]);
  });
});
