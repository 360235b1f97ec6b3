import type { Language } from '@plumbline/contract/kernel/language.ts';
import { deviceNameWords } from './device-name.words.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const LONGEST = 60;

const nameIn = (names: typeof BROWSERS, text: string) => names.find(([mark]) => mark.test(text))?.[1];

/**
 * Returns a name such as 'Firefox on Windows' for the log. It contains only names we know, never text from the
 * User-Agent.
 */
export function deviceKind(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser === undefined) return system ?? 'other';
  return system === undefined ? browser : deviceNameWords.en.onSystem(browser, system);
}

/**
 * Returns an English name such as 'Firefox on Windows', by which people recognize their sessions. Other programs keep
 * their own names.
 */
export function deviceName(userAgent: string): string {
  if (nameIn(BROWSERS, userAgent) !== undefined) return deviceKind(userAgent);
  const program = /^[\w.-]+/.exec(userAgent)?.[0];
  return program?.slice(0, LONGEST) ?? nameIn(SYSTEMS, userAgent) ?? deviceNameWords.en.unknown;
}

/** Translates a name made by `deviceName`, which is stored in English. */
export function deviceIn(language: Language, name: string): string {
  const words = deviceNameWords[language];
  if (name === deviceNameWords.en.unknown) return words.unknown;
  for (const [, browser] of BROWSERS) {
    for (const [, system] of SYSTEMS) {
      if (name === deviceNameWords.en.onSystem(browser, system)) return words.onSystem(browser, system);
    }
  }
  return name;
}
