/** A point: byte order, type and two numbers, with an optional spatial reference. */
const HEXADECIMAL = /^(?:[0-9a-f]{42}|[0-9a-f]{50})$/i;
const HAS_REFERENCE = 0x20000000;
const POINT = 1;

/**
 * Parses a point in WKB or PostGIS's EWKB, as databases print geometry: '0101000020E6100000…'. Returns null for
 * anything else.
 */
export function binaryPoint(text: string): { x: number; y: number; reference?: number } | null {
  if (!HEXADECIMAL.test(text)) return null;
  const bytes = Buffer.from(text, 'hex');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = view.getUint8(0) === 1;
  const kind = view.getUint32(1, isLittle);
  const hasReference = (kind & HAS_REFERENCE) !== 0;
  if ((kind & ~HAS_REFERENCE) !== POINT || bytes.length !== (hasReference ? 25 : 21)) return null;
  const at = hasReference ? 9 : 5;
  const [x, y] = [view.getFloat64(at, isLittle), view.getFloat64(at + 8, isLittle)];
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  return hasReference ? { x, y, reference: view.getUint32(5, isLittle) } : { x, y };
}
