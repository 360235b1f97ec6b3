import { useEffect, useRef, useState } from 'react';

/** The mouse may be on its way from a marker to its popup. */
const GRACE_MS = 180;

export interface Pointed {
  /** The marker that the mouse or the focus is on. */
  readonly id: string | undefined;
  /** The project with an open popup: the one under the pointer, else the selected one. */
  readonly popupId: string | undefined;
  point(id: string | undefined): void;
  /** A marker was pressed, which chooses it or no longer does. */
  press(id: string): void;
  /** The mouse or the focus is in the popup, or has left it. */
  stay(stays: boolean): void;
  close(): void;
}

export interface PointedOptions {
  selectedId: string | undefined;
  onHover: (id: string | undefined) => void;
  /** No popup for what is chosen elsewhere. */
  quiet: boolean;
}

/** Manages the open popup. It can be reached by mouse, is announced on focus, and closes with Escape. */
export function usePointed({ selectedId, onHover, quiet }: PointedOptions): Pointed {
  const [id, setId] = useState<string>();
  const [pinnedId, setPinnedId] = useState(quiet ? undefined : selectedId);
  const [lastSelected, setLastSelected] = useState(selectedId);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (selectedId !== lastSelected) {
    setLastSelected(selectedId);
    if (selectedId !== pinnedId) setPinnedId(quiet ? undefined : selectedId);
  }

  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setId(undefined);
      onHover(undefined);
    }, GRACE_MS);
  };

  return {
    id,
    popupId: id ?? (pinnedId === selectedId ? pinnedId : undefined),
    point: (next) => {
      if (next === undefined) {
        leave();
        return;
      }
      clearTimeout(timer.current);
      setId(next);
      onHover(next);
    },
    press: (pressed) => {
      clearTimeout(timer.current);
      const chosen = pressed !== selectedId;
      setPinnedId(chosen ? pressed : undefined);
      // A second press deselects the marker and closes its popup, though the mouse is still there.
      if (!chosen) setId(undefined);
    },
    stay: (stays) => {
      if (stays) clearTimeout(timer.current);
      else leave();
    },
    close: () => {
      clearTimeout(timer.current);
      setId(undefined);
      setPinnedId(undefined);
      onHover(undefined);
    },
  };
}
