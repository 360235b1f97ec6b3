declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the sign-in page says to somebody who was led there; not in the address, which others may be sent. */
    notice?: { title: string; text: string };
  }
}

export interface Notice {
  readonly title: string;
  readonly text: string;
}
