import { formWords } from '@plumbline/contract/domains/service-requests/form.words.ts';
import { here } from '../../../lib/language.ts';
import { detailsWords } from './details.words.ts';

const words = here(detailsWords).advice;
const required = here(formWords);

/** The specification's messages, which say what is missing but not what to do. */
const REQUIRED = new Set([
  required.nameRequired,
  required.phoneRequired,
  required.emailRequired,
  required.addressRequired,
  required.cityRequired,
  required.stateRequired,
  required.zipRequired,
  required.descriptionRequired,
]);

const MIN_DESCRIPTION = 10;
/** A number without its area code. */
const LOCAL_DIGITS = 7;
const PHONE_EXAMPLE = '(502) 555-0134';
export const ADDRESS_EXAMPLE = '1418 Bardstown Rd';

/** Returns the next thing to do about a field; undefined when the message says it all. */
function adviceFor(name: string, value: string): string | undefined {
  const text = value.trim();
  switch (name) {
    case 'description': {
      const missing = MIN_DESCRIPTION - text.length;
      if (missing <= 0) return undefined;
      if (missing === MIN_DESCRIPTION) return words.description;
      return words.descriptionMore(MIN_DESCRIPTION, missing);
    }
    case 'customerName':
      return text ? words.nameMore : words.name;
    case 'customerPhone':
      return phoneAdvice(text);
    case 'customerEmail':
      return emailAdvice(text);
    case 'address':
      return words.address(ADDRESS_EXAMPLE);
    case 'city':
    case 'state':
    case 'zipCode':
      return words.place;
    default:
      return undefined;
  }
}

function phoneAdvice(text: string): string {
  if (!text) return words.phone;
  const digits = text.replace(/\D/g, '').length;
  return digits <= LOCAL_DIGITS ? words.areaCode(PHONE_EXAMPLE) : words.tenDigits(PHONE_EXAMPLE);
}

function emailAdvice(text: string): string {
  if (!text) return words.email;
  if (/\s/.test(text)) return words.spaces;
  if (!text.includes('@')) return words.at;
  // A dot with a letter before it, after the @, and two letters after it.
  if (text.lastIndexOf('.', text.length - 3) <= text.indexOf('@') + 1) return words.ending;
  return words.typo;
}

/** Returns 'Description is required: write at least 10 characters, one more to go.' */
export function fieldMessage(name: string, message: string, value: unknown): string {
  // The server's other messages already say what to do.
  if (!REQUIRED.has(message)) return message;
  const advice = adviceFor(name, typeof value === 'string' ? value : '');
  return advice === undefined ? message : words.after(message, advice);
}
