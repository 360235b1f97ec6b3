import type { ExportFormat } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { useMutation } from '@tanstack/react-query';
import { Braces, Download, MapPinned, Sheet } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { exportFiles, fetchExport } from '../export.ts';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** All projects as JSON, or those that match as a spreadsheet or for a map. */
export function ExportMenu({ filter, matching }: { filter: ProjectFilter; matching: number | undefined }) {
  const [bytes, setBytes] = useState(0);
  const exporting = useMutation({
    mutationFn: async (format: ExportFormat) => {
      setBytes(0);
      saveFile(exportFiles[format], await fetchExport(format, format === 'json' ? undefined : filter, setBytes));
    },
    onSuccess: () => toast({ title: 'Export Complete', description: 'Project data has been exported successfully.' }),
    onError: () =>
      toast({
        title: 'Export Failed',
        description: 'Failed to export project data. Please try again.',
        tone: 'destructive',
      }),
  });
  const shown = matching === undefined ? 'Those that match' : `The ${formatCount(matching, 'project')} shown`;

  return (
    <Menu
      trigger={
        <Button
          icon={Download}
          busy={exporting.isPending}
          busyLabel={bytes > 100_000 ? `Exporting... ${megabytes(bytes)}` : 'Exporting...'}
        >
          <span className="max-lg:sr-only">Export</span>
        </Button>
      }
    >
      <MenuItem icon={Braces} hint="All projects" onSelect={() => exporting.mutate('json')}>
        JSON
      </MenuItem>
      <MenuItem icon={Sheet} hint={`${shown}, for a spreadsheet`} onSelect={() => exporting.mutate('csv')}>
        CSV
      </MenuItem>
      <MenuItem icon={MapPinned} hint={`${shown}, for a map`} onSelect={() => exporting.mutate('geojson')}>
        GeoJSON
      </MenuItem>
    </Menu>
  );
}
