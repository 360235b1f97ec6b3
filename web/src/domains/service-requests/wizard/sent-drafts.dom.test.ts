import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOfTab, noteSent, sentUnder, setDraftOfTab, subscribeToSent } from './sent-drafts.ts';

const sent = (key: string) => ({
  key,
  requestId: `sr_${key}`,
  requestNumber: 'PL-7K4QZ2',
  sentTo: 'Beargrass Plumbing',
  sentAt: '2026-12-01T17:00:00.000Z',
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft that was sent', () => {
  it('is known by its key, and by no other', () => {
    expect(sentUnder('k1')).toBeNull();
    noteSent(sent('k1'));
    expect(sentUnder('k1')).toMatchObject({ requestId: 'sr_k1', requestNumber: 'PL-7K4QZ2' });
    expect(sentUnder('k2')).toBeNull();
    expect(sentUnder(null)).toBeNull();
  });

  it('is forgotten once many others were sent: the device holds no endless list of links', () => {
    for (let count = 0; count < 11; count += 1) noteSent(sent(`k${count}`));
    expect(sentUnder('k0')).toBeNull();
    expect(sentUnder('k1')).not.toBeNull();
    expect(sentUnder('k10')).not.toBeNull();
  });

  it('is not shown to another person who signs in on this device', () => {
    noteSent(sent('k1'));
    const kept = JSON.parse(localStorage.getItem('plumbline.sent-drafts') ?? '[]');
    localStorage.setItem('plumbline.sent-drafts', JSON.stringify([{ ...kept[0], owner: 'us_another' }]));
    expect(sentUnder('k1')).toBeNull();
  });

  it('does no harm where the stored value cannot be read', () => {
    localStorage.setItem('plumbline.sent-drafts', '{');
    expect(sentUnder('k1')).toBeNull();
    noteSent(sent('k1'));
    expect(sentUnder('k1')).not.toBeNull();
  });
});

it('a tab knows which draft it is about, and whoever watches hears of a change', () => {
  const listener = vi.fn();
  const end = subscribeToSent(listener);
  setDraftOfTab('k1');
  setDraftOfTab('k1');
  expect(draftOfTab()).toBe('k1');
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  setDraftOfTab(null);
  expect(draftOfTab()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
});
