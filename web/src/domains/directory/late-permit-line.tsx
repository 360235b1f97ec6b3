import { type ComponentProps, lazy } from 'react';
import { Late } from '../../ui/late.tsx';
import type { PermitLine } from './permit-line.tsx';

const Line = lazy(async () => ({ default: (await import('./permit-line.tsx')).PermitLine }));

/** The permit record's line, in the page as it arrives. Its code loads after the page's. */
export const LatePermitLine = (props: ComponentProps<typeof PermitLine>) =>
  props.of.permitRecord === undefined ? null : (
    <Late fallback={<span className="block h-11" />}>
      <Line {...props} />
    </Late>
  );
