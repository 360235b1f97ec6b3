// Keeps the last button that was pressed before the app could answer. `src/lib/early-press.ts` presses it again.
{
  // Until the app's code has arrived, the browser posts forms by itself. It always opens menus by itself.
  const ANY = 'button:not([popovertarget])';
  let kept = `#root ${ANY}[type="button"]`;
  let pressed = null;
  const release = () => {
    const button = pressed;
    button?.removeAttribute('aria-busy');
    pressed = null;
    return button;
  };
  const keep = (event) => {
    const button = event.target instanceof Element ? event.target.closest(kept) : null;
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    release();
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', keep, true);
  window.earlyPress = {
    keepAll: () => {
      kept = `#root ${ANY}`;
    },
    take: () => {
      kept = `[data-late] ${ANY}`;
      return pressed?.closest('[data-late]') ? null : release();
    },
    takeIn: (part) => (part.contains(pressed) || pressed?.isConnected === false ? release() : null),
  };
}
