import { Link } from '@tanstack/react-router';
import { Frame } from '../frame.tsx';

const pages = [
  { to: '/find-plumbers', label: 'Find Contractors' },
  { to: '/plumbing', label: 'Plumbing Jobs' },
  { to: '/projects/sources', label: 'Project Sources' },
  { to: '/about', label: 'About Us' },
  { to: '/about', hash: 'donate', label: 'Donate' },
  { to: '/chat', label: 'Support' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/sms-consent', label: 'SMS Consent' },
] as const;

/** Where it works, what it promises, and the way to support, which says how else it is reached. */
export function Footer() {
  return (
    <footer className="site-footer border-t border-line py-5 text-meta text-ink-2">
      <Frame className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="py-3">Plumbline, Louisville Metro &amp; Surrounding Counties</p>
        <ul className="flex flex-wrap gap-x-5">
          {pages.map(({ label, ...page }) => (
            <li key={label}>
              <Link {...page} className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-3">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Frame>
    </footer>
  );
}
