/** What no photo holds, anywhere. */
const NOWHERE = ['<script', '<!doctype', '<?php', '<svg ', '<iframe', 'javascript:'];
/** What no photo holds near its beginning, where programs look for it. */
const NOT_EARLY = ['%pdf-', '<html', '<body', '#!/', 'mz\x90\0'];
const EARLY = 4096;
/** The end of a ZIP archive is searched for from the end of a file. */
const ZIP_END = 'pk\x05\x06';
const LATE = 66_000;

/**
 * Returns whether a photo is also a file of another kind, such as a web page, a program or an archive. Such files are made
 * to be taken for one kind here and for another elsewhere.
 */
export function isMixed(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').toLowerCase();
  const [early, late] = [text.slice(0, EARLY), text.slice(-LATE)];
  return (
    NOWHERE.some((mark) => text.includes(mark)) ||
    NOT_EARLY.some((mark) => early.includes(mark)) ||
    late.includes(ZIP_END)
  );
}
