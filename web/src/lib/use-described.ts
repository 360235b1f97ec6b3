import { useEffect } from 'react';

/**
 * Sets the head of a page whose title depends on its data. A page from the server has its head already, so the code for
 * it is loaded after the page.
 *
 * @param load a constant function
 */
export function useDescribed<Subject>(
  subject: Subject | undefined,
  load: () => Promise<(subject: Subject) => void>,
): void {
  useEffect(() => {
    if (subject === undefined) return;
    let isGone = false;
    load().then(
      (describe) => {
        if (!isGone) describe(subject);
      },
      // Without a connection, the page keeps its title.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [subject, load]);
}
