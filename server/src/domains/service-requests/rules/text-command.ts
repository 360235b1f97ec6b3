/** What a contractor texts about a request. `code`: the request's number, as it was written, if it was. */
export type TextCommand =
  | { readonly kind: 'accept'; readonly code: string | null }
  | { readonly kind: 'deny'; readonly code: string | null; readonly message: string | null }
  /** `when`: the words that name the time. */
  | { readonly kind: 'propose'; readonly code: string | null; readonly when: string }
  | { readonly kind: 'unclear'; readonly code: string | null };

// The letters and digits of a request's number (contract request-number.ts).
const LETTER = '[2-9A-HJKMNP-TV-Z]';
const MARKED = new RegExp(`\\bPL[\\s-]{0,2}(${LETTER}{6})\\b`, 'i');
/** Without 'PL' only what is no word: a digit and a letter at least. */
const BARE = new RegExp(`(?<=^|\\s)#?((?=[A-Z]*[2-9])(?=[2-9]*[A-Z])${LETTER}{6})(?=$|[\\s.,!])`, 'i');

const COMMAND =
  /^(?:i(?:['’]ll| will| want to| would like to)? )?(?:(accept|accepted|accepting)|(deny|denied|decline|declined|reject)|(propose|proposed|proposal|proposing))\b\s*([\s\S]*)$/i;
const COURTESY =
  /^(?:please|pls|thanks|thank you|thx|ok|okay|the|this|that|job|request|it|offer|work|one|for|and|yes|now|sir|ma['’]am|\s|[.,!;:–—-])*$/i;
/** Marks and pictures around the words say nothing; a question mark says that nothing was decided. */
const MARK = String.raw`(?:[\s"'“”‘’.,!;:#*()-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})`;
// Only a run's first mark begins a match at the end: trying each of them would take quadratic time.
const AROUND = new RegExp(`^${MARK}+|(?<!${MARK})${MARK}+$`, 'gu');

/** Reads a text in any case and spacing. What isn't clearly one of the commands is 'unclear', never the nearest one. */
export function readTextCommand(text: string): TextCommand {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(AROUND, '')
    .replace(/^(?:[a-z] )+[a-z]$/i, (spelled) => spelled.replaceAll(' ', ''));
  const named = MARKED.exec(line) ?? BARE.exec(line);
  const code = named?.[1]?.toUpperCase() ?? null;
  const rest = (named ? line.replace(named[0], ' ') : line).replace(/\s+/g, ' ').replace(AROUND, '');
  const [, accept, deny, propose, tail = ''] = COMMAND.exec(rest) ?? [];
  if (accept !== undefined) return COURTESY.test(tail) ? { kind: 'accept', code } : { kind: 'unclear', code };
  if (deny !== undefined) {
    return tail.endsWith('?') ? { kind: 'unclear', code } : { kind: 'deny', code, message: messageIn(tail) };
  }
  if (propose !== undefined) return { kind: 'propose', code, when: tail.replace(AROUND, '') };
  return { kind: 'unclear', code };
}

const messageIn = (tail: string): string | null => {
  const message = tail.replace(AROUND, '').slice(0, 500);
  return COURTESY.test(message) ? null : message;
};
