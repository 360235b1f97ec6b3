/**
 * The bob's outline, hanging from the origin, 14 wide and 25 high. One drawing for the brand, the timeline and the
 * scenes.
 */
export const BOB_PATH = 'M-2.2 -12h4.4v3.4h3.1c1 0 1.7.8 1.5 1.8L4.9 3 0 13 -4.9 3 -6.8 -6.8c-.2-1 .5-1.8 1.5-1.8h3.1z';

/** The brand's mark: a line and its bob. */
export function PlumbBob({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 18 34" className={className} aria-hidden="true" focusable="false">
      <path d="M9 0v10" stroke="currentColor" strokeWidth="2" />
      <path transform="translate(9 20.5)" d={BOB_PATH} className="fill-brass" />
    </svg>
  );
}
