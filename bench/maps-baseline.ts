import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { freePort } from '../tools/product.ts';

const library = (file: string) => readFileSync(createRequire(import.meta.url).resolve(`maplibre-gl/dist/${file}`));

export interface BaselineView {
  readonly width: number;
  readonly height: number;
  readonly longitude: number;
  readonly latitude: number;
  /** The library's zoom: at 0, the world is 512 px wide. */
  readonly zoom: number;
}

/** Serves a bare page with only the library: it loads all projects as GeoJSON and clusters them itself. */
export async function serveBaseline(databaseUrl: string, view: BaselineView): Promise<{ url: string; stop(): void }> {
  const files = new Map<string, readonly [type: string, body: Buffer]>([
    ['/', ['text/html', Buffer.from(page(view))]],
    ['/projects.geojson', ['application/geo+json', Buffer.from(await geoJson(databaseUrl))]],
    ['/maplibre-gl.mjs', ['text/javascript', library('maplibre-gl.mjs')]],
    ['/maplibre-gl-worker.mjs', ['text/javascript', library('maplibre-gl-worker.mjs')]],
  ]);
  const compressed = new Map(
    await Promise.all(
      [...files].map(async ([path, [type, body]]) => [path, { type, body: await promisify(gzip)(body) }] as const),
    ),
  );
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const file = compressed.get(path);
    if (!file) {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip' }).end(file.body);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns only what a marker needs of each project. */
async function geoJson(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ features: string }>(`
    select json_build_object('type', 'FeatureCollection', 'features', json_agg(json_build_object('type', 'Feature',
      'geometry', json_build_object('type', 'Point', 'coordinates', json_build_array(longitude, latitude)),
      'properties', json_build_object('id', id, 'title', title, 'status', status, 'type', project_type,
        'plumbing', plumbing_required))))::text as features
    from projects where latitude is not null`);
  await client.end();
  return rows[0]?.features ?? '';
}

/** The page sets `window.counted` once all clusters of the view are visible. */
const page = ({ width, height, longitude, latitude, zoom }: BaselineView) => `<!doctype html>
<style>body { margin: 0 } #map { position: relative; width: ${width}px; height: ${height}px; overflow: hidden }</style>
<div id="map"></div>
<script type="module">
  import { Map } from '/maplibre-gl.mjs';
  const map = new Map({
    container: 'map', center: [${longitude}, ${latitude}], zoom: ${zoom}, attributionControl: false, fadeDuration: 0,
    style: {
      version: 8,
      sources: { projects: { type: 'geojson', data: '/projects.geojson', cluster: true, clusterRadius: 40, clusterMaxZoom: 17 } },
      layers: [
        { id: 'clusters', type: 'circle', source: 'projects', filter: ['has', 'point_count'], paint: { 'circle-radius': 15 } },
        { id: 'points', type: 'circle', source: 'projects', filter: ['!', ['has', 'point_count']], paint: { 'circle-radius': 8 } },
      ],
    },
  });
  const look = () => {
    const shown = map.queryRenderedFeatures({ layers: ['clusters', 'points'] });
    if (shown.length === 0 || !map.areTilesLoaded()) return;
    const seen = new globalThis.Map(shown.map(({ properties }) => [properties.cluster_id ?? properties.id, properties.point_count ?? 1]));
    window.counted = [...seen.values()].reduce((sum, count) => sum + count, 0);
    map.off('render', look);
  };
  map.on('render', look);
</script>`;
