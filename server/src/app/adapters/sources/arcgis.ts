import * as z from 'zod';
import { referenceOf } from '../../../domains/ingest/rules/point-forms.ts';
import { PermitMapping, text } from '../../../domains/ingest/rules/source-mapping.ts';
import { expectShape, hostOf, parseJson } from './kind-reader.ts';
import { MISSING_COLUMNS, renamedPermits, sampleColumns, samplePermits } from './sample-rows.ts';
import { type Kind, type Reading, type ReadRow, rejectedRow, type TableReader } from './source-kind.ts';
import { SourceProblem } from './source-problem.ts';

/** A page of a layer, as Esri JSON or GeoJSON. Errors also come as a page, with HTTP 200. */
const Failure = z.object({ error: z.object({ code: z.coerce.number().optional(), message: z.string().default('') }) });
const Page = z.object({
  features: z.array(z.unknown()),
  objectIdFieldName: z.string().nullish(),
  fields: z.array(z.object({ name: z.string() })).nullish(),
  /** The reference of the geometry: not every service uses the requested one. */
  spatialReference: z.unknown().optional(),
  exceededTransferLimit: z.boolean().nullish(),
  properties: z.object({ exceededTransferLimit: z.boolean().nullish() }).nullish(),
});
type Page = z.infer<typeof Page>;

const Attributes = z.record(z.string(), z.unknown());
const Feature = z.union([
  z.object({ attributes: Attributes, geometry: z.unknown().optional() }),
  z.object({ properties: Attributes, geometry: z.unknown().optional() }),
]);

const MAX_PAGES = 2000;
/** Characters of what the service says of an error. */
const MAX_SAID = 200;

const ArcgisMapping = z.strictObject({
  ...PermitMapping.shape,
  /** Selects rows, in the service's SQL. */
  where: text.default('1=1'),
  objectId: text.default('OBJECTID'),
  pageSize: z.number().int().min(1).max(5000).default(1000),
});
type ArcgisMapping = z.infer<typeof ArcgisMapping>;

const sampleLayer = (rows: readonly object[]) =>
  JSON.stringify({
    objectIdFieldName: 'OBJECTID',
    fields: ['OBJECTID', ...Object.keys(rows[0] ?? {})].map((name) => ({ name })),
    features: rows.map((row, at) => ({ attributes: { OBJECTID: at + 1, ...row } })),
  });

/**
 * A layer of an ArcGIS FeatureServer or MapServer (`…/FeatureServer/0`), read page by page in the order of its object
 * ids until the service reports no more rows.
 */
export const arcgis: Kind<ArcgisMapping> = {
  reads: 'A layer of an ArcGIS feature or map service',
  mapping: ArcgisMapping,
  isConditional: true,
  rows: async (reading) => {
    const first = await readPage(reading, reading.mapping.objectId, 0);
    // A page that isn't sorted by a unique key may overlap with the next.
    const named = first.objectIdFieldName ?? reading.mapping.objectId;
    const isOrdered = named.toLowerCase() === reading.mapping.objectId.toLowerCase();
    const features = [...(isOrdered || !hasMore(first) ? first : await readPage(reading, named, 0)).features];
    const host = hostOf(reading.source.address);
    let page = first;
    const isEnough = () => reading.most !== null && features.length >= reading.most;
    for (let pages = 1; hasMore(page) && !isEnough(); pages += 1) {
      if (page.features.length === 0 || pages >= MAX_PAGES) {
        throw new SourceProblem({ kind: 'more-not-given', host });
      }
      page = await readPage(reading, named, features.length);
      features.push(...page.features);
      reading.progress(features.length);
    }
    if (first.fields) reading.table.expectColumns(first.fields.map(({ name }) => name));
    return readFeatures(features, referenceOf(first.spatialReference), named, reading.table, host);
  },
  sample: {
    path: '/FeatureServer/0',
    mapping: { columns: sampleColumns },
    answer: sampleLayer(samplePermits),
    cutOff: 'not JSON',
    changed: { answer: sampleLayer(renamedPermits), problem: MISSING_COLUMNS },
    wrong: {
      answer: JSON.stringify({ error: { code: 499, message: 'Token Required' } }),
      problem: 'an error instead of rows: 499 Token Required',
    },
  },
};

const hasMore = ({ exceededTransferLimit, properties }: Page) =>
  exceededTransferLimit === true || properties?.exceededTransferLimit === true;

async function readPage(
  { source, mapping, most, get }: Reading<ArcgisMapping>,
  objectId: string,
  offset: number,
): Promise<Page> {
  const query = new URLSearchParams({
    where: mapping.where,
    outFields: '*',
    orderByFields: `${objectId} ASC`,
    resultOffset: String(offset),
    resultRecordCount: String(Math.min(mapping.pageSize, most ?? mapping.pageSize)),
    outSR: '4326',
    f: 'json',
  });
  const host = hostOf(source.address);
  const { text } = await get(`${source.address.replace(/\/+$/, '')}/query?${query.toString()}`, 'application/json');
  const body = parseJson(text, host);
  const failure = Failure.safeParse(body);
  if (failure.success) {
    const { code, message } = failure.data.error;
    throw new SourceProblem({
      kind: 'error-answer',
      host,
      said: `${code ?? ''} ${message.slice(0, MAX_SAID)}`.trim(),
    });
  }
  return expectShape(Page, body, host);
}

function readFeatures(
  features: readonly unknown[],
  reference: number | undefined,
  objectId: string,
  table: TableReader,
  host: string | null,
): ReadRow[] {
  const seen = new Set<unknown>();
  return features.map((value, at): ReadRow => {
    const feature = Feature.safeParse(value);
    if (!feature.success) return rejectedRow(at, { kind: 'no-attributes' });
    const attributes = 'attributes' in feature.data ? feature.data.attributes : feature.data.properties;
    const id = Object.entries(attributes).find(([name]) => name.toLowerCase() === objectId.toLowerCase())?.[1];
    if (id !== undefined && seen.has(id)) {
      throw new SourceProblem({ kind: 'rows-changed', host }, { isPassing: true });
    }
    seen.add(id);
    return table.row(attributes, { shape: feature.data.geometry, reference });
  });
}
