// Applies the chosen theme before the first paint. A module would load too late, and inline scripts are forbidden.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is unavailable, so the system's theme applies.
}
