import { describe, expect, it } from 'vitest';
import { LINEAR_STATUSES } from './lifecycle.ts';
import { statusMessage } from './tracking.ts';

describe('a request’s status message for its customer', () => {
  it.each([
    ['submitted', 'Your request has been submitted and contractors are being notified.'],
    ['contractors-notified', 'Local contractors have been notified of your request.'],
    ['contractor-selected', 'A contractor has been selected for your project.'],
    ['scheduled', 'Your service has been scheduled.'],
    ['in-progress', 'Your service is currently in progress.'],
    ['completed', 'Your service has been completed!'],
    ['cancelled', 'This request was canceled.'],
    ['declined', 'Every contractor who was asked has declined.'],
    ['expired', 'This request has ended without an answer.'],
  ] as const)('%s: %s', (status, message) => {
    expect(statusMessage(status, 0, false, 'en')).toBe(message);
  });

  it('does not claim that anyone was asked if the request is open to proposals', () => {
    expect(statusMessage('submitted', 0, true, 'en')).toBe(
      'Your request has been submitted and contractors near you can send proposals.',
    );
  });

  it('uses singular and plural', () => {
    expect(statusMessage('responses-received', 1, false, 'en')).toBe('1 contractor has responded to your request.');
    expect(statusMessage('responses-received', 2, false, 'en')).toBe('2 contractors have responded to your request.');
  });

  it('uses singular and plural in Spanish', () => {
    expect(statusMessage('responses-received', 1, false, 'es')).toBe('1 contratista ha respondido a su solicitud.');
    expect(statusMessage('responses-received', 2, false, 'es')).toBe('2 contratistas han respondido a su solicitud.');
  });

  it('lists the statuses of a successful request in order', () => {
    expect(LINEAR_STATUSES).toEqual([
      'submitted',
      'contractors-notified',
      'responses-received',
      'contractor-selected',
      'scheduled',
      'in-progress',
      'completed',
    ]);
  });
});
