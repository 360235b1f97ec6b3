import { FileId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import type { StoredFile } from './tables.ts';
import { type PhotoViewer, photoOf } from './views.ts';

const file: StoredFile = {
  id: FileId.parse('fl_sink'),
  ownerKind: 'service-request',
  ownerId: 'sr_1',
  uploadKey: 'a key',
  status: 'ready',
  refusal: null,
  day: '2026-12-01',
  attempt: 'at_1',
  arrivingSince: new Date(0),
  description: 'Under the sink',
  shared: true,
  phase: null,
  width: 2048,
  height: 1536,
  placeholder: 'data:image/webp;base64,AA',
  createdAt: new Date(0),
};
const viewer: PhotoViewer = {
  addressOf: ({ id }, name) => `/${id}/${name}`,
  seesAllSizes: true,
  language: 'en',
  read: (description) => description,
};

describe('a photo', () => {
  it('has the dimensions of each size', () => {
    expect(photoOf(file, viewer)).toMatchObject({
      small: { width: 480, height: 360, webp: '/fl_sink/small.webp', jpg: '/fl_sink/small.jpg' },
      large: { width: 2048, height: 1536 },
    });
  });

  it('has only the small size for whom only that is meant', () =>
    expect(photoOf(file, { ...viewer, seesAllSizes: false })).toMatchObject({ small: { width: 480 }, large: null }));

  it('is described as the viewer may read it', () =>
    expect(photoOf(file, { ...viewer, read: (text) => text.toUpperCase() }).description).toBe('UNDER THE SINK'));

  it('has no address while it is prepared', () =>
    expect(photoOf({ ...file, status: 'stored', width: null, height: null }, viewer)).toMatchObject({
      status: 'preparing',
      small: null,
      large: null,
    }));

  it('says why it was refused, in the language of the viewer', () =>
    expect(photoOf({ ...file, status: 'refused', refusal: 'damaged' }, { ...viewer, language: 'es' }).refusal).toMatch(
      /^Esta foto está dañada/,
    ));
});
