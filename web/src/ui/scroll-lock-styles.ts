import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton`, with which dialogs lock the scroll position of the page. The package
 * adds a style element, which needs a nonce in the page and its policy, and kept pages have none. Policies don't restrict
 * a constructed style sheet.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  const add = (styles: string) => {
    users += 1;
    if (sheet !== undefined) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    sheet = undefined;
  };

  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
