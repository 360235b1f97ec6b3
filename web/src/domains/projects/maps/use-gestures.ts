import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { pinchOf, wheelTicks } from './gestures.ts';
import type { MapKind } from './map-kind.ts';
import type { Pixel } from './plane.ts';
import type { MapView } from './use-map-view.ts';
import { useTouches } from './use-touches.ts';

/** A hand that moves less than this has pressed, not pulled. */
const SLACK_PX = 6;
/** The drag distance that one press of an arrow key corresponds to. */
const KEY_PX = 80;
/** Elements over the map that handle presses themselves: its buttons and its popup. */
const OWN_PRESS = '[data-over-map]';

const arrows: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: KEY_PX, y: 0 },
  ArrowRight: { x: -KEY_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PX },
  ArrowDown: { x: 0, y: -KEY_PX },
};

const isOverMap = (target: EventTarget | null) => target instanceof Element && target.closest(OWN_PRESS) !== null;

/** Zooms by the wheel. At the limits of the zoom, the page scrolls instead. */
function useWheel(ref: RefObject<HTMLElement | null>, onTicks: (ticks: number, at: Pixel) => boolean): void {
  const latest = useRef(onTicks);
  useEffect(() => {
    latest.current = onTicks;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let rest = 0;
    const turn = (event: WheelEvent) => {
      if (isOverMap(event.target)) return;
      const turned = wheelTicks(rest, event.deltaY, event.deltaMode);
      rest = turned.rest;
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      if (turned.ticks === 0 || latest.current(turned.ticks, at)) event.preventDefault();
    };
    // React listens passively, where a page can't be kept from scrolling.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [ref]);
}

const isTouch = (event: { pointerType?: string }) => event.pointerType === 'touch';

/**
 * Moves and zooms a map by mouse, touch, wheel and keyboard. One finger scrolls the page and two move the map, unless a tap
 * has made it hold. Returns the props for its element.
 */
export function useGestures(ref: RefObject<HTMLElement | null>, view: MapView, kind: MapKind) {
  const [isHeld, hold] = useState(false);
  const isHinting = useTouches(ref, isHeld);
  const pointers = useRef(new Map<number, Pixel>());
  const pulling = useRef(false);

  useWheel(ref, (ticks, at) => view.zoomBy(-ticks * kind.zoom.tick, at));

  const at = (event: PointerEvent<HTMLElement>): Pixel => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || isOverMap(event.target)) return;
    pointers.current.set(event.pointerId, at(event));
    pulling.current = pointers.current.size > 1;
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (isTouch(event) && !isHeld && pointers.current.size < 2) return;
    if (!pulling.current) {
      if (Math.hypot(by.x, by.y) < SLACK_PX) return;
      pulling.current = true;
    }
    // From now on the markers below receive no click.
    event.currentTarget.setPointerCapture(event.pointerId);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) {
      view.pull(by);
      return;
    }
    const [was, is] = [pinchOf(before, other), pinchOf(now, other)];
    view.pull({ x: is.middle.x - was.middle.x, y: is.middle.y - was.middle.y });
    view.pinch(is.distance / was.distance, is.middle);
  };

  const up = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) pulling.current = false;
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isOverMap(event.target)) return;
    const arrow = arrows[event.key];
    if (arrow) view.pull(arrow);
    else if (event.key === '+' || event.key === '=') view.zoomBy(kind.zoom.button);
    else if (event.key === '-' || event.key === '_') view.zoomBy(-kind.zoom.button);
    else if (event.key === '0') view.reset();
    else return;
    event.preventDefault();
  };

  /** A tap beside the markers. */
  const tap = ({ nativeEvent, target }: MouseEvent<HTMLElement>) => {
    const isBeside = target instanceof Element && target.closest('button, a') === null && !isOverMap(target);
    if (isBeside && isTouch(nativeEvent as globalThis.PointerEvent)) hold(true);
  };

  const props = {
    'data-held': isHeld || undefined,
    onClick: tap,
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    // A finger is captured by what it touched first, and that is lost to the map when it pulls.
    onLostPointerCapture: (event: PointerEvent<HTMLElement>) => {
      if (event.target === event.currentTarget) up(event);
    },
    onKeyDown: press,
  };
  return { props, isHeld, letGo: () => hold(false), isHinting };
}
