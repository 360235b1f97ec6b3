import type { ExportFormat } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { useMutation } from '@tanstack/react-query';
import { Braces, Download, Gavel, type LucideIcon, MapPinned, Sheet, Stamp } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuItem } from '../../../ui/menu-line.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { listWords } from './list.words.ts';

const words = here(listWords).export;

const names: Readonly<Record<ExportFormat, string>> = {
  json: 'JSON',
  csv: 'CSV',
  geojson: 'GeoJSON',
  blds: 'BLDS',
  ocds: 'OCDS',
};

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** All projects as JSON, or those that match for a spreadsheet, for a map, or in the formats of permit and bid offices. */
export function ExportMenu({ filter, matching }: { filter: ProjectFilter; matching: number | undefined }) {
  const [bytes, setBytes] = useState(0);
  const exporting = useMutation({
    mutationFn: async (format: ExportFormat) => {
      setBytes(0);
      const { saveExport } = await import('../export.ts');
      await saveExport(format, filter, setBytes);
    },
    onSuccess: () => toast({ title: words.done, description: words.doneText }),
    onError: () =>
      toast({
        title: words.failed,
        description: words.failedText,
        tone: 'destructive',
      }),
  });
  const [forSpreadsheet, forMap] =
    matching === undefined
      ? [words.matchingForSpreadsheet, words.matchingForMap]
      : [
          words.shownForSpreadsheet(matching, formatNumber(matching)),
          words.shownForMap(matching, formatNumber(matching)),
        ];

  const exportAs = (format: ExportFormat, icon: LucideIcon, hint: string): MenuItem => ({
    id: format,
    icon,
    hint,
    label: <span translate="no">{names[format]}</span>,
    onSelect: () => exporting.mutate(format),
  });

  return (
    <Menu
      trigger={(opener) => (
        <Button
          {...opener}
          className="noscript:hidden"
          icon={Download}
          busy={exporting.isPending}
          busyLabel={bytes > 100_000 ? words.busyWithSize(megabytes(bytes)) : words.busy}
        >
          <span className="max-lg:sr-only">{words.label}</span>
        </Button>
      )}
      items={[
        exportAs('json', Braces, words.all),
        exportAs('csv', Sheet, forSpreadsheet),
        exportAs('geojson', MapPinned, forMap),
        exportAs('blds', Stamp, words.permits),
        exportAs('ocds', Gavel, words.tenders),
      ]}
    />
  );
}
