import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step that has just come: reading goes on here. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="outline-none">
      {children}
    </h3>
  );
}
