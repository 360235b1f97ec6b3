/** Whom or what a mail server refuses: the mailbox, us, this one message, or anything for the moment. */
export type Verdict = 'mailbox' | 'us' | 'message' | 'moment';

/** A reply with a code of 400 or more. */
export interface Refusal {
  readonly code: number;
  /** The whole reply, with its code; each line of a longer one begins with it. */
  readonly text: string;
  /** Whether the reply is to the recipient's address, to the content, or to anything earlier. */
  readonly stage: 'earlier' | 'recipient' | 'content';
}

/** Enhanced status codes (RFC 3463) that say that the mailbox or its domain doesn't exist or is no longer used. */
const NO_MAILBOX = /^5\.(?:1\.(?:0|1|2|3|6|10)|2\.1)$/;
/** About the recipient, but no reason to think that the mailbox will never work: it is full or closed to us. */
const CLOSED_MAILBOX = /^5\.(?:2\.[2-9]|1\.[45]|4\.1)$/;

/** The words of servers that say the same without a code, or with one that can mean anything. */
const NO_MAILBOX_WORDS =
  /\b(?:no such (?:user|mailbox|recipient|address|person)|(?:user|recipient|mailbox|address|account|email)[\w ]{0,20} (?:unknown|not found|unavailable|invalid|disabled|inactive|does(?:n't| not) exist)|(?:unknown|invalid|bad) (?:user|recipient|mailbox|address|local part)|user doesn't have an? \S+ account|mailbox not found|no mailbox here|not a valid (?:mailbox|recipient|user)|does not exist)\b/i;

/** The sender, our server, our credentials or the pace at which we send. */
const ABOUT_US =
  /\brelay(?:ing)?\b|\bsender\b|\bhelo\b|\bauthenti|\bcredential|not verified|client host|\bblock(?:ed|list)|blacklist|\bbanned\b|\bspamhaus\b|\bbarracuda|reputation|\bspf\b|\bdkim\b|\bdmarc\b|\brate\b|too many|too fast|too quickly|\blimit\b|\bquota\b.*\bexceeded for (?:the )?(?:sender|account)|\bthrottl|\bsending (?:paused|quota|limit)|unusual (?:rate|volume)|unexpected volume|access denied|connections? (?:will not be |not )accepted|service (?:unavailable|not available)|not permitted|not authori[sz]ed|\bpolicy\b/i;

/** The enhanced status code of a reply; null without one. */
export const enhancedCodeOf = (text: string): string | null =>
  /^\d{3}[ -]#?([245]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? null;

/**
 * Returns what a refusal is about. Only the words and codes of RFC 3463 and of well-known servers make it the mailbox's;
 * when in doubt it is ours, because then the message is tried again and nobody is taken off the list.
 */
export function verdictOn({ code, text, stage }: Refusal): Verdict {
  if (code < 500) return 'moment';
  if (stage === 'earlier') return 'us';
  const enhanced = enhancedCodeOf(text);
  // Servers put 'sender address rejected: user unknown' under 5.1.0, and a recipient's hourly limit under 5.2.1.
  if (ABOUT_US.test(text)) return enhanced === '5.4.1' ? 'message' : 'us';
  if (enhanced !== null && NO_MAILBOX.test(enhanced)) return 'mailbox';
  if (enhanced !== null && CLOSED_MAILBOX.test(enhanced)) return 'message';
  // 5.7.x is about security and policy, whatever its words.
  if (enhanced?.startsWith('5.7.')) return stage === 'content' ? 'message' : 'us';
  if (NO_MAILBOX_WORDS.test(text)) return 'mailbox';
  if (stage === 'content' || code === 552) return 'message';
  return 'us';
}
