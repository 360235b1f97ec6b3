import { Link } from '@tanstack/react-router';
import { here } from '../../lib/language.ts';
import { Frame } from '../frame.tsx';
import { LanguageLinks } from './language-links.tsx';
import { shellWords } from './shell.words.ts';

const words = here(shellWords).footer;

type Path = '/about' | '/status';

/** Links to the pages that any visitor may need, and to this page in other languages. */
export function Footer() {
  return (
    <footer className="site-footer seen-whole border-t border-line py-5 text-meta text-ink-2">
      <Frame className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="py-3">{words.place}</p>
        <ul className="flex flex-wrap gap-x-5">
          {Object.entries(words.pages).map(([address, label]) => {
            const [path, hash = ''] = address.split('#');
            return (
              <li key={label}>
                <Link
                  to={path as Path}
                  hash={hash}
                  className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-3"
                >
                  {label}
                </Link>
              </li>
            );
          })}
          <li>
            <LanguageLinks />
          </li>
        </ul>
      </Frame>
      <span hidden />
    </footer>
  );
}
