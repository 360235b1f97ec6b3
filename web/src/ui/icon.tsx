import type { LucideIcon, LucideProps } from 'lucide-react';

export type IconSize = 'tiny' | 'small' | 'normal' | 'large';

const sizes: Record<IconSize, { size: number; strokeWidth: number }> = {
  tiny: { size: 15, strokeWidth: 2.2 },
  small: { size: 16, strokeWidth: 2.1 },
  normal: { size: 20, strokeWidth: 1.9 },
  large: { size: 24, strokeWidth: 1.7 },
};

export interface IconProps extends Omit<LucideProps, 'size'> {
  /** An icon of `lucide-react`. */
  of: LucideIcon;
  size?: IconSize;
}

/** A lucide icon in one of four sizes and stroke widths. Always decorative: a word is next to it. */
export function Icon({ of: Drawing, size = 'normal', ...rest }: IconProps) {
  return <Drawing {...sizes[size]} aria-hidden="true" focusable="false" {...rest} />;
}
