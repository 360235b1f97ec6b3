/** 'Mei H.' from 'Mei Lin Huang': how a review is signed. */
export function signatureOf(name: string): string {
  const [first = 'A customer', ...others] = name
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '');
  const last = [...(others.at(-1) ?? '')][0];
  return last === undefined ? first.slice(0, 40) : `${first.slice(0, 40)} ${last.toUpperCase()}.`;
}
