import { expect, it } from 'vitest';
import * as z from 'zod';
import { sourceForm } from './source-form.ts';

const Form = sourceForm((kind) => (kind === 'feed' ? z.strictObject({ label: z.string().optional() }) : z.object({})));
const form = { id: 'town', name: 'Town', kind: 'feed', address: 'https://town.example/feed' };
/** The fields that are wrong, with what is said of them. */
const wrong = (given: object) =>
  Object.fromEntries(
    (Form.safeParse({ ...form, ...given }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

it('takes a source as it is written down, and fills in the rest', () => {
  expect(Form.parse(form)).toEqual({ ...form, enabled: true, mapping: {} });
});

it('wants an address on the web of kinds that are read there alone', () => {
  const problem = { address: 'must be a web address, such as https://data.example.org/permits' };
  expect(wrong({ address: 'permits.csv' })).toEqual(problem);
  expect(wrong({ kind: 'file', address: 'permits.csv' })).toEqual({});
  expect(wrong({ kind: 'demonstration', address: 'sample' })).toEqual({});
});

it('takes an upload of files alone, in place of an address', () => {
  expect(wrong({ upload: 'id\n1' })).toEqual({ upload: "is for sources of the kind 'file'" });
  expect(wrong({ kind: 'file', address: undefined, upload: 'id\n1' })).toEqual({});
  expect(wrong({ kind: 'file', address: undefined })).toEqual({ address: 'must say what is read' });
});

it('names each word of the mapping that its kind does not know', () => {
  expect(wrong({ mapping: { label: 3 } })).toEqual({ 'mapping.label': expect.stringContaining('expected string') });
  expect(Object.keys(wrong({ mapping: { layer: 3 } }))).toEqual(['mapping']);
});
