export type RecordingType = 'webm' | 'ogg' | 'mp4' | 'wav';

/** The first bytes of each format that browsers record, as Latin-1, and their offset. */
const BEGINNINGS: readonly (readonly [type: RecordingType, offset: number, bytes: string])[] = [
  ['webm', 0, '\x1a\x45\xdf\xa3'],
  ['ogg', 0, 'OggS'],
  ['mp4', 4, 'ftyp'],
  ['wav', 8, 'WAVE'],
];

/** Returns a recording's type by its first bytes, regardless of its declared type; null for anything else. */
export function recordingType(recording: Uint8Array): RecordingType | null {
  const head = Buffer.from(recording.subarray(0, 16)).toString('latin1');
  return BEGINNINGS.find(([, offset, bytes]) => head.startsWith(bytes, offset))?.[0] ?? null;
}
