import { findPhoneNumbersInText } from 'libphonenumber-js/max';

const INVISIBLE = /[\p{Cf}\p{Co}\u034f\ufffc\ufffd]+/gu;
const LINE_END = /[\p{Cc}\u2028\u2029]+/gu;
/** Matches markup, templates and ASCII art, which name nothing. */
const CODE =
  /%[0-9a-f]{2}|<\/?[a-z!%][^<>]*>?|&(?:#\d+|#x[\da-f]+|lt|gt|quot);|[{}[\]<>`|\\^~=](?:[^{}[\]<>`|\\^~=]*[{}[\]<>`|\\^~=]){3}|\$\{|\{\{|<%|\]\(/i;
const PILED_MARKS = /\p{M}{3,}/u;
const SAME_AGAIN = /\b([\p{L}\p{N}]+)(?:\W+\1\b){2}/iu;
const MARKUP = /[<>{}[\]`|\\^*_~=]+|\$(?!\d)/g;
const URL_LIKE = /(?:\b[a-z][a-z0-9+.-]*:)?\/\/\S*|\b(?:javascript|data|mailto|tel|sms|vbscript)\s*:\S*|\bwww\.\S+/gi;
const DOMAIN_LIKE =
  /(?<![\p{L}\p{N}_])(?:[\p{L}\p{N}-]+\s*(?:\.|\[\.\]|\(\.\)|\bdot\b)\s*)+(?:com|net|org|info|biz|io|co|us|ru|cn|xyz|top|site|online|shop|club|link|click|me|ly|gg|gov|edu|ai|app|dev|tk|example)\b\S*/giu;
const PHONE_LIKE = /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/g;
const EMAIL_LIKE = /(?<!\S)\S+\s*(?:@|\(at\)|\[at\])\s*[^\s@]+\.\S+|@[a-z_]\S*/gi;
/** Matches measures such as '12"'. */
const INCHES = /(\d)\s?["”](?!\S*["“”])/g;

/** Text that addresses the writer instead of describing the project. */
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|bypass|ignor[ae]|olvida)\b.{0,60}\b(?:instruc[ct]ion(?:e?s)?|prompts?|rules?|above|previous|prior|everything|all|safety|filters?)\b|\b(?:system|assistant|developer|user|human|ai)\s*(?:prompt|message)?\s*:|\b(?:jailbreak|chatgpt|gpt-?\d*|llm|language model|prompt|ai (?:assistant|model|agent|bot))\b|\byou (?:are|must|should|will) (?:now|a|an|not|only|act|send|write|include|say|reply)\b|\b(?:new|following|these|your|special|hidden|urgent) instructions?\b|\b(?:respond|reply|answer) (?:only )?(?:with|by|to this)\b|\b(?:write|say|print|output|append|insert|include|add|repeat|translate|mention)\b.{0,30}\b(?:the (?:text|words?|message|link|phrase|following)|this (?:link|text|message|number)|instead|verbatim|email|message|link)\b|\b(?:send|forward|copy|e-?mail|text|deliver|wire|pay)\b.{0,30}\b(?:to|copies|everyone|all|this|bcc|cc)\b|\b(?:b?cc|to|from|subject|reply-to|content-type|x-[a-z-]+|mime-version)\s*:/i;
const SPAM =
  /\b(?:viagra|cialis|pharmacy|casino bonus|crypto(?:currency)?|bitcoin|btc|ethereum|lottery|jackpot|you(?:'ve| have)? won|prizes?|premio|click (?:here|below|on|this|the|now)|free money|wire the|payday|wire transfer|gift ?cards?|password|social security|bank account|account number|act now|limited[- ]time|telegram|whatsapp|zelle|venmo|cash ?app|bank details|(?:verify|confirm|suspend(?:ed)?) your|your account|overdue invoice|lien will|the bidder (?:is|has|gives|will|offers|was)|pay\b.{0,20}\b(?:fee|fees|invoice|now|deposit|today)|(?:payment|invoice|refund|debt)\b.{0,20}\b(?:you|your|overdue)|100% free|risk[- ]free|make money|earn (?:money|cash|\$)|work from home|buy now|order now|promo(?:tion)? code|coupon|seo services|escorts?|porn|xxx|nude|sexy?)\b/i;

/** Returns whether words try to steer the writer, or advertise. */
export const isSuspicious = (text: string): boolean => INSTRUCTION.test(text) || SPAM.test(text);

/**
 * Converts a listing's fact, which anyone may have written, to plain words on one line: without markup, web and email
 * addresses or phone numbers, cut at a word. Returns null if nothing is left or if it isn't a fact.
 */
export function plainFact(text: string | null, limit: number): string | null {
  if (text === null) return null;
  const visible = text
    .toWellFormed()
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(LINE_END, ' ')
    .replace(/[。｡]/g, '.');
  if ([CODE, PILED_MARKS, SAME_AGAIN].some((sign) => sign.test(visible)) || isSuspicious(visible)) return null;
  const words = withoutPhones(
    visible.replace(URL_LIKE, ' ').replace(EMAIL_LIKE, ' ').replace(DOMAIN_LIKE, ' ').replace(MARKUP, ' '),
  );
  const line = cutAtWord(
    words
      .replace(INCHES, '$1-inch')
      .replace(/["“”„«»]/g, "'")
      .replace(/\s+/g, ' ')
      .replace(/\s([,.;:!?])/g, '$1')
      .replace(/([!?.,;:-])\1+/g, '$1')
      .replace(/^[\s,.;:!?-]+|[\s,;:-]+$/g, ''),
    limit,
  );
  return /\p{L}{2}/u.test(line) && !isSuspicious(line) ? line : null;
}

/** Removes numbers that could be called. Reference numbers stay. */
function withoutPhones(text: string): string {
  const found = findPhoneNumbersInText(text, 'US');
  return found
    .reduceRight((rest, { startsAt, endsAt }) => `${rest.slice(0, startsAt)} ${rest.slice(endsAt)}`, text)
    .replace(PHONE_LIKE, ' ');
}

/** Cuts a text to `limit` characters without splitting a word. */
export function cutAtWord(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit + 1).join('');
  const end = cut.lastIndexOf(' ');
  return (end > limit / 2 ? cut.slice(0, end) : characters.slice(0, limit).join('')).replace(/[\s,;:(-]+$/, '');
}
