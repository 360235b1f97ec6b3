import { FileId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { expect, it } from 'vitest';
import { linkOfKey, namedPhoto, photoKey, photoName } from './photo-key.ts';

const customer = ServiceRequestId.parse('sr_0000000000000000000001');
const contractor = ReferralId.parse('rf_0000000000000000000002');
const [sink, valve] = [FileId.parse('fl_sink'), FileId.parse('fl_valve')];

it('opens one photo for the holder of one link', () => {
  const key = photoKey(contractor, sink);
  expect(linkOfKey([customer, contractor], sink, key)).toBe(contractor);
  expect(linkOfKey([customer, contractor], valve, key)).toBeNull();
  expect(linkOfKey([customer], sink, key)).toBeNull();
});

it('is not the link, and neither is a part or a beginning of it', () => {
  const key = photoKey(customer, sink);
  expect(key).not.toContain(customer);
  for (const other of ['', customer, key.slice(1), `${key}x`]) expect(linkOfKey([customer], sink, other)).toBeNull();
});

it('is part of an address, which can be read again', () => {
  const named = { photoId: sink, key: photoKey(customer, sink), size: 'small.webp' };
  expect(namedPhoto(photoName(named))).toEqual(named);
  expect(namedPhoto('nonsense')).toEqual({ photoId: 'nonsense', key: '', size: '' });
});
