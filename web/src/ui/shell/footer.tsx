import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { site } from '../../lib/site.ts';
import { Frame } from '../frame.tsx';

const link = 'inline-flex min-h-11 items-center text-ink-2 underline underline-offset-3';

const pages = [
  ['/find-plumbers', 'Find Contractors'],
  ['/plumbing', 'Plumbing Jobs'],
  ['/projects/sources', 'Project Sources'],
  ['/about', 'About Us'],
  ['/chat', 'Support'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/sms-consent', 'SMS Consent'],
] as const;

const neverChanges = () => () => undefined;

/** Where it works, about us, and how to reach support if there is a way. */
export function Footer() {
  // The landing page is rendered before the settings are known: what is in them comes once the page is alive.
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <footer className="site-footer border-t border-line py-5 text-meta text-ink-2">
      <Frame className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="py-3">Plumbline, Louisville Metro &amp; Surrounding Counties</p>
        <ul className="flex flex-wrap gap-x-5">
          {pages.map(([to, label]) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
          {isAlive && site.supportPhone && (
            <li>
              <a href={`tel:${site.supportPhone}`} className={link}>
                Support {formatPhone(site.supportPhone)}
              </a>
            </li>
          )}
          {isAlive && site.supportEmail && (
            <li>
              <a href={`mailto:${site.supportEmail}`} className={link}>
                {site.supportEmail}
              </a>
            </li>
          )}
        </ul>
      </Frame>
    </footer>
  );
}
