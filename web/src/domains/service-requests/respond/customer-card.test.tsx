import { CustomerIdentity } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CustomerCard } from './customer-card.tsx';

it.each(CustomerIdentity.keyof().options)("shows the contractor the customer's %s", (shown) => {
  const identity = Object.fromEntries(CustomerIdentity.keyof().options.map((name) => [name, `the-${name}`]));
  const job = { city: 'Louisville', state: 'KY', zipCode: '40204', requestNumber: 'PL-7K4QZ2' };
  render(<CustomerCard customer={CustomerIdentity.parse(identity)} job={job} />);
  expect(screen.getAllByText(new RegExp(`the-${shown}`)).length).toBeGreaterThan(0);
});
