import './map.css';
import { useQuery } from '@tanstack/react-query';
import { Maximize } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MapKey, ZoomButtons } from '../../../ui/zoom-buttons.tsx';
import { choicesOf } from '../filter-of.ts';
import { ClusterDialog } from './cluster-dialog.tsx';
import { EarlyMarks } from './early-marks.tsx';
import { mapWords } from './map.words.ts';
import { MapControls } from './map-controls.tsx';
import type { MapKind } from './map-kind.ts';
import { MapCounters, MapLegend, NoProjects, TouchHint } from './map-parts.tsx';
import type { MapPosition } from './map-position.ts';
import type { ProjectMapProps } from './map-props.ts';
import { MarkerLayer } from './marker-layer.tsx';
import type { ClusterMark } from './marks.ts';
import type { PinTone } from './pin.tsx';
import type { Size } from './plane.ts';
import { EVERYTHING, firstRequest, projectMapQuery, requestFor } from './project-map-query.ts';
import { ProjectPopup } from './project-popup.tsx';
import { useGestures } from './use-gestures.ts';
import { useMapView } from './use-map-view.ts';
import { useMarks } from './use-marks.ts';
import { usePointed } from './use-pointed.ts';
import { usePointedPoint, useSelectedPoint } from './use-selected-point.ts';

const words = here(mapWords);

export interface MapCardProps extends Omit<ProjectMapProps, 'onOutreach'> {
  kind: MapKind;
  tone: PinTone;
  title: string;
  /** 'Original Source' or 'Source'. */
  sourceLabel: string;
  /** Without it, the popup has no 'AI Outreach'. */
  onOutreach?: (id: string) => void;
  /** The height or the shape of the view. */
  viewClassName: string;
  viewLabel: string;
  /** The drawing under the markers. Until the map has been laid out, `size` is its kind's nominal one. */
  ground: (position: MapPosition, size: Size, isLaidOut: boolean) => ReactNode;
  /** Notes under the view: the origin of the map, projects that it can't show. */
  notes?: (counts: { unplaced: number; drawn: number; elsewhere: number }) => ReactNode;
}

/** A map of projects with its controls, legend and counters. The two maps differ in their projection. */
export function MapCard(props: MapCardProps) {
  const { kind, tone, title, filter, onClear, selectedId, onSelect, hoveredId, onHover, onOpenDetails } = props;
  const id = useId();
  const [controls, setControls] = useState(false);
  const [opened, setOpened] = useState<ClusterMark>();
  const viewRef = useRef<HTMLDivElement>(null);
  const { data: whole } = useQuery(projectMapQuery(filter, EVERYTHING));
  const area = kind.fitsMatches && whole ? whole.area : null;
  const view = useMapView(viewRef, kind, props.position, props.onPositionChange, area);
  const gestures = useGestures(viewRef, view, kind);
  // Some maps start where their matches are. The zoom is left out until then, because it would change and shift.
  const isPlaced =
    !kind.fitsMatches || props.position !== undefined || (view.size !== undefined && whole !== undefined);
  const { position, atRest, size } = view;

  const request = size
    ? requestFor(kind.areaInView(atRest, size), kind.webZoom(atRest, size))
    : firstRequest(kind, props.position);
  const {
    data: visible,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...projectMapQuery(filter, request),
    enabled: size !== undefined,
  });
  const data = visible ?? whole;

  const [pressedHere, setPressedHere] = useState<string>();
  const selected = useSelectedPoint(selectedId, data, kind.fallback, (place) => {
    // A marker pressed here is already visible, so the map must not move.
    if (pressedHere !== selectedId) view.show(place);
  });
  const hovered = usePointedPoint(hoveredId);
  const pointed = usePointed({ selectedId, onHover, quiet: props.quiet ?? false });
  const alone = useMemo(
    () => new Set([selectedId, pointed.id, hoveredId].filter((one) => one !== undefined)),
    [selectedId, pointed.id, hoveredId],
  );
  const drawn = size ?? kind.nominal;
  // Until the map has been laid out, its markers are those of the server, which knows nobody who points at one.
  const marks = useMarks(visible, {
    kind,
    position,
    size: drawn,
    known: size ? [selected, hovered] : [undefined, undefined],
    alone: size ? alone : NOBODY,
  });
  const popup = marks.find((mark) => mark.kind === 'point' && mark.id === pointed.popupId);

  /** Moves the focus to the marker whose popup closes, without opening it again. */
  const returning = useRef(false);
  const returnFocus = (mark: string) => {
    returning.current = true;
    viewRef.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(mark)}"]`)?.focus();
    returning.current = false;
  };

  const openCluster = (cluster: ClusterMark) => {
    const closer = size && kind.fitted(cluster.area, size);
    if (!cluster.clamped && closer && closer.zoom > position.zoom + 0.01) view.fit(cluster.area);
    else setOpened(cluster);
  };

  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="@container max-lg:p-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-body">
            {title}
          </h2>
          <p className="num text-meta text-ink-2" aria-live="polite">
            {data ? words.shown(formatNumber(data.matching), data.total, formatNumber(data.total)) : words.loading}
          </p>
        </div>
        <Button
          className="shrink-0 noscript:hidden"
          aria-expanded={controls}
          aria-controls={`${id}-controls`}
          onClick={() => setControls(!controls)}
        >
          {controls ? words.controls.hide : words.controls.show}
        </Button>
      </div>
      {controls && (
        <MapControls
          id={`${id}-controls`}
          filter={filter}
          filtering={props.filtering}
          onClear={onClear}
          onResetView={view.reset}
        />
      )}
      {error && (
        <div className="mt-3">
          <ErrorState error={error} title={words.failed} onRetry={refetch} busy={isFetching} />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a map is moved by keys and hands */}
      <div
        ref={viewRef}
        data-map-view
        role="group"
        aria-roledescription={words.map}
        aria-label={props.viewLabel}
        aria-describedby={`${id}-keys`}
        aria-busy={isFetching}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys are told by the description
        tabIndex={0}
        className={`map-view relative mt-3 rounded ${props.viewClassName}`}
        {...gestures.props}
        onKeyDown={(event) => (event.key === 'Escape' ? pointed.close() : gestures.props.onKeyDown(event))}
      >
        <div className="map-ground">{props.ground(position, drawn, size !== undefined)}</div>
        <span id={`${id}-keys`} hidden>
          {words.keys}
        </span>
        {!size && <EarlyMarks marks={marks} size={drawn} tone={tone} />}
        {size && (
          <MarkerLayer
            marks={marks}
            size={size}
            tone={tone}
            cut={kind.cut}
            selectedId={selectedId}
            strongIds={alone}
            onPoint={(id) => {
              if (!returning.current) pointed.point(id);
            }}
            onSelect={({ id: pressed }) => {
              setPressedHere(pressed);
              pointed.press(pressed);
              onSelect(pressed === selectedId ? undefined : pressed);
            }}
            onOpenCluster={openCluster}
          />
        )}
        {size && popup?.kind === 'point' && (
          <ProjectPopup
            key={popup.id}
            mark={popup}
            size={size}
            sourceLabel={props.sourceLabel}
            onOpenDetails={onOpenDetails}
            {...(props.onOutreach ? { onOutreach: props.onOutreach } : {})}
            onClose={() => {
              returnFocus(popup.id);
              pointed.close();
              if (popup.id === selectedId) onSelect(undefined);
            }}
            onStay={pointed.stay}
          />
        )}
        {data?.matching === 0 && <NoProjects filtered={choicesOf(filter) > 0} onReset={onClear} />}
        <ZoomButtons
          readout={isPlaced ? kind.readout(position.zoom) : ''}
          canZoomIn={position.zoom < kind.zoom.max}
          canZoomOut={position.zoom > kind.zoom.min}
          onZoomIn={() => view.zoomBy(kind.zoom.button)}
          onZoomOut={() => view.zoomBy(-kind.zoom.button)}
        >
          {kind.fitsMatches && <MapKey icon={Maximize} label={words.fit} onPress={view.reset} />}
        </ZoomButtons>
        {gestures.isHinting && <TouchHint />}
        {gestures.isHeld && (
          <Button
            data-over-map
            className="absolute top-2 left-1/2 z-4 -translate-x-1/2 shadow"
            onClick={gestures.letGo}
          >
            {words.letGo}
          </Button>
        )}
      </div>
      {props.notes?.({
        unplaced: data?.unplacedCount ?? 0,
        drawn: data?.unplaced.length ?? 0,
        elsewhere: whole?.elsewhere ?? 0,
      })}
      <MapLegend tone={tone} />
      <MapCounters map={data} />
      {opened && (
        <ClusterDialog
          cluster={opened}
          filter={filter}
          onClose={() => setOpened(undefined)}
          onOpenDetails={(project) => {
            setOpened(undefined);
            onOpenDetails(project);
          }}
        />
      )}
    </Card>
  );
}

const NOBODY: ReadonlySet<string> = new Set();
