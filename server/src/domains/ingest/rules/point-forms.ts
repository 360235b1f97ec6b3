import { binaryPoint } from './binary-point.ts';
import { middleOf, type Pair } from './shape-middle.ts';

/** A source's coordinates for a location: degrees, or feet or meters of a map grid. */
export interface RawPoint {
  /** East before north if the form says which is which; points are checked both ways. */
  readonly x: number;
  readonly y: number;
  /** A corner of the bounding box of the shape whose center this is; absent for a point. */
  readonly corner?: Pair;
  /** The EPSG or Esri code that the form itself names. */
  readonly reference?: number;
}

/** Outlines of parcels have a few hundred corners. */
const MAX_TEXT = 50_000;
/** Nested objects, such as a feature's geometry or a location's point. */
const MAX_DEPTH = 4;

/**
 * Reads a location from one value in any of the usual forms: '38.6, -90.2', '(38.6, -90.2)', also after an address; WKT
 * with or without SRID, WKB in hexadecimal, GeoJSON, Esri JSON, and Socrata's location objects, each as an object or as
 * text. Uses the center of lines and areas. Returns null for anything else.
 */
export function readPoint(value: unknown, depth = 0): RawPoint | null {
  if (depth > MAX_DEPTH) return null;
  if (typeof value === 'string') return pointOfText(value.slice(0, MAX_TEXT).trim(), depth);
  if (Array.isArray(value)) return pointOfList(value);
  return typeof value === 'object' && value !== null
    ? pointOfObject(value as Readonly<Record<string, unknown>>, depth)
    : null;
}

function pointOfText(text: string, depth: number): RawPoint | null {
  if (/^[[{]/.test(text)) return pointOfJson(text, depth);
  return pointOfWkt(text) ?? binaryPoint(text) ?? pointOfPair(text);
}

function pointOfJson(text: string, depth: number): RawPoint | null {
  try {
    return readPoint(JSON.parse(text), depth + 1);
  } catch {
    return pointOfKeys(text);
  }
}

/** Objects as Python prints them: {'latitude': '38.6', 'longitude': '-90.2'}. */
function pointOfKeys(text: string): RawPoint | null {
  const latitude = /\blat(?:itude)?["']?\s?[:=]\s?["']?(-?\d{1,3}\.\d{1,20})/i.exec(text)?.[1];
  const longitude = /\b(?:long?|lng|longitude)["']?\s?[:=]\s?["']?(-?\d{1,3}\.\d{1,20})/i.exec(text)?.[1];
  if (latitude !== undefined && longitude !== undefined) return { x: Number(longitude), y: Number(latitude) };
  const pair = /\bcoordinates["']?\s?:\s?[[(]\s?(-?\d{1,3}\.\d{1,20}),\s?(-?\d{1,3}\.\d{1,20})/i.exec(text);
  return pair === null ? null : { x: Number(pair[1]), y: Number(pair[2]) };
}

const WKT = /^(?:SRID\s?=\s?(\d{1,6})\s?;\s?)?(MULTI)?(POINT|LINESTRING|POLYGON)\s?(?:Z|M|ZM)?\s?\(/i;

/** 'SRID=4326;POINT (-90.2 38.6)' and the other shapes of WKT. */
function pointOfWkt(text: string): RawPoint | null {
  const [head, srid, , shape = ''] = WKT.exec(text) ?? [];
  if (head === undefined) return null;
  const rings = text
    .slice(head.length - 1)
    .split(')')
    .map((ring) => ring.split(',').flatMap(pairOfWords));
  return shaped(rings, /polygon/i.test(shape), srid === undefined ? undefined : Number(srid));
}

function pairOfWords(text: string): Pair[] {
  const [x = Number.NaN, y = Number.NaN] = text.replaceAll('(', ' ').trim().split(/\s+/).map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? [[x, y]] : [];
}

/** '38.6, -90.2', '38.6 -90.2', '(38.6°N, 90.2°W)', '100 Main St, St. Louis, MO (38.6, -90.2)'. */
function pointOfPair(text: string): RawPoint | null {
  const end = text.length > 80 ? text.slice(-80) : text;
  const [, last] = /\(([^()]*)\)$/.exec(end) ?? [];
  const inner = last ?? (text.length > 80 ? '' : text);
  const byMark = inner.split(/[,;|/]/);
  const parts = byMark.length > 1 ? byMark : inner.trim().split(/\s+/);
  if (parts.length !== 2 && parts.length !== 3) return null;
  const [first, second, height] = parts.map(readAngle);
  if (!first || !second || height === null) return null;
  const isEastFirst = first.axis === 'longitude' || second.axis === 'latitude';
  return isEastFirst ? { x: first.value, y: second.value } : { x: second.value, y: first.value };
}

interface Angle {
  readonly value: number;
  /** From a letter N, S, E or W. */
  readonly axis: 'latitude' | 'longitude' | null;
}

const DECIMAL = /^([NSEW])?\s?([-+−]?\d{1,12}(?:\.\d{0,20})?(?:e[-+]?\d{1,2})?)\s?[°º]?\s?([NSEW])?$/i;
const SEXAGESIMAL =
  /^(\d{1,3})\s?[°º]\s?(\d{1,2}(?:\.\d{1,12})?)\s?['′’]\s?(?:(\d{1,2}(?:\.\d{1,12})?)\s?(?:["″”]|'')\s?)?([NSEW])$/i;

/** Parses '-90.2', '90.2° W', '90°12′3″W' or '2,692,341.5'. */
export function readAngle(text: string): Angle | null {
  const bare = text.trim();
  const [, degrees, minutes = '0', seconds = '0', side] = SEXAGESIMAL.exec(bare) ?? [];
  if (degrees !== undefined) return sided(Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600, side);
  const [, before, number, after] = DECIMAL.exec(bare.replace(/,(?=\d{3}(?:\D|$))/g, '')) ?? [];
  return number === undefined ? null : sided(Number(number.replace('−', '-')), before ?? after);
}

function sided(value: number, side: string | undefined): Angle {
  switch (side?.toUpperCase()) {
    case 'N':
      return { value, axis: 'latitude' };
    case 'S':
      return { value: -Math.abs(value), axis: 'latitude' };
    case 'E':
      return { value, axis: 'longitude' };
    case 'W':
      return { value: -Math.abs(value), axis: 'longitude' };
    default:
      return { value, axis: null };
  }
}

/** Reads [-90.2, 38.6], as numbers or as text. */
function pointOfList(list: readonly unknown[]): RawPoint | null {
  const [x, y] = [numberOf(list[0]), numberOf(list[1])];
  return x === null || y === null || list.length > 4 ? null : { x, y };
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : typeof value === 'string' ? (readAngle(value)?.value ?? null) : null;

const MAX_KEYS = 60;
/** Keys under which an object holds its location. */
const WITHIN = ['geometry', 'location', 'point', 'geom', 'geocoded_column', 'coordinates', 'geometries'];

function pointOfObject(value: Readonly<Record<string, unknown>>, depth: number): RawPoint | null {
  const entries = Object.entries(value).slice(0, MAX_KEYS);
  const lower = new Map(entries.map(([name, one]) => [name.toLowerCase(), one]));
  const first = (...names: readonly string[]) =>
    names.map((name) => numberOf(lower.get(name))).find((one): one is number => one !== null);
  const [y, x] = [first('latitude', 'lat', 'y'), first('longitude', 'lng', 'lon', 'long', 'x')];
  const reference = referenceOf(lower.get('spatialreference'));
  const own = reference === undefined ? {} : { reference };
  if (y !== undefined && x !== undefined) return { x, y, ...own };
  const rings = lower.get('rings') ?? lower.get('paths');
  if (Array.isArray(rings)) return shaped(pairLists(rings), lower.has('rings'), reference);
  const points = lower.get('points');
  if (Array.isArray(points)) return shaped(pairLists([points]), false, reference);
  const coordinates = lower.get('coordinates');
  if (Array.isArray(coordinates) && Array.isArray(coordinates[0])) {
    return shaped(pairLists(coordinates), /polygon/i.test(String(lower.get('type'))), reference);
  }
  for (const name of WITHIN) {
    const inner = lower.get(name);
    const found = readPoint(name === 'geometries' && Array.isArray(inner) ? inner[0] : inner, depth + 1);
    if (found !== null) return { ...own, ...found };
  }
  return null;
}

/** Returns the code of Esri's `spatialReference` (the newer of its two) or of GeoJSON's old `crs`; else undefined. */
export function referenceOf(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { latestWkid, wkid, properties } = value as Readonly<Record<string, unknown>>;
  const { name } = (typeof properties === 'object' ? (properties ?? {}) : {}) as { readonly name?: unknown };
  const named = typeof name === 'string' ? /EPSG:{1,2}(\d{4,6})$/.exec(name.slice(0, 100))?.[1] : undefined;
  return [latestWkid, wkid, Number(named)].find((code): code is number => Number.isSafeInteger(code));
}

const MAX_NESTING = 3;

/** Collects the lists of pairs in nested lists: rings of polygons, lines, points. */
function pairLists(value: readonly unknown[], nesting = 0): Pair[][] {
  if (nesting > MAX_NESTING) return [];
  const pairs = value.flatMap((one): Pair[] =>
    Array.isArray(one) && typeof one[0] === 'number' && typeof one[1] === 'number' ? [[one[0], one[1]]] : [],
  );
  if (pairs.length > 0) return [pairs];
  return value.flatMap((one) => (Array.isArray(one) ? pairLists(one, nesting + 1) : []));
}

function shaped(lists: readonly (readonly Pair[])[], isArea: boolean, reference: number | undefined): RawPoint | null {
  const middle = middleOf(lists, isArea);
  return middle === null ? null : { ...middle, ...(reference !== undefined && { reference }) };
}
