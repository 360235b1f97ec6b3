/** What the sign-in page says to somebody who was led there. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Not in the address: what stands there could have been sent by anybody. */
    notice?: Notice;
  }
}
