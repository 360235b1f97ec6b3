import type { Page } from 'playwright-core';

/** An answer that a test provokes on purpose, or that nothing answers: it cut the page off. */
export interface Refusal {
  readonly status: number | 'unreachable';
  /** Part of the address, or a pattern it matches. */
  readonly url: string | RegExp;
}

/** What went wrong in a page while nobody looked. */
export interface Complaints {
  /** From now on these answers are part of the test. */
  expect(refusal: Refusal): void;
  /** The complaints since the last call, each in one line. */
  take(): string[];
}

/** Listens to a page: errors on its console, uncaught errors, requests that failed or were refused. */
export function collectComplaints(page: Page): Complaints {
  const expected: Refusal[] = [];
  let complaints: string[] = [];
  const isExpected = (status: Refusal['status'], address: string) =>
    expected.some(
      ({ status: code, url }) =>
        code === status && (typeof url === 'string' ? address.includes(url) : url.test(address)),
    );

  page.on('console', (message) => {
    // The browser's own note on a refused request: 'response' and 'requestfailed' tell more of it.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    complaints.push(`console error on ${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught error on ${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page ends what it still waits for.
    if (reason === 'net::ERR_ABORTED' || isExpected('unreachable', request.url())) return;
    complaints.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isExpected(response.status(), response.url())) return;
    complaints.push(`${response.request().method()} ${response.url()}: answered ${response.status()}`);
  });
  return {
    expect: (refusal) => expected.push(refusal),
    take: () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
}
