import { type RefObject, useEffect, useState } from 'react';
import type { MapKind } from './map-kind.ts';
import { type MapPosition, positionText } from './map-position.ts';
import type { Area, Pixel, Place, Size } from './plane.ts';

/** A map has come to rest if nobody has moved it for this many milliseconds. */
const REST_MS = 250;

export interface MapView {
  /** Undefined until it has been laid out. */
  readonly size: Size | undefined;
  readonly position: MapPosition;
  /** The position after the map has stopped moving, which is used for requests. */
  readonly atRest: MapPosition;
  pull(by: Pixel): void;
  /** @returns whether there was any zoom left in that direction */
  zoomBy(steps: number, around?: Pixel): boolean;
  pinch(ratio: number, around: Pixel): void;
  fit(area: Area): void;
  /** Brings a place into the middle unless it is well in view already. */
  show(place: Place): void;
  reset(): void;
}

/** Returns the current layout size of an element. */
function useSize(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) {
        setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

const isSame = (a: MapPosition, b: MapPosition) => positionText(a) === positionText(b);

/**
 * Manages a map's position, its movement, and its part of the address.
 * @param ref of the element that the map fills
 * @param area what a map that nobody has moved is fitted to; without it, the kind's own start
 */
export function useMapView(
  ref: RefObject<HTMLElement | null>,
  kind: MapKind,
  given: MapPosition | undefined,
  onPositionChange: (position: MapPosition | undefined) => void,
  area?: Area | null,
): MapView {
  const size = useSize(ref);
  const start = area && size ? kind.fitted(area, size) : kind.start;
  const [moved, setMoved] = useState(given ?? start);
  const [atRest, setAtRest] = useState(moved);
  const [lastGiven, setLastGiven] = useState(given);
  const [lastStart, setLastStart] = useState(start);

  // Someone else has moved it: the browser's Back, a link, or what matches while nobody has moved it.
  if (positionText(given ?? start) !== positionText(lastGiven ?? lastStart)) {
    setLastGiven(given);
    setLastStart(start);
    // Keeps the position of a visitor who moves the map before the matches arrive.
    const isBeingMoved = given === undefined && lastGiven === undefined && !isSame(moved, atRest);
    if (!isBeingMoved && !isSame(given ?? start, moved)) {
      setMoved(given ?? start);
      setAtRest(given ?? start);
    }
  }

  const startText = positionText(start);
  const position = size ? kind.limited(moved, size) : moved;

  useEffect(() => {
    if (isSame(moved, atRest)) return;
    const timer = setTimeout(() => {
      setAtRest(moved);
      const isAtStart = positionText(moved) === startText;
      setLastGiven(isAtStart ? undefined : moved);
      onPositionChange(isAtStart ? undefined : moved);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [moved, atRest, startText, onPositionChange]);

  /** Moves from the current position, even several times within one frame. */
  const move = (change: (from: MapPosition, size: Size) => MapPosition) => {
    if (size) setMoved((from) => change(kind.limited(from, size), size));
  };

  return {
    size,
    position,
    atRest: size ? kind.limited(atRest, size) : atRest,
    pull: (by) => move((from, size) => kind.pulled(from, by, size)),
    zoomBy: (steps, around) => {
      move((from, size) => kind.zoomed(from, from.zoom + steps, size, around));
      return steps > 0 ? position.zoom < kind.zoom.max : position.zoom > kind.zoom.min;
    },
    pinch: (ratio, around) => move((from, size) => kind.zoomed(from, kind.pinched(from.zoom, ratio), size, around)),
    fit: (area) => move((_, size) => kind.fitted(area, size)),
    show: (place) =>
      move((from, size) => {
        const { x, y } = kind.draw(from, size)(place);
        const well = x > size.width * 0.1 && x < size.width * 0.9 && y > size.height * 0.1 && y < size.height * 0.9;
        return well ? from : kind.limited({ ...place, zoom: from.zoom }, size);
      }),
    reset: () => move(() => start),
  };
}
