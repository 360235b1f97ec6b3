/** Regular expressions whose input is shorter than usual, by file and prefix. */
export const CAPPED: readonly {
  readonly path: string;
  readonly begins: string;
  readonly cap: number;
  readonly why: string;
}[] = [
  {
    path: 'contract/src/domains/service-requests/time-slot.ts',
    begins: '^\\s*(\\d{1,2})(?::(\\d{2}))?',
    cap: 40,
    why: 'clockTimeOf takes no longer text',
  },
  {
    path: 'server/src/domains/ingest/rules/clock-text.ts',
    begins: '^[\\sT,@]*',
    cap: 100,
    why: 'readMoment takes no longer text',
  },
];
