/** Has the browser save a file under this name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
