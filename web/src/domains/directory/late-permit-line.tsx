import { type ComponentProps, lazy } from 'react';
import { Late } from '../../ui/late.tsx';
import type { PermitLine } from './permit-line.tsx';

const Line = lazy(async () => ({ default: (await import('./permit-line.tsx')).PermitLine }));

/** What permits prove about a contractor, in the page that arrives. Its code comes after the page's. */
export const LatePermitLine = (props: ComponentProps<typeof PermitLine>) =>
  props.of.permitRecord === undefined ? null : (
    <Late fallback={<span className="block h-11" />}>
      <Line {...props} />
    </Late>
  );
