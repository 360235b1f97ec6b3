import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { here, language } from '../lib/language.ts';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

const link = 'inline-flex min-h-11 items-center text-plumb-ink underline underline-offset-3';

const all = {
  sms: ['/sms-consent', words.legal.sms],
  terms: ['/terms', words.legal.terms],
  privacy: ['/privacy', words.legal.privacy],
} as const;

/** Links to the texts that a person agrees to. They open in a new tab, so that no input is lost. */
export function LegalLinks({ of, lead }: { of: readonly (keyof typeof all)[]; lead: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-meta text-ink-2">
      {lead}
      {of.map((name) => (
        <a key={name} href={pathIn(language, all[name][0])} target="_blank" rel="noopener" className={link}>
          {all[name][1]}
          <span className="sr-only"> {words.opensInNewTab}</span>
        </a>
      ))}
    </p>
  );
}
