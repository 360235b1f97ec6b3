import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Link } from '@tanstack/react-router';
import { site } from '../../lib/site.ts';
import { Frame } from '../frame.tsx';

const link = 'inline-flex min-h-11 items-center text-ink-2 underline underline-offset-3';

/** Where it works, about us, and how to reach support if there is a way. */
export function Footer() {
  return (
    <footer className="site-footer border-t border-line py-5 text-meta text-ink-2">
      <Frame className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="py-3">Plumbline, Louisville Metro &amp; Surrounding Counties</p>
        <ul className="flex flex-wrap gap-x-5">
          <li>
            <Link to="/find-plumbers" className={link}>
              Find Contractors
            </Link>
          </li>
          <li>
            <Link to="/plumbing" className={link}>
              Plumbing Jobs
            </Link>
          </li>
          <li>
            <Link to="/projects/sources" className={link}>
              Project Sources
            </Link>
          </li>
          <li>
            <Link to="/about" className={link}>
              About Us
            </Link>
          </li>
          <li>
            <Link to="/about" hash="donate" className={link}>
              Donate
            </Link>
          </li>
          {site.supportPhone && (
            <li>
              <a href={`tel:${site.supportPhone}`} className={link}>
                Support {formatPhone(site.supportPhone)}
              </a>
            </li>
          )}
          {site.supportEmail && (
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
