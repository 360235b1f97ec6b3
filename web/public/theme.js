// The chosen theme, before the first paint: a module would come too late, an inline script is not allowed.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed: the system's theme it is.
}
