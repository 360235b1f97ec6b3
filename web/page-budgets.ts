/** The most JavaScript, gzipped, that a page may load beyond the shell. */
export const MOST_PAGE_BYTES = 40_000;

/** The most files with JavaScript that a page may load beyond the shell. */
export const MOST_PAGE_FILES = 8;

/** Pages that load more, which hold forms or a map: their limits may only decrease. */
export const LARGER_PAGES: Readonly<Record<string, { readonly bytes: number; readonly files?: number }>> = {
  '/account-craftsman': { bytes: 68_000 },
  '/dashboard/craftsman': { bytes: 60_000, files: 9 },
  '/dashboard/customer/': { bytes: 45_000 },
  '/dashboard/customer/requests/$requestId': { bytes: 63_000 },
  '/find-plumbers': { bytes: 75_000 },
  '/map': { bytes: 95_000 },
  '/operator/': { bytes: 64_000 },
  '/operator/sources': { bytes: 69_000 },
  '/payment': { bytes: 42_000 },
  '/payment-success': { bytes: 41_000 },
  '/plumbing': { bytes: 63_000 },
  '/profile': { bytes: 60_000 },
  '/projects/': { bytes: 71_000 },
  '/request-service': { bytes: 97_000 },
  '/respond/': { bytes: 75_000 },
  '/respond/$serviceRequestId/$contractorId': { bytes: 75_000 },
  '/response': { bytes: 41_000 },
  '/schedule-service': { bytes: 48_000 },
  '/track/$requestId': { bytes: 60_000 },
};
