import { LANGUAGE_CHOICE, LANGUAGES, nativeNames, pathIn, splitPath } from '@plumbline/contract/kernel/language.ts';
import { useLocation } from '@tanstack/react-router';
import { language } from '../../lib/language.ts';

const others = LANGUAGES.filter((other) => other !== language);

/** Links to this page in the other languages, each labeled in its language. The server remembers the choice. */
export function LanguageLinks() {
  const { pathname, searchStr, hash } = useLocation();
  const [, path] = splitPath(pathname);
  return others.map((other) => {
    const search = new URLSearchParams(searchStr);
    search.set(LANGUAGE_CHOICE, other);
    return (
      // The other language is another build, so this isn't a link of the router.
      <a
        key={other}
        href={`${pathIn(other, path)}?${search.toString()}${hash && `#${hash}`}`}
        lang={other}
        hrefLang={other}
        className="inline-flex min-h-11 items-center text-meta text-ink-2 underline underline-offset-3"
      >
        {nativeNames[other]}
      </a>
    );
  });
}
