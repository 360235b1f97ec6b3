import { describe, expect, it } from 'vitest';
import {
  fateOf,
  hasRoomFor,
  isWaitingPhoto,
  MOST_WAITING_BYTES,
  notChosen,
  type WaitingPhoto,
} from './waiting-photo.ts';

const HOUR = 60 * 60 * 1000;

const photo: WaitingPhoto = {
  key: 'photo',
  draftKey: 'draft',
  requestId: null,
  shared: true,
  description: '',
  bytes: new Blob(['one']),
  preview: 'data:image/jpeg;base64,',
  chosenAt: 0,
  at: 0,
};
const sized = (size: number): WaitingPhoto => ({ ...photo, bytes: { size } as Blob });

describe('a photo of a draft', () => {
  const fate = (part: Partial<WaitingPhoto>, { now = HOUR, draftKey = 'draft' } = {}) =>
    fateOf({ ...photo, ...part }, now, draftKey, (key) => (key === 'sent' ? 'request' : null));

  it('waits as long as its draft does, and at most a day', () => {
    expect(fate({})).toEqual(photo);
    expect(fate({}, { now: 24 * HOUR - 1 })).toEqual(photo);
    expect(fate({}, { now: 24 * HOUR })).toBeNull();
    expect(fate({}, { draftKey: 'another' })).toBeNull();
  });

  it('belongs to the request that its draft has become, and then waits another day', () => {
    const submitted = { ...photo, draftKey: 'sent', requestId: 'request', at: HOUR };
    expect(fate({ draftKey: 'sent' }, { draftKey: 'another' })).toEqual(submitted);
    expect(fate(submitted, { now: 24 * HOUR })).toEqual(submitted);
    expect(fate(submitted, { now: 25 * HOUR })).toBeNull();
  });
});

describe('one more photo', () => {
  it('can be chosen, up to ten for a draft', () => {
    const others = Array.from({ length: 9 }, () => photo);
    expect(notChosen(photo, [...others, { ...photo, draftKey: 'another' }])).toBeNull();
    expect(notChosen(photo, [...others, photo])).toBe('tooMany');
  });

  it('is refused at once if this browser cannot read it', () => {
    expect(notChosen({ ...photo, preview: null }, [])).toBe('unreadable');
  });

  it('is refused if the browser would keep too much', () => {
    expect(notChosen(sized(2), [sized(MOST_WAITING_BYTES - 2)])).toBeNull();
    expect(notChosen(sized(2), [sized(MOST_WAITING_BYTES - 1)])).toBe('noRoom');
    expect(hasRoomFor(sized(1), [sized(MOST_WAITING_BYTES)])).toBe(false);
  });
});

it('what an earlier build has stored is told from a photo', () => {
  expect(isWaitingPhoto(photo)).toBe(true);
  expect(isWaitingPhoto({ ...photo, requestId: 'request', preview: null })).toBe(true);
  expect(isWaitingPhoto({ ...photo, bytes: 'one' })).toBe(false);
  expect(isWaitingPhoto({ ...photo, shared: undefined })).toBe(false);
  expect(isWaitingPhoto({ ...photo, requestId: 1 })).toBe(false);
  expect(isWaitingPhoto(null)).toBe(false);
});
