import { readFileSync } from 'node:fs';
import proj4, { type Converter } from 'proj4';

/** Geographic systems of North America: their degrees equal ours to within a few meters. */
const GEOGRAPHIC = new Set([4326, 4269, 4152, 4759, 6318, 4979, 104_145]);
const TABLE = new URL('./us-grids.txt', import.meta.url);

let definitions: ReadonlyMap<number, string> | undefined;

function loaded(): ReadonlyMap<number, string> {
  definitions ??= new Map(
    readFileSync(TABLE, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .flatMap((line) => {
        const [codes = '', definition = ''] = line.split('|');
        return codes.split(' ').map((code): [number, string] => [Number(code), definition]);
      }),
  );
  return definitions;
}

/** Returns whether `degreesOf` knows this EPSG or Esri code: state plane, UTM, web maps, degrees. */
export const isKnownReference = (code: number): boolean => GEOGRAPHIC.has(code) || loaded().has(code);

const converters = new Map<number, Converter>();

function converterOf(code: number): Converter | null {
  const known = converters.get(code);
  if (known !== undefined) return known;
  const definition = loaded().get(code);
  if (definition === undefined) return null;
  const made = proj4(definition);
  converters.set(code, made);
  return made;
}

/**
 * Converts coordinates on a map grid to degrees: east before north, in the grid's own feet or meters. Returns null if
 * the code is unknown or the numbers are outside the grid.
 */
export function degreesOf(code: number, x: number, y: number): { latitude: number; longitude: number } | null {
  if (GEOGRAPHIC.has(code)) return { latitude: y, longitude: x };
  try {
    const [longitude, latitude] = converterOf(code)?.inverse([x, y]) ?? [];
    if (latitude === undefined || longitude === undefined) return null;
    return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
  } catch {
    // The library rejects numbers outside its grid.
    return null;
  }
}
