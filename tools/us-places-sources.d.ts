declare module 'zipcodes/lib/codes.js' {
  /** Names are the Postal Service's; points may be hundreds of miles off. */
  export const codes: Readonly<
    Record<string, { zip: string; city: string; state: string; latitude: number; longitude: number }>
  >;
}
