import type { MouseEvent } from 'react';
import { ButtonAnchor } from '../../../ui/button.tsx';

type Anchor = Parameters<typeof ButtonAnchor>[0];

export interface StepLinkProps extends Omit<Anchor, 'onClick' | 'href'> {
  href: string;
  onGo: () => unknown;
}

/** A link to another step, which looks like a button. With scripts, the router follows it. */
export function StepLink({ onGo, ...rest }: StepLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void onGo();
  };
  return <ButtonAnchor {...rest} onClick={follow} />;
}
