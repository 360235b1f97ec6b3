import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorResponseDetail } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { ProposalId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { descriptionOf } from '../../../testing/description.ts';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { ResponsePage } from './response-page.tsx';
import { sampleProposal } from './sample-proposal.ts';

const proposal = (changes: Partial<ContractorResponseDetail> = {}): ContractorResponseDetail => ({
  ...sampleProposal,
  responseId: ProposalId.parse('pp_1'),
  requestId: ServiceRequestId.parse('sr_1'),
  craftsmanCompany: 'Beargrass Plumbing',
  craftsmanPhone: '+15025550171',
  craftsmanEmail: 'dana@beargrass.example',
  proposedDate: '2026-12-04',
  proposedTime: '09:00',
  estimatedCost: '$120 to $180',
  answerBy: '2026-12-02T14:12:00Z',
  ...changes,
});

const READ = 'GET /api/craftsman-responses/pp_1';
const SEND = 'POST /api/customer-response';
const receipt = { status: 'settled', message: 'You are connected.', feeDueCents: 0, paymentUrl: null };

const openLink = async (answer: Handler) => {
  const server = fakeServer({ [READ]: answer, [SEND]: ok(receipt) });
  const { user } = await openPage(() => <ResponsePage responseId="pp_1" requestId="sr_1" />);
  return { server, user };
};

const open = async (changes: Partial<ContractorResponseDetail> = {}) => {
  const opened = await openLink(ok(proposal(changes)));
  await screen.findByRole('heading', { level: 1, name: 'Beargrass Plumbing proposes a time' });
  return opened;
};

const message = () => {
  const box = screen.getByRole('textbox', { name: /Message/ });
  return box instanceof HTMLTextAreaElement ? box.value : '';
};
const latestToast = () => toastStore.snapshot()[0];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T17:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a proposal', () => {
  it('is shown with its time, its cost and the request it is for', async () => {
    const { server } = await open();
    expect(server.sentBy('GET')[0]?.query.get('requestId')).toBe('sr_1');
    const shown = screen.getByRole('region', { name: 'The proposal' });
    within(shown).getByText('Fri, Dec 4, 9:00 AM EST');
    within(shown).getByText('$120 to $180');
    within(screen.getByRole('region', { name: 'Your request' })).getByText(sampleProposal.originalRequest.title);
    screen.getByText('Wed, Dec 2, 9:12 AM EST');
    screen.getByText(
      new RegExp(`A proposal can be changed at most ${MAX_PROPOSAL_CHANGES} times; after that the request`),
    );
  });

  it('can no longer be answered once it has been', async () => {
    await open({ referralStatus: 'settled', requestStatus: 'contractor-selected' });
    screen.getByText('Beargrass Plumbing has the job.');
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});

describe('the choice', () => {
  it('brings a message of its own, and Change goes back', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Decline/ }));
    expect(message()).toMatch(/not to go ahead/);
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    await user.click(screen.getByRole('button', { name: /^Approve/ }));
    expect(message()).toMatch(/I approve/);
  });

  it('keeps the focus where the eyes are', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Approve/ }));
    expect(document.activeElement?.textContent).toBe('Approve');
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    expect(document.activeElement?.textContent).toBe('Your answer');
  });

  it('is sent with the message as it was changed, and then cleared', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: /^Approve/ }));
    await user.clear(screen.getByRole('textbox', { name: /Message/ }));
    await user.type(screen.getByRole('textbox', { name: /Message/ }), 'Ring twice');
    server.handlers[READ] = ok(proposal({ referralStatus: 'settled', requestStatus: 'contractor-selected' }));
    // Twice in one breath, as a double press of Enter does.
    const form = screen.getByRole('form', { name: 'Approve' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByText('Response sent successfully!');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([
      {
        requestId: 'sr_1',
        responseId: 'pp_1',
        craftsmanPhone: '+15025550171',
        craftsmanEmail: 'dana@beargrass.example',
        action: 'approve',
        customerMessage: 'Ring twice',
      },
    ]);
    expect(latestToast()).toMatchObject({
      title: 'Response Sent',
      description: 'Your approval has been sent to Beargrass Plumbing.',
    });
  });

  it('of another time needs that time', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: /^Propose New Time/ }));
    await user.click(screen.getByRole('button', { name: 'Send Response' }));
    const field = screen.getByLabelText('Proposed date and time');
    expect(descriptionOf(field)).toContain('Please specify your proposed date and time.');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, '2026-11-30T09:00');
    await user.click(screen.getByRole('button', { name: 'Send Response' }));
    expect(descriptionOf(field)).toContain('The proposed date cannot be in the past.');
    expect(server.sentBy('POST')).toEqual([]);
    await user.clear(field);
    await user.type(field, '2026-12-04T14:00');
    await user.click(screen.getByRole('button', { name: 'Send Response' }));
    await waitFor(() =>
      expect(server.sentBy('POST')[0]?.body).toMatchObject({
        action: 'propose',
        proposedDateTime: '2026-12-04T14:00',
      }),
    );
  });

  it('stays, with its message, when it did not go through', async () => {
    const { user, server } = await open();
    server.handlers[SEND] = refused(500, 'internal', 'x');
    await user.click(screen.getByRole('button', { name: /^Approve/ }));
    await user.click(screen.getByRole('button', { name: 'Send Response' }));
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to send response. Please try again.',
        tone: 'destructive',
      }),
    );
    expect(message()).toMatch(/I approve/);
  });

  it('is answered with what had already happened when it came too late', async () => {
    const { user, server } = await open();
    server.handlers[SEND] = refused(409, 'already-happened', 'The deadline to answer has passed.');
    await user.click(screen.getByRole('button', { name: /^Approve/ }));
    server.handlers[READ] = ok(proposal({ referralStatus: 'expired' }));
    await user.click(screen.getByRole('button', { name: 'Send Response' }));
    within(await screen.findByRole('region', { name: /Your last answer/ })).getByText(
      /The deadline to answer has passed/,
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send Response' })).toBeNull());
  });
});

describe('a proposal that could not be loaded', () => {
  it('is replaced by an example from which nothing can be sent', async () => {
    const { user, server } = await openLink(refused(500, 'internal', 'x'));
    await screen.findByText("Example: we couldn't load this proposal");
    for (const name of [/^Approve/, /^Decline/, /^Propose New Time/]) {
      const button = screen.getByRole('button', { name });
      expect(button.hasAttribute('disabled')).toBe(true);
      await user.click(button);
    }
    expect(screen.queryByRole('button', { name: 'Send Response' })).toBeNull();
    expect(server.sentBy('POST')).toEqual([]);
  });

  it('can be tried again', async () => {
    const { user, server } = await openLink(refused(404, 'not-found', 'x'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.handlers[READ] = ok(proposal());
    await user.click(retry);
    await screen.findByRole('heading', { name: 'Beargrass Plumbing proposes a time' });
    expect(screen.queryByText(/Example:/)).toBeNull();
  });

  it('is told apart from a link with a part missing', async () => {
    const server = fakeServer({});
    await openPage(() => <ResponsePage responseId="pp_1" requestId={undefined} />);
    screen.getByRole('heading', { name: 'This link is not complete' });
    expect(server.sentBy('GET')).toEqual([]);
  });
});
