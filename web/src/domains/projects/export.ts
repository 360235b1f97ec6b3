import { EXPORT_ROUTE, type ExportFormat } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryOf } from '../../lib/call.ts';
import { saveFile } from '../../lib/save-file.ts';

/** The names under which the files are saved. */
const files: Record<ExportFormat, string> = {
  json: 'projects.json',
  csv: 'projects.csv',
  geojson: 'projects.geojson',
  blds: 'permits.csv',
  ocds: 'tenders.json',
};

/**
 * Saves an export as a file, and reports the number of bytes so far, because it may be long. JSON has every project, the
 * others those that match. Rejects as `call` does, and when the server breaks off in the middle.
 */
export async function saveExport(
  format: ExportFormat,
  filter: ProjectFilter,
  onBytes: (bytes: number) => void,
): Promise<void> {
  saveFile(files[format], await fetchExport(format, format === 'json' ? undefined : filter, onBytes));
}

async function fetchExport(
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
