const TOLL_FREE = /^\+18(?:00|33|44|55|66|77|88)/;
/** Area code and exchange never begin with 0 or 1; an extension may follow. */
const US_PHONE = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})(?:(?:x|ext|#)\d*)?$/;
const EMAIL = /^[^\s@<>"(),;:\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const LONGEST_ADDRESS = 254;
/** Shared hosts: a page there doesn't identify a business. */
const SHARED_HOSTS =
  /(?:^|\.)(?:facebook|instagram|twitter|x|linkedin|youtube|yelp|angi|angieslist|thumbtack|google|goo|bit|linktr|nextdoor|houzz|homeadvisor|wixsite|weebly|square|godaddysites|business|wordpress|blogspot|yellowpages|bbb)\.[a-z.]+$/;

/** Parses a US number in any format to '+15025550134'; returns null for anything else. */
export function usPhone(text: string | null | undefined): string | null {
  const match = US_PHONE.exec((text ?? '').toLowerCase().replace(/[\s().\-/·–—]|ension|\b(?:phone|tel):?/g, ''));
  return match?.[1] === undefined ? null : `+1${match[1]}`;
}

/**
 * Returns whether a number is toll-free: these often belong to a brand or a call center rather than to one business.
 */
export const isTollFree = (phone: string): boolean => TOLL_FREE.test(phone);

/** Parses an email address to lower case; returns null if it is invalid. */
export function emailAddress(text: string | null | undefined): string | null {
  const email = (text ?? '')
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
  return email.length <= LONGEST_ADDRESS && EMAIL.test(email) ? email : null;
}

/**
 * Parses a web address and adds its scheme; returns null if it is invalid. Only http and https, because it becomes a
 * link.
 */
export function webAddress(text: string | null | undefined): string | null {
  const written = (text ?? '').trim();
  if (/\s/.test(written)) return null;
  // 'example.com:8080' has a port and no scheme.
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!['http:', 'https:'].includes(url.protocol) || !/\.[a-z]{2,}$/i.test(url.hostname) || url.username !== '')
    return null;
  return url.href.length <= 2000 ? url.href.replace(/\/$/, '') : null;
}

/** Returns the host of a business's own site, 'mr-rooter.example'; null for a page on a shared one. */
export function ownHost(website: string | null): string | null {
  const host = URL.parse(website ?? '')?.hostname.replace(/^www\./, '');
  return host === undefined || SHARED_HOSTS.test(host) ? null : host;
}
