import { EmailAddress } from '@plumbline/contract/domains/accounts/email-address.ts';
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainFact } from './plain-fact.ts';

/** The contact named in a listing, as far as it is reliable. */
export interface ListingContact {
  /** A person's name, capitalized; null if the listing names an office or nobody. */
  readonly name: string | null;
  /** In lowercase. */
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** True if the listing itself asks for texts to this number. */
  readonly takesTexts: boolean;
}

const EMAIL = /[^\s<>()[\]{}"',;:|\\]+@[^\s<>()[\]{}"',;:|\\]+/g;
/**
 * Only plain addresses: no quoted parts, and nothing that another program could read as two addresses or as a header.
 */
const PLAIN_EMAIL = /^[a-z0-9](?:[a-z0-9._+-]*[a-z0-9])?@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}$/;
/** Addresses whose mail nobody reads. */
const UNREAD = /^(?:no-?reply|do-?not-?reply|donotreply|mailer-daemon|postmaster|abuse|bounces?)(?:[+.-]|@)/;
const PREMIUM = new Set(['PREMIUM_RATE', 'SHARED_COST', 'PAGER', 'VOICEMAIL']);
const FAX = /\b(?:fax|telefax|f)\b\.?[:\s-]*$/i;
const TEXT_INVITED = /\b(?:texts?|sms|text messages?)\b(?:\s+(?:to|at|or call|welcome|ok|okay|accepted))*[:\s-]*$/i;
const TEXT_INVITED_AFTER = /^[\s,;(-]*(?:call or )?(?:text|texts|sms)\b(?:\s+(?:ok|okay|welcome|accepted|preferred))?/i;
const NO_TEXTS = /\b(?:no|not|don'?t|never)\b[^,;.]{0,20}\b(?:text|texts|sms)\b/i;

/** Returns a number in E.164 if it can be called from the United States at no extra charge, else null. */
export function callableNumber(given: string): string | null {
  const parsed = parsePhoneNumberFromString(given, 'US');
  if (parsed === undefined || !parsed.isValid() || parsed.countryCallingCode !== '1') return null;
  return PREMIUM.has(parsed.getType() ?? '') ? null : parsed.number;
}

/** Returns the contact in a listing's own words: its first usable address and its first usable number. */
export function contactOf(contactInfo: string | null): ListingContact {
  const text = (contactInfo ?? '').replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').slice(0, 1000);
  const found = phoneIn(text);
  return {
    name: nameIn(text),
    email: emailIn(text),
    phone: found?.phone ?? null,
    takesTexts: found?.takesTexts ?? false,
  };
}

function emailIn(text: string): string | null {
  for (const { 0: candidate, index } of text.matchAll(EMAIL)) {
    // Quotes and backslashes mark an address that is not what it seems.
    if (/["'\\]$/.test(text.slice(0, index)) || /^["'\\]/.test(text.slice(index + candidate.length))) continue;
    const address = candidate.replace(/^[.-]+|[.-]+$/g, '').toLowerCase();
    if (PLAIN_EMAIL.test(address) && EmailAddress.safeParse(address).success && !UNREAD.test(address)) return address;
  }
  return null;
}

function phoneIn(text: string): { phone: string; takesTexts: boolean } | null {
  for (const { startsAt, endsAt, number } of findPhoneNumbersInText(text, 'US')) {
    const before = text.slice(0, startsAt);
    const phone = callableNumber(number.number);
    // A program can't text or call an extension, but a person can ask for it.
    if (phone === null || FAX.test(before)) continue;
    const isInvited = TEXT_INVITED.test(before) || TEXT_INVITED_AFTER.test(text.slice(endsAt));
    return { phone, takesTexts: isInvited && number.ext === undefined && !NO_TEXTS.test(text) };
  }
  return null;
}

/** Words that mark an office rather than a person. */
const OFFICE =
  /\b(?:desk|office|department|dept|division|services?|purchasing|procurement|facilities|clerk|engineer|architects?|owner|works|group|team|district|city|county|school|state|help|project|plan ?room|inc|llc|corp|company|co|construction|contractors?|builders?|board|authority|agency|utility|hall|room|studio|property|neighborhood|housing|parks?|fire|public|metro|government|council|commission|committee|university|college|hospital|church|bank|apartments?|center|transportation|secretary|support|management|manager|properties|estates?|homes?|plumbing|electric(?:al)?|mechanical|bids?|bidding|contact|sales|info|louisville|kentucky|jefferson|oldham|bullitt|spencer)\b/i;
const NAME_PART = /^\p{Lu}[\p{L}'’.-]*$/u;

/** Returns the text before the first comma, address or number if it looks like a person's name. */
function nameIn(text: string): string | null {
  const [start = ''] = text.split(/[,;|(\n]|\S+@|\+?\d/, 1);
  const name = plainFact(start.replace(/^(?:contact|attn|attention|buyer)\b[:.\s]*/i, ''), 60);
  if (name === null || OFFICE.test(name)) return null;
  const parts = withCapitals(name).split(' ');
  const isPerson = parts.length >= 2 && parts.length <= 4 && parts.every((part) => NAME_PART.test(part));
  return isPerson ? parts.join(' ') : null;
}

/** Capitalizes names such as 'PAIGE GRASS' and 'corey roundfield'. Mixed case stays. */
function withCapitals(name: string): string {
  if (/\p{Ll}/u.test(name) && /\p{Lu}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
