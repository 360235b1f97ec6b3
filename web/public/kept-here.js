// Before the first paint: this device knows more about the request than the server, which has rendered the page. The page
// stays invisible until the app shows it right, or for three seconds. A module would load too late.
try {
  const [, page] = /\/(request-service|congratulations)\/*$/.exec(location.pathname) ?? [];
  const isKept = (text) => text !== null && text !== undefined;
  if (
    (page === 'request-service' && isKept(localStorage.getItem('plumbline.service-request-draft'))) ||
    (page !== undefined && isKept(sessionStorage.getItem('plumbline.receipt')))
  ) {
    document.documentElement.dataset.keptHere = '';
  }
} catch {
  // Storage is unavailable, so nothing is kept on this device.
}
