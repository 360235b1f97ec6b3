const REGION_ID = { polite: 'announce-polite', assertive: 'announce-assertive' } as const;

export type Politeness = keyof typeof REGION_ID;

/**
 * Says a sentence to screen readers without moving the focus: what arrived, what changed.
 * The regions are in the page from the start, since one that is added with its text is often not read.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const region = document.getElementById(REGION_ID[politeness]);
  if (!region) return;
  region.textContent = '';
  // The same sentence twice is only read again when the region was empty in between.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}

/** The two live regions; once in the shell. */
export function Announcer() {
  return (
    <div className="sr-only">
      <div id={REGION_ID.polite} aria-live="polite" aria-atomic="true" />
      <div id={REGION_ID.assertive} aria-live="assertive" aria-atomic="true" />
    </div>
  );
}
