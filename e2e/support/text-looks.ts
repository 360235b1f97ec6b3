/**
 * The look of a text is everything that decides its contrast: the color and the size of the text, whether it's
 * disabled, and the class, the background, and the opacity of each element around it. Texts that look alike are equally
 * readable, so axe need not check each of the twenty cards of a list.
 */

/** Marks the texts that axe is to check; its value is their look. */
export const MARK = 'data-check-contrast';

/**
 * Marks the visible texts whose look isn't known, and returns these looks, hashed. Runs in the page, in one go, so it
 * takes nothing from outside.
 */
export function markNewLooks({ known, mark }: { readonly known: readonly string[]; readonly mark: string }): string[] {
  const hashOf = (text: string): string => {
    let [a, b] = [0x811c9dc5, 0x1000193];
    for (let at = 0; at < text.length; at += 1) {
      a = Math.imul(a ^ text.charCodeAt(at), 0x9e3779b1);
      b = Math.imul(b ^ text.charCodeAt(at), 0x85ebca77);
    }
    return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`;
  };
  const surroundings = new Map<Element, string>();
  const surroundingsOf = (element: Element | null): string => {
    if (element === null) return '';
    const done = surroundings.get(element);
    if (done !== undefined) return done;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const paint = [element.getAttribute('class'), backgroundColor, backgroundImage, opacity, filter, mixBlendMode];
    const hash = hashOf(`${surroundingsOf(element.parentElement)} ${element.tagName} ${paint.join(' ')}`);
    surroundings.set(element, hash);
    return hash;
  };
  const isDisabled = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled=true], [inert]') !== null ||
    element.closest('label')?.control?.matches(':disabled') === true;
  const isText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');

  const before = new Set(known);
  const found = new Set<string>();
  for (const element of document.querySelectorAll('body, body *')) {
    if (!isText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const own = [color, fontSize, fontWeight, textShadow, isDisabled(element), surroundingsOf(element)];
    const look = hashOf(own.join(' '));
    if (before.has(look)) continue;
    element.setAttribute(mark, look);
    found.add(look);
  }
  return [...found];
}
