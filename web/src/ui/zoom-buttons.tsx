import { type LucideIcon, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../lib/language.ts';
import { Icon } from './icon.tsx';
import { zoomWords } from './zoom.words.ts';

const words = here(zoomWords);

export interface ZoomButtonsProps {
  /** The zoom as text, shown between the buttons. An empty one keeps its place. */
  readout?: string;
  canZoomIn: boolean;
  canZoomOut: boolean;
  onZoomIn: () => void;
  onZoomOut: () => void;
  /** Another `MapKey` below. */
  children?: ReactNode;
}

/** Plus, the zoom, minus; at the lower left of a map, within the thumb's reach. */
export function ZoomButtons({ readout, canZoomIn, canZoomOut, onZoomIn, onZoomOut, children }: ZoomButtonsProps) {
  return (
    <div
      data-over-map
      className="absolute bottom-2 left-2 z-4 flex flex-col noscript:hidden divide-y divide-line rounded border border-line-strong bg-surface"
    >
      <MapKey icon={Plus} label={words.zoomIn} isOff={!canZoomIn} onPress={onZoomIn} />
      {readout !== undefined && (
        <output
          aria-label={words.zoom}
          className="num min-w-11 px-0.5 py-1 text-center text-meta text-ink-2 min-h-[calc(1lh+8px)]"
        >
          {readout}
        </output>
      )}
      <MapKey icon={Minus} label={words.zoomOut} isOff={!canZoomOut} onPress={onZoomOut} />
      {children}
    </div>
  );
}

interface KeyProps {
  icon: LucideIcon;
  label: string;
  isOff?: boolean;
  onPress: () => void;
}

/** At the end of the range a button stays and is marked as disabled, so that it keeps the focus. */
export const MapKey = ({ icon, label, isOff = false, onPress }: KeyProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff}
    className="grid size-11 place-items-center text-ink hover:bg-sunken aria-disabled:text-ink-3 aria-disabled:hover:bg-surface"
    onClick={() => !isOff && onPress()}
  >
    <Icon of={icon} />
  </button>
);
