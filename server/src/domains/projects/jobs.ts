declare module '../../kernel/outbox.ts' {
  interface Jobs {
    /** Looks up addresses of projects that have no point better than their ZIP, until none is left. */
    'geocode-projects': Record<string, never>;
  }
}
