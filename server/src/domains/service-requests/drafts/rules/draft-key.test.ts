import { expect, it } from 'vitest';
import { draftKey, newDraftSecret } from './draft-key.ts';

it('a draft opens only with the secret of its browser', () => {
  const [own, other] = [newDraftSecret(), newDraftSecret()];
  const { id, sealed } = draftKey(own);
  const text = sealed.seal('The sink leaks', id);
  expect(text).not.toContain('sink');
  expect(draftKey(own).sealed.open(text, id)).toBe('The sink leaks');
  expect(draftKey(other).sealed.open(text, id)).toBeNull();
  expect(draftKey(own).sealed.open(text, draftKey(other).id)).toBeNull();
});

it('the stored id is always the same, and tells nothing about the secret', () => {
  const secret = newDraftSecret();
  expect(draftKey(secret).id).toBe(draftKey(secret).id);
  expect(draftKey(secret).id).not.toContain(secret.slice(3, 11));
  expect(draftKey(newDraftSecret()).id).not.toBe(draftKey(secret).id);
});
