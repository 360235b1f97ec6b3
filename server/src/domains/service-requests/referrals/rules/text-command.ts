import type { Language } from '@plumbline/contract/kernel/language.ts';

/**
 * A contractor's text about a request. `code` is the request's number as written, if any; `language` is that of the
 * command word.
 */
export type TextCommand = { readonly code: string | null } & (
  | { readonly kind: 'accept'; readonly language: Language }
  | { readonly kind: 'deny'; readonly language: Language; readonly message: string | null }
  /** `when`: the words that name the time. */
  | { readonly kind: 'propose'; readonly language: Language; readonly when: string }
  | { readonly kind: 'unclear' }
);

// The letters and digits of a request's number (contract request-number.ts).
const LETTER = '[2-9A-HJKMNP-TV-Z]';
const MARKED = new RegExp(`\\bPL[\\s-]{0,2}(${LETTER}{6})\\b`, 'i');
/** Without 'PL', a number needs a digit and a letter, or it could be a word. */
const BARE = new RegExp(`(?<=^|\\s)#?((?=[A-Z]*[2-9])(?=[2-9]*[A-Z])${LETTER}{6})(?=$|[\\s.,!])`, 'i');

const COMMANDS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:i(?:['’]ll| will| want to| would like to)? )?(?:(accept|accepted|accepting)|(deny|denied|decline|declined|reject)|(propose|proposed|proposal|proposing))\b\s*([\s\S]*)$/i,
  es: /^(?:yo )?(?:quiero |quisiera |voy a |me gustaria )?(?:(aceptar|acepto|aceptado|aceptada|aceptamos)|(rechazar|rechazo|rechazado|rechazada|rechazamos|declinar|declino)|(proponer|propongo|propuesta|proponemos))\b\s*([\s\S]*)$/i,
};
const COURTESY =
  /^(?:please|pls|thanks|thank you|thx|ok|okay|the|this|that|job|request|it|offer|work|one|for|and|yes|now|sir|ma['’]am|por favor|muchas gracias|gracias|con gusto|el|la|lo|este|esta|ese|esa|trabajo|solicitud|oferta|y|si|ya|ahora|señora?|senora?|\s|[.,!¡;:–—-])*$/i;
/** Marks and pictures around the words mean nothing. A question mark does: nothing was decided. */
const MARK = String.raw`(?:[\s"'“”‘’.,!¡;:#*()-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})`;
// Only a run's first mark begins a match at the end: trying each of them would take quadratic time.
const AROUND = new RegExp(`^${MARK}+|(?<!${MARK})${MARK}+$`, 'gu');

/** Replaces each accented letter by its plain one. Keeps the length, so that places in both texts correspond. */
const withoutAccents = (text: string): string =>
  text.replace(/[áéíóúüÁÉÍÓÚÜ]/g, (letter) => letter.normalize('NFD').charAt(0));

/**
 * Reads a command in English or Spanish, in any case and spacing, with or without accents. A text that isn't clearly one
 * of the commands is 'unclear', never the nearest one.
 */
export function readTextCommand(text: string): TextCommand {
  const line = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(AROUND, '')
    .replace(/^(?:[a-z] )+[a-z]$/i, (spelled) => spelled.replaceAll(' ', ''));
  const named = MARKED.exec(line) ?? BARE.exec(line);
  const code = named?.[1]?.toUpperCase() ?? null;
  const rest = (named ? line.replace(named[0], ' ') : line).replace(/\s+/g, ' ').replace(AROUND, '');
  return commandIn(rest, 'en', code) ?? commandIn(rest, 'es', code) ?? { kind: 'unclear', code };
}

function commandIn(line: string, language: Language, code: string | null): TextCommand | null {
  const [, accept, deny, propose, plainTail = ''] = COMMANDS[language].exec(withoutAccents(line)) ?? [];
  const tail = line.slice(line.length - plainTail.length);
  if (accept !== undefined) {
    return isCourtesy(tail) ? { kind: 'accept', code, language } : { kind: 'unclear', code };
  }
  if (deny !== undefined) {
    return tail.endsWith('?') ? { kind: 'unclear', code } : { kind: 'deny', code, language, message: messageIn(tail) };
  }
  return propose === undefined ? null : { kind: 'propose', code, language, when: tail.replace(AROUND, '') };
}

const isCourtesy = (words: string): boolean => COURTESY.test(withoutAccents(words));

const messageIn = (tail: string): string | null => {
  const message = tail.replace(AROUND, '').slice(0, 500);
  return isCourtesy(message) ? null : message;
};

/** A text as words for the other side. */
export interface TextedWords {
  /** The request's number as written, without 'PL-'. */
  readonly code: string | null;
  /** Without 'PL-' it may be a word that looks like a number. */
  readonly isMarked: boolean;
  /** The text without the number. */
  readonly words: string;
  /** It begins with a command, even if the rest is unclear. */
  readonly isCommand: boolean;
}

/** Reads a text that may be meant for the other side of a request, and leaves it as it was written. */
export function readTextedWords(text: string): TextedWords {
  const marked = MARKED.exec(text);
  const named = marked ?? BARE.exec(text);
  const words = (named ? text.replace(named[0], ' ') : text).replace(/^[\s:,.–—-]+|\s+$/g, '');
  const line = words.normalize('NFC').replace(/\s+/g, ' ').replace(AROUND, '');
  return {
    code: named?.[1]?.toUpperCase() ?? null,
    isMarked: marked !== null,
    words,
    isCommand: commandIn(line, 'en', null) !== null || commandIn(line, 'es', null) !== null,
  };
}
