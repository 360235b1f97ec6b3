import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useProjectsView } from './use-projects-view.ts';

it('a filter keeps what a watch leaves out, which has no fields, and clearing it forgets that', () => {
  const address = { zip: '40206', notType: 'renovation', needFrom: 'likely' } as const;
  const { result } = renderHook(() => useProjectsView(address, () => undefined));
  expect(result.current.filtering.keep).toEqual({ notType: 'renovation', needFrom: 'likely' });
  expect(result.current.cleared).not.toMatchObject({ notType: 'renovation' });
});
