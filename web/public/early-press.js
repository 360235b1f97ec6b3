// Keeps the last button that was pressed before the app could answer. `src/lib/early-press.ts` presses it again.
{
  let pressed = null;
  const keep = (event) => {
    const button = event.target instanceof Element ? event.target.closest('#root button[type="button"]') : null;
    if (button === null) return;
    event.stopImmediatePropagation();
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', keep, true);
  window.takeEarlyPress = () => {
    removeEventListener('click', keep, true);
    pressed?.removeAttribute('aria-busy');
    return pressed;
  };
}
