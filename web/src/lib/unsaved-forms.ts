const unsaved = new Set<object>();

/** Counts a form as unsaved until the returned function is called. */
export function noteUnsaved(): () => void {
  const form = {};
  unsaved.add(form);
  return () => void unsaved.delete(form);
}

/** Returns the number of forms on the page with input that isn't saved. A full load would lose it. */
export const countUnsaved = (): number => unsaved.size;
