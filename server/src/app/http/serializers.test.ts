import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@plumbline/contract/kernel/endpoint.ts';
import fastJson from 'fast-json-stringify';
import { describe, expect, it } from 'vitest';
import { serializerSchema } from '../../kernel/http/json-schema.ts';

const domains = join(import.meta.dirname, '../../../../contract/src/domains');
const files = globSync('**/*endpoints.ts', { cwd: domains });
const modules = await Promise.all(files.map((file): Promise<object> => import(join(domains, file))));
const endpoints = modules
  .flatMap((module) => Object.values(module))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'reply' in value);

describe('the answers of all calls', () => {
  it('are known', () => expect(endpoints.length).toBeGreaterThan(150));

  it.each(endpoints)('$name has a serializer', ({ reply }) => {
    expect(fastJson(serializerSchema(reply))).toBeTypeOf('function');
  });
});
