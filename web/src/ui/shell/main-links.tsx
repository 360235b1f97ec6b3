import { Link, useLocation } from '@tanstack/react-router';

const link = 'main-link';

/** The header's links; the active one is filled. Map View is highlighted on the landing page too. */
export function MainLinks({ about = false }: { about?: boolean }) {
  const onLanding = useLocation({ select: ({ pathname }) => pathname === '/' });
  if (about) {
    return (
      <Link to="/about" className={link}>
        About Us
      </Link>
    );
  }
  return (
    <>
      <Link to="/map" className={link} {...(onLanding ? { 'aria-current': 'true' } : {})}>
        Map View
      </Link>
      <Link to="/projects" className={link}>
        Projects List
      </Link>
      <Link to="/request-service" className={link}>
        Request Service
      </Link>
    </>
  );
}
