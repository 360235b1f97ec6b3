// Keeps the last button that was pressed before the app could answer. `src/lib/early-press.ts` presses it again.
{
  // Until the app's code has arrived, the browser posts forms by itself. It always opens menus by itself.
  let kept = '[type="button"]';
  let pressed = null;
  const keep = (event) => {
    const button =
      event.target instanceof Element ? event.target.closest(`#root button:not([popovertarget])${kept}`) : null;
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', keep, true);
  window.earlyPress = {
    keepAll: () => {
      kept = '';
    },
    take: () => {
      removeEventListener('click', keep, true);
      pressed?.removeAttribute('aria-busy');
      return pressed;
    },
  };
}
