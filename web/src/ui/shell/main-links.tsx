import { Link, useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { here } from '../../lib/language.ts';
import { shellWords } from './shell.words.ts';

const words = here(shellWords).header;

/** Links in the phone's menu close it. */
const link = {
  className: 'main-link',
  onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover(),
};

/** The header's links; the active one is filled. Map View is also highlighted on the landing page. */
export function MainLinks({ about = false }: { about?: boolean }) {
  const onLanding = useLocation({ select: ({ pathname }) => pathname === '/' });
  if (about) {
    return (
      <Link to="/about" {...link}>
        {words.about}
      </Link>
    );
  }
  return (
    <>
      <Link to="/map" {...link} {...(onLanding ? { 'aria-current': 'true' } : {})}>
        {words.map}
      </Link>
      <Link to="/projects" {...link}>
        {words.projects}
      </Link>
      <Link to="/request-service" {...link}>
        {words.request}
      </Link>
    </>
  );
}
