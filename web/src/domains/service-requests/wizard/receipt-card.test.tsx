import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import type { Receipt } from './receipt.ts';
import { ReceiptCard } from './receipt-card.tsx';

const receipt: Receipt = {
  requestId: 'rq_1',
  requestNumber: 'PL-7K4QZ2',
  trackingUrl: 'https://plumbline.example/track/rq_1',
  workType: 'plumbing',
  contractors: [],
  preferredContactMethod: 'email',
  urgency: 'medium',
  smsConsent: false,
  customerEmail: 'ana@example.com',
};
const copyLink = () => screen.findByRole('button', { name: 'Copy the link' });

describe('the link to the tracking page', () => {
  it('is copied', async () => {
    const { user } = await openPage(() => <ReceiptCard receipt={receipt} />);
    await user.click(await copyLink());
    await screen.findByRole('button', { name: 'Link copied' });
    expect(await navigator.clipboard.readText()).toBe(receipt.trackingUrl);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is selected, each time, to be copied by hand where the browser has no clipboard', async () => {
    const { user } = await openPage(() => <ReceiptCard receipt={receipt} />);
    const button = await copyLink();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    for (let press = 0; press < 2; press++) {
      await user.click(button);
      const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'The link to your tracking page' });
      expect(document.activeElement).toBe(link);
      expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(receipt.trackingUrl);
    }
    screen.getByText(/copy it with your keyboard/);
  });
});
