import { describe, expect, it } from 'vitest';
import { PhotoChange, photosPath, workPhotosPath } from './photo-endpoints.ts';

describe('the page of photos', () => {
  it('says what went wrong', () => {
    expect(photosPath('sr_1', null)).toBe('/track/sr_1#photos');
    expect(photosPath('sr_1', 'too-large')).toBe('/track/sr_1?photo=too-large#photos');
    expect(workPhotosPath('rf_1', 'ct_1', null)).toBe('/respond/rf_1/ct_1#work-photos');
    expect(workPhotosPath('rf_1', 'ct_1', 'too-large')).toBe('/respond/rf_1/ct_1?photo=too-large#work-photos');
  });
});

describe('what the customer says about a photo', () => {
  it('comes from a script or from a form', () => {
    const photoId = 'fl_1';
    expect(PhotoChange.parse({ photoId, shared: 'false', description: '' })).toEqual({ photoId, shared: false });
    expect(PhotoChange.parse({ photoId, shared: true, description: ' Trap ' })).toMatchObject({ description: 'Trap' });
    expect(PhotoChange.safeParse({ photoId, shared: 'perhaps' }).success).toBe(false);
  });
});
