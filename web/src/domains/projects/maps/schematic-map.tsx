import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { mapWords } from './map.words.ts';
import { MapCard } from './map-card.tsx';
import type { ProjectMapProps } from './map-props.ts';
import { SchematicDrawing } from './schematic-drawing.tsx';
import { schematicKind } from './schematic-kind.ts';
import { viewAt } from './schematic-view.ts';

const words = here(mapWords).schematic;

/** The metro area as a drawing: counties, river, projects. */
export function SchematicMap({ onOutreach: _, ...props }: ProjectMapProps) {
  return (
    <MapCard
      {...props}
      kind={schematicKind}
      tone="schematic"
      title={words.title}
      sourceLabel={words.source}
      viewLabel={words.view}
      viewClassName="map-schematic"
      ground={(position, size) => <SchematicDrawing view={viewAt(position, size)} size={size} />}
      notes={({ unplaced, elsewhere }) =>
        unplaced + elsewhere > 0 && (
          <p className="mt-2 text-meta text-ink-2">
            {elsewhere > 0 && `${words.elsewhere(formatNumber(elsewhere))} `}
            {unplaced > 0 && words.unplaced(formatNumber(unplaced))}
          </p>
        )
      }
    />
  );
}
