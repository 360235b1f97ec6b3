import { expect, it } from 'vitest';
import * as z from 'zod';
import { sourceForm } from './source-form.ts';

const Form = sourceForm((kind) => (kind === 'feed' ? z.strictObject({ label: z.string().optional() }) : z.object({})));
const form = { id: 'town', name: 'Town', kind: 'feed', address: 'https://town.example/feed' };
/** Returns the invalid fields with their messages. */
const wrong = (given: object) =>
  Object.fromEntries(
    (Form.safeParse({ ...form, ...given }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

it('accepts a source as it is written down, and fills in the rest', () => {
  expect(Form.parse(form)).toEqual({ ...form, enabled: true, mapping: {} });
});

it('requires a web address for kinds that are read only on the web', () => {
  const problem = { address: 'must be a web address, such as https://data.example.org/permits' };
  expect(wrong({ address: 'permits.csv' })).toEqual(problem);
  expect(wrong({ address: undefined })).toEqual({ address: 'must say what is read' });
  expect(wrong({ kind: 'file', address: 'permits.csv' })).toEqual({});
  expect(wrong({ kind: 'demonstration', address: 'sample' })).toEqual({});
});

it('accepts an upload for files alone, in place of an address', () => {
  expect(wrong({ upload: 'id\n1' })).toEqual({ upload: "is for sources of the kind 'file'" });
  expect(wrong({ kind: 'file', address: undefined, upload: 'id\n1' })).toEqual({});
  expect(wrong({ kind: 'file', address: undefined })).toEqual({ address: 'must say what is read' });
});

it('names each mapping key that its kind does not know', () => {
  expect(wrong({ mapping: { label: 3 } })).toEqual({ 'mapping.label': expect.stringContaining('expected string') });
  expect(Object.keys(wrong({ mapping: { layer: 3 } }))).toEqual(['mapping']);
});
