import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RejectReport } from '../../../domains/directory/use-cases/import-listings.ts';

export interface ReportFile extends RejectReport {
  close(): Promise<void>;
}

const HEADING = 'line,reason\n';
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Writes rejected rows to a CSV file: line and reason. */
export async function openReport(path: string): Promise<ReportFile> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a+');
  let bytes = 0;
  const append = async (text: string) => {
    await file.write(text);
    bytes += Buffer.byteLength(text);
  };
  return {
    resumeAt: async (at) => {
      await file.truncate(at);
      bytes = at;
      if (at === 0) await append(HEADING);
    },
    write: async (rows) => {
      if (rows.length > 0) await append(rows.map(({ line, reason }) => `${line},${cell(reason)}\n`).join(''));
      return bytes;
    },
    close: () => file.close(),
  };
}
