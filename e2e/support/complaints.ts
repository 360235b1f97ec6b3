import type { Page } from 'playwright-core';

/** A response that a test provokes on purpose, or a missing one: the test cut the page off. */
export interface Refusal {
  readonly status: number | 'unreachable';
  /** Part of the address, or a pattern that matches it. */
  readonly url: string | RegExp;
}

/** Errors in a page. */
export interface Complaints {
  /** Expects these responses from now on. */
  expect(refusal: Refusal): void;
  /** Returns the complaints since the last call, one line each. */
  take(): string[];
}

/** Collects a page's errors: on its console, uncaught ones, and failed or refused requests. */
export function collectComplaints(page: Page): Complaints {
  const expected: Refusal[] = [];
  let complaints: string[] = [];
  const isExpected = (status: Refusal['status'], address: string) =>
    expected.some(
      ({ status: code, url }) =>
        code === status && (typeof url === 'string' ? address.includes(url) : url.test(address)),
    );

  page.on('console', (message) => {
    // The browser's own note on a refused request; 'response' and 'requestfailed' say more.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    complaints.push(`console error on ${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught error on ${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page aborts its pending requests.
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
