/** The most JavaScript, gzipped, that a page may load beyond the shell. */
export const MOST_PAGE_BYTES = 40_000;

/** The most files with JavaScript that a page may load beyond the shell. */
export const MOST_PAGE_FILES = 8;

/** Pages that load more, which hold forms or a map: their limits may only decrease. */
export const LARGER_PAGES: Readonly<Record<string, { readonly bytes: number; readonly files?: number }>> = {
  '/account-craftsman': { bytes: 70_000 },
  '/contractors/$slug': { bytes: 42_000 },
  '/dashboard/craftsman': { bytes: 140_000, files: 9 },
  '/dashboard/customer/': { bytes: 86_000 },
  '/dashboard/customer/projects/$requestId': { bytes: 41_000 },
  '/dashboard/customer/requests/$requestId': { bytes: 65_000 },
  '/find-plumbers': { bytes: 77_000 },
  '/map': { bytes: 98_000 },
  '/operator': { bytes: 103_000 },
  '/payment': { bytes: 45_000 },
  '/payment-success': { bytes: 45_000 },
  '/plumbing': { bytes: 65_000 },
  '/profile': { bytes: 60_000 },
  '/projects/': { bytes: 73_000 },
  '/request-service': { bytes: 99_000 },
  '/respond/': { bytes: 78_000 },
  '/respond/$serviceRequestId/$contractorId': { bytes: 78_000 },
  '/response': { bytes: 44_000 },
  '/schedule-service': { bytes: 51_000 },
  '/track/$requestId': { bytes: 62_000 },
};
