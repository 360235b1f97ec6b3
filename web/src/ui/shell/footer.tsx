import { Link } from '@tanstack/react-router';
import { here } from '../../lib/language.ts';
import { Frame } from '../frame.tsx';
import { LanguageLinks } from './language-links.tsx';
import { shellWords } from './shell.words.ts';

const words = here(shellWords).footer;

const pages = [
  { to: '/find-plumbers', label: words.findContractors },
  { to: '/plumbing', label: words.plumbingJobs },
  { to: '/projects/sources', label: words.projectSources },
  { to: '/about', label: words.aboutUs },
  { to: '/about', hash: 'donate', label: words.donate },
  { to: '/chat', label: words.support },
  { to: '/terms', label: words.terms },
  { to: '/privacy', label: words.privacy },
  { to: '/sms-consent', label: words.smsConsent },
] as const;

/** Links to the pages that any visitor may need, and to this page in other languages. */
export function Footer() {
  return (
    <footer className="site-footer seen-whole border-t border-line py-5 text-meta text-ink-2">
      <Frame className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="py-3">{words.place}</p>
        <ul className="flex flex-wrap gap-x-5">
          {pages.map(({ label, ...page }) => (
            <li key={label}>
              <Link {...page} className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-3">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <LanguageLinks />
          </li>
        </ul>
      </Frame>
      <span hidden />
    </footer>
  );
}
