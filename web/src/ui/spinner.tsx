/** The spinning arc of a busy button. For people who prefer reduced motion it stays still. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 animate-spin"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  );
}
