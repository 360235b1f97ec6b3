import { describe, expect, it } from 'vitest';
import { AGAIN_HOURS, announcementDue, BUNDLE_MINUTES, type ReaderState } from './announcement.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 11, 1, 15, minutes));
const state = (given: Partial<ReaderState>): ReaderState => ({
  read: 0,
  told: 0,
  toldAt: null,
  waitsSince: null,
  ...given,
});

describe('an announcement', () => {
  it('is not due while nothing waits', () => {
    expect(announcementDue(state({ told: 3, toldAt: at(0) }))).toBeNull();
  });

  it('is due a moment after the first message, with all that has come by then', () => {
    expect(announcementDue(state({ waitsSince: at(0) }))).toEqual(at(BUNDLE_MINUTES));
  });

  it('waits for hours after one that is unread', () => {
    const unread = state({ told: 2, read: 1, toldAt: at(0), waitsSince: at(5) });
    expect(announcementDue(unread)).toEqual(at(AGAIN_HOURS * 60));
    expect(announcementDue({ ...unread, waitsSince: at(AGAIN_HOURS * 60) })).toEqual(
      at(AGAIN_HOURS * 60 + BUNDLE_MINUTES),
    );
  });

  it('comes as usual after one that was read', () => {
    expect(announcementDue(state({ told: 2, read: 2, toldAt: at(0), waitsSince: at(5) }))).toEqual(
      at(5 + BUNDLE_MINUTES),
    );
  });
});
