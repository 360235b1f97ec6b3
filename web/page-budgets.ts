/** The most JavaScript, gzipped, that a page may load beyond the shell. */
export const MOST_PAGE_BYTES = 40_000;

/** The most files with JavaScript that a page may load beyond the shell. */
export const MOST_PAGE_FILES = 8;

/** Pages that load more, which hold forms or a map: their limits may only decrease. */
export const LARGER_PAGES: Readonly<Record<string, { readonly bytes: number; readonly files?: number }>> = {
  '/account-craftsman': { bytes: 65_000 },
  '/dashboard/craftsman': { bytes: 56_000, files: 9 },
  '/dashboard/customer/': { bytes: 43_000 },
  '/dashboard/customer/requests/$requestId': { bytes: 62_000 },
  '/find-plumbers': { bytes: 75_000 },
  '/map': { bytes: 89_000 },
  '/operator/': { bytes: 63_000 },
  '/operator/sources': { bytes: 66_000 },
  '/payment': { bytes: 42_000 },
  '/payment-success': { bytes: 41_000 },
  '/plumbing': { bytes: 56_000 },
  '/profile': { bytes: 58_000 },
  '/projects/': { bytes: 69_000 },
  '/request-service': { bytes: 96_000 },
  '/respond/': { bytes: 75_000 },
  '/respond/$serviceRequestId/$contractorId': { bytes: 75_000 },
  '/response': { bytes: 41_000 },
  '/schedule-service': { bytes: 47_000 },
  '/track/$requestId': { bytes: 59_000 },
};
