declare module 'tz-lookup' {
  /** IANA zone at a point; 'Etc/GMT+5' and the like at sea. Good to some ten kilometers. */
  export default function tzLookup(latitude: number, longitude: number): string;
}
