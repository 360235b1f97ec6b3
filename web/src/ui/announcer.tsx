const REGION_ID = { polite: 'announce-polite', assertive: 'announce-assertive' } as const;

export type Politeness = keyof typeof REGION_ID;

/**
 * Announces a sentence to screen readers without moving the focus. The regions exist from the start, since screen
 * readers often ignore a region that is added together with its text.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const region = document.getElementById(REGION_ID[politeness]);
  if (!region) return;
  region.textContent = '';
  // A repeated sentence is only announced again if the region was empty in between.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}

/** The two live regions, rendered once in the shell. */
export function Announcer() {
  return (
    <div className="sr-only">
      <div id={REGION_ID.polite} aria-live="polite" aria-atomic="true" />
      <div id={REGION_ID.assertive} aria-live="assertive" aria-atomic="true" />
    </div>
  );
}
