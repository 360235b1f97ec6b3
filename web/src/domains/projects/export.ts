import { EXPORT_ROUTE, type ExportFormat } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryOf } from '../../lib/call.ts';

/** The names under which the three files are saved. */
export const exportFiles: Record<ExportFormat, string> = {
  json: 'projects.json',
  csv: 'projects.csv',
  geojson: 'projects.geojson',
};

/** The names of the formats. */
export const exportNames: Record<ExportFormat, string> = { json: 'JSON', csv: 'CSV', geojson: 'GeoJSON' };

/**
 * Fetches an export and reports the number of bytes so far, because it may be long. Without a filter it has every
 * project. Rejects as `call` does, and when the server breaks off in the middle.
 */
export async function fetchExport(
  format: ExportFormat,
  filter: ProjectFilter | undefined,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const query = { ...filter, ...(format === 'json' ? {} : { format }) };
  const response = await fetch(EXPORT_ROUTE + queryOf(query), { credentials: 'include' });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    onBytes(bytes);
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
}
