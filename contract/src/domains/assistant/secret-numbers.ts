/** Stands where a number was removed, in every language. */
export const REMOVED_NUMBER = '•••';

/** Three, two and four digits. The Social Security Administration has never issued the numbers left out here. */
const SOCIAL_SECURITY = /(?<![\d-])(?!000|666|9\d\d)\d{3}([- .])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/g;
const SAID_SOCIAL_SECURITY =
  /(\b(?:ssn|social(?: security)?|seguro social)\b[^\d\n]{0,30})\d{3}[- .]?\d{2}[- .]?\d{4}(?!\d)/gi;

/** The groups in which cards show their digits, or one run of them. */
const CARD = /(?<![\d.,-])(?:\d{4}([- ])\d{4}\1\d{4}\1\d{1,7}|\d{4}([- ])\d{6}\2\d{5}|\d{13,19})(?![\d-])/g;
const CARD_CODE = /(\b(?:cvv|cvc|csc|security code|c[oó]digo de seguridad)\b\D{0,12})\d{3,4}(?!\d)/gi;

const BANK =
  /(\b(?:routing|aba|bank account|checking|savings|cuenta (?:bancaria|de banco|de cheques|de ahorros)|n[uú]mero de ruta|clabe)\b[^\d\n]{0,40})\d(?:[- ]?\d){5,17}/gi;
/** An account number after a number that has been removed, in the same sentence. */
const ACCOUNT_AFTER = /(•••[^\d.\n]{0,30}\b(?:account|acct|cuenta)\b[^\d.\n]{0,20})\d(?:[- ]?\d){5,16}/gi;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g;

/**
 * Removes Social Security, card and bank numbers, which nobody needs to repair something. Phone numbers, ZIP codes, house
 * numbers and model numbers stay.
 */
export function withoutSecretNumbers(text: string): string {
  if (!/\d(?:[-. ]?\d){2}/.test(text)) return text;
  return text
    .replace(SAID_SOCIAL_SECURITY, `$1${REMOVED_NUMBER}`)
    .replace(SOCIAL_SECURITY, REMOVED_NUMBER)
    .replace(CARD, (found) => (isCard(found) ? REMOVED_NUMBER : found))
    .replace(CARD_CODE, `$1${REMOVED_NUMBER}`)
    .replace(BANK, `$1${REMOVED_NUMBER}`)
    .replace(ACCOUNT_AFTER, `$1${REMOVED_NUMBER}`)
    .replace(IBAN, (found) => (isIban(found) ? REMOVED_NUMBER : found));
}

/** The first digits of the cards' networks, and the Luhn checksum (ISO/IEC 7812-1, annex B). */
function isCard(found: string): boolean {
  const digits = found.replaceAll(/\D/g, '');
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The checksum of ISO 13616: the country and the check digits go to the end, letters count from 10. */
function isIban(found: string): boolean {
  const plain = found.replaceAll(' ', '');
  if (plain.length < 15) return false;
  const numbers = [...plain.slice(4), ...plain.slice(0, 4)].map((each) => Number.parseInt(each, 36)).join('');
  return BigInt(numbers) % 97n === 1n;
}
