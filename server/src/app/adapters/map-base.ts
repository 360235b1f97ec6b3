import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/** The base of the street map, as currently known. */
export interface MapBase {
  /** 'openstreetmap', the address of a style, or '' while it is unreachable, in which case no page requests it. */
  readonly style: string;
  /** Origins from which a page with the street map may load. */
  readonly origins: readonly string[];
}

export interface MapBaseOptions {
  /** `MAP_STYLE_URL`; without it, OpenStreetMap's own tiles are used. */
  readonly styleUrl: string | undefined;
  /** Identifies us to OpenStreetMap, as it requires. */
  readonly publicUrl: string;
  /** The address of one OpenStreetMap tile; a different one in tests. */
  readonly tileUrl?: string;
  readonly now?: () => number;
}

const OPEN_STREET_MAP = 'https://tile.openstreetmap.org/0/0/0.png';
/** Milliseconds for which a result is valid. */
const FRESH_MS = 10 * 60_000;
const TIMEOUT_MS = 3000;
/** The first page waits this long for the first result, and is then served without streets. */
const PATIENCE_MS = 1000;
const LONGEST_STYLE = 2_000_000;

/** The parts of a style that contain addresses. */
const Style = z.looseObject({
  sources: z.record(z.string(), z.looseObject({ url: z.string().optional(), tiles: z.array(z.string()).optional() })),
  glyphs: z.string().optional(),
  sprite: z.union([z.string(), z.array(z.looseObject({ url: z.string() }))]).optional(),
});
const TileJson = z.looseObject({ tiles: z.array(z.string()) });

/**
 * Periodically checks whether the street map's base is reachable. A browser logs an error for every tile that fails to
 * load, so pages only request available tiles.
 */
export function createMapBase({ styleUrl, publicUrl, tileUrl = OPEN_STREET_MAP, now = Date.now }: MapBaseOptions) {
  const fallback: MapBase = { style: '', origins: originsOf([styleUrl ?? tileUrl], publicUrl) };
  let known = fallback;
  let knownAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  const ask = async (url: string, method: 'GET' | 'HEAD'): Promise<Response> => {
    const headers = { 'user-agent': `Plumbline (+${publicUrl})` };
    const answer = await fetch(url, { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return answer;
  };
  const readJson = async (url: string): Promise<unknown> => {
    const text = await (await ask(url, 'GET')).text();
    if (text.length > LONGEST_STYLE) throw new Error(`${url} is too long`);
    return JSON.parse(text);
  };

  /**
   * Returns the origins of a style: of its sources, fonts and sprites. A source may list its tiles in a separate
   * document.
   */
  const originsOfStyle = async (url: string): Promise<string[]> => {
    const { sources, glyphs, sprite } = Style.parse(await readJson(url));
    const documents = Object.values(sources).flatMap((source) => source.url ?? []);
    const tiles = await Promise.all(
      documents.map(async (document) => TileJson.parse(await readJson(new URL(document, url).href)).tiles),
    );
    const named = [
      ...documents,
      ...tiles.flat(),
      ...Object.values(sources).flatMap((source) => source.tiles ?? []),
      ...(glyphs ? [glyphs] : []),
      ...(typeof sprite === 'string' ? [sprite] : (sprite ?? []).map((one) => one.url)),
    ];
    return originsOf([url, ...named], url);
  };

  const look = async (): Promise<MapBase> => {
    if (styleUrl !== undefined) return { style: styleUrl, origins: await originsOfStyle(styleUrl) };
    await ask(tileUrl, 'HEAD');
    return { style: 'openstreetmap', origins: fallback.origins };
  };
  const refresh = (): Promise<void> => {
    asking ??= look()
      .catch(() => fallback)
      .then((found) => {
        known = found;
        knownAt = now();
        asking = undefined;
      });
    return asking;
  };

  return {
    /** Returns the current state without waiting. */
    known: (): MapBase => known,
    /** Returns the state after the first check; an old one is renewed in the background. */
    read: async (): Promise<MapBase> => {
      if (now() - knownAt > FRESH_MS) {
        const looking = refresh();
        if (knownAt === Number.NEGATIVE_INFINITY)
          await Promise.race([looking, sleep(PATIENCE_MS, undefined, { ref: false })]);
      }
      return known;
    },
  };
}

export type MapBaseWatch = ReturnType<typeof createMapBase>;

/** Keeps only web addresses, and leaves templates such as {z} and {s} unchanged. */
function originsOf(addresses: readonly string[], base: string): string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address.replaceAll(/[{}]/g, ''), base);
    return url && /^https?:$/.test(url.protocol) ? [url.origin] : [];
  });
  return [...new Set(origins)];
}
