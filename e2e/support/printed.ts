import type { Product } from '../../tools/product.ts';

/**
 * Returns what the product has printed, without times, ports, and ids. Their digits are random, so that some are those
 * of a card now and then.
 */
export const printedBy = (product: Product | undefined): string =>
  (product?.output() ?? '').replaceAll(
    /"(?:time|pid|ms)":[\d.]+|localhost:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
    '',
  );
