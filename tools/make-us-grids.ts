/**
 * Generates the table of the projected coordinate systems that US offices use (state plane, UTM, statewide and county
 * grids) from Esri's list of codes. Run it after the package was updated: node tools/make-us-grids.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface EsriSystem {
  readonly wkid: number;
  readonly name: string;
  /** Esri's definition (WKT 1). */
  readonly wkt: string;
}

const TARGET = new URL('../server/src/domains/locations/data/us-grids.txt', import.meta.url);

/** Grids of the states, of counties in Wisconsin, Minnesota, Indiana, Illinois and Kansas, and UTM zones. */
const AMERICAN =
  /^NAD_19(?:83|27)_(?!.*(?:CSRS|CGQ77|DEF_1976)).*(?:StatePlane|UTM_Zone_\d+N|_WI_|_MN_|WISCRS|InGCS|_ICS_|_KS_|Texas|Florida|Wisconsin|Oregon|Michigan|Virginia|California|Idaho|Georgia|Alaska|Mississippi|Nebraska|Kansas)/;
const WORLDWIDE = /^WGS_1984_(?:UTM_Zone_1?\d+N|Web_Mercator_Auxiliary_Sphere)$/;
const WEB_MERCATOR = '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0';
/** Older codes of the same grid, which are no longer in any list. */
const MERCATOR_ALIASES = [3785, 102113, 900913];
/**
 * The offset of Clarke's ellipsoid from today's (meters, the mean of the lower 48 states): accurate to about 10 m,
 * without grid files of several megabytes.
 */
const CLARKE = '+ellps=clrk66 +towgs84=-8,160,176';

/** Returns Esri's list of all systems in the world. */
export function esriSystems(): EsriSystem[] {
  const list = new URL(import.meta.resolve('@esri/proj-codes/pe_list_projcs.json'));
  return JSON.parse(readFileSync(list, 'utf8')).ProjectedCoordinateSystems;
}

/** Returns whether the table should include a system. */
export const isWanted = ({ name }: EsriSystem): boolean => AMERICAN.test(name) || WORLDWIDE.test(name);

const rounded = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** Returns a PROJ definition; null for the few projections that no state uses. */
function projOf({ wkt }: EsriSystem): string | null {
  const kind = /PROJECTION\["([^"]+)"/.exec(wkt)?.[1] ?? '';
  if (kind === 'Mercator_Auxiliary_Sphere') return WEB_MERCATOR;
  const parameter = (name: string): number | undefined => {
    const found = new RegExp(`PARAMETER\\["${name}",(-?[\\d.]+)`).exec(wkt)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const angle = (name: string) => rounded(parameter(name) ?? 0, 9);
  const scale = rounded(parameter('Scale_Factor') ?? 1, 12);
  const unit = Number([...wkt.matchAll(/UNIT\["[^"]+",([\d.]+)/g)].at(-1)?.[1]);
  const origin = `+lat_0=${angle('Latitude_Of_Origin')} +lon_0=${angle('Central_Meridian')}`;
  const parallels = `+lat_1=${angle('Standard_Parallel_1')} +lat_2=${angle('Standard_Parallel_2')}`;
  const projections: Readonly<Record<string, string>> = {
    Transverse_Mercator: `+proj=tmerc ${origin} +k=${scale}`,
    Lambert_Conformal_Conic:
      parameter('Standard_Parallel_2') === undefined
        ? `+proj=lcc +lat_1=${angle('Standard_Parallel_1')} ${origin} +k_0=${scale}`
        : `+proj=lcc ${parallels} ${origin} +k_0=${scale}`,
    Lambert_Conformal_Conic_1SP: `+proj=lcc +lat_1=${angle('Latitude_Of_Origin')} ${origin} +k_0=${scale}`,
    Albers: `+proj=aea ${parallels} ${origin}`,
    Hotine_Oblique_Mercator_Azimuth_Natural_Origin:
      `+proj=omerc +no_uoff +lat_0=${angle('Latitude_Of_Center')} +lonc=${angle('Longitude_Of_Center')} ` +
      `+alpha=${angle('Azimuth')} +gamma=${angle('Azimuth')} +k=${scale}`,
  };
  const projection = projections[kind];
  if (projection === undefined) return null;
  const shift = (name: string) => rounded((parameter(name) ?? 0) * unit, 4);
  const units = unit === 1 ? '' : unit === 0.3048 ? ' +units=ft' : ' +units=us-ft';
  return `${projection} +x_0=${shift('False_Easting')} +y_0=${shift('False_Northing')} ${ellipsoidOf(wkt)}${units}`;
}

/** Today's datums differ by at most a meter or two, so they are treated as one. */
function ellipsoidOf(wkt: string): string {
  const [, name = '', axis, flattening] = /SPHEROID\["([^"]+)",([\d.]+),([\d.]+)/.exec(wkt) ?? [];
  if (name.startsWith('Clarke')) return CLARKE;
  return name === 'GRS_1980' || name === 'WGS_1984' ? '+ellps=GRS80' : `+a=${axis} +rf=${flattening}`;
}

/** Returns the text of the table: a line per system, with its codes first. */
export function usGridsTable(): string {
  const codes = new Map<string, Set<number>>([[WEB_MERCATOR, new Set(MERCATOR_ALIASES)]]);
  for (const system of esriSystems().filter(isWanted)) {
    const proj = projOf(system);
    if (proj === null) continue;
    const known = codes.get(proj) ?? new Set();
    codes.set(proj, known.add(system.wkid));
  }
  const lines = [...codes].map(([proj, wkids]) => `${[...wkids].sort((a, b) => a - b).join(' ')}|${proj}`);
  return `# Made by tools/make-us-grids.ts: codes of EPSG and Esri, and the system in the words of PROJ.\n${lines.join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, usGridsTable());
