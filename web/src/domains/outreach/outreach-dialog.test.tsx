import { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer, type Handler, ok, refused } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ToastOutlet } from '../../ui/toast-outlet.tsx';
import { OutreachDialog } from './outreach-dialog.tsx';
import { outreachOptions, outreachReceipt, outreachScript } from './testing/outreach-replies.ts';

const OPTIONS = 'GET /api/projects/prj-1/outreach';
const GENERATE = 'POST /api/bot/generate-script';
const SEND = 'POST /api/bot/outreach';

const project = {
  id: ProjectId.parse('prj-1'),
  title: 'Pump house renovation',
  location: '129 River Rd, Louisville',
  county: null,
  budgetMin: null,
  contractor: null,
  contactInfo: null,
  budgetMax: null,
};
const nobody = { name: '', company: '', phone: '', email: '' };
const ann = { name: 'Ann Lee', company: 'Acme Plumbing', phone: '', email: 'ann@acme.example.com' };

const open = async (handlers: Record<string, Handler> = {}, bidder = nobody) => {
  const server = fakeServer({
    [OPTIONS]: ok(outreachOptions()),
    [GENERATE]: ok(outreachScript()),
    [SEND]: { ...ok(outreachReceipt()), status: 201 },
    ...handlers,
  });
  let say = (_: string) => undefined as void;
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>AI Outreach</Button>
        {isOpen && (
          <OutreachDialog
            projectId={project.id}
            project={{ data: project, error: null, isFetching: false, refetch: async () => undefined as never }}
            bidder={bidder}
            voice={(onText) => {
              say = onText;
              return <Button>Use Voice</Button>;
            }}
            firms={<p>Named firms</p>}
            followUp={<p>Follow it</p>}
            onClose={() => setOpen(false)}
          />
        )}
        <ToastOutlet />
      </>
    );
  }
  const page = await openPage(Page);
  await page.user.click(screen.getByRole('button', { name: 'AI Outreach' }));
  await screen.findByRole('dialog', { name: 'Secure This Job' });
  return { server, ...page, say: (text: string) => say(text) };
};

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const GENERATE_BUTTON = 'Generate AI Outreach Script';

afterEach(() => vi.unstubAllGlobals());

describe('the first step', () => {
  it('sums up the project and offers each channel with what it means', async () => {
    await open({
      [OPTIONS]: ok(
        outreachOptions({
          channels: [
            { channel: 'email', delivery: null, note: 'The listing names no email address.' },
            { channel: 'sms', delivery: 'to-contact', note: 'We text this to (502) 555-0133.' },
            { channel: 'phone', delivery: 'to-bidder', note: 'We email this script to you.' },
          ],
        }),
      ),
    });
    await button(GENERATE_BUTTON);
    screen.getByText('Pump house renovation');
    screen.getByText('129 River Rd, Louisville');
    screen.getByText('Budget TBD');
    expect(screen.getByRole('radio', { name: /^Email/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: /^SMS/ })).toHaveProperty('checked', true);
    screen.getByRole('radio', { name: /^Phone Call.*We email this script to you/ });
    expect(screen.getByRole('radio', { name: 'Medium Priority' })).toHaveProperty('checked', true);
  });

  it('says before anything can be typed that nobody can be written to', async () => {
    await open({
      [OPTIONS]: ok(
        outreachOptions({
          isPossible: false,
          reason: 'The listing of this project names no contact.',
          channels: outreachOptions().channels.map((one) => ({
            ...one,
            delivery: null,
            note: `None by ${one.channel}.`,
          })),
        }),
      ),
    });
    await screen.findByText('The listing of this project names no contact.');
    screen.getByText('None by sms.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: GENERATE_BUTTON })).toBeNull();
  });

  it('sends nothing while something required is missing, and leads to it', async () => {
    const { user, server } = await open();
    await user.type((await button(GENERATE_BUTTON)) && field('Your Name*'), 'Ann Lee');
    await user.click(await button(GENERATE_BUTTON));
    await screen.findByText('Missing Information');
    screen.getByText('Please fill in all required fields.');
    screen.getByText('Company name is required');
    expect(document.activeElement).toBe(field('Company Name*'));
    expect(server.sentBy('POST')).toEqual([]);
  });

  it('says what is wrong with a field, also when only the server knows', async () => {
    const { user, server } = await open(
      {
        [GENERATE]: refused(400, 'invalid-input', 'Please check your entries.', {
          'bidderInfo.phone': 'Enter a US phone number, or leave it blank',
        }),
      },
      { ...ann, company: 'www.acme.com' },
    );
    await user.click(await button(GENERATE_BUTTON));
    screen.getByText(/^Leave web and email addresses out/);
    expect(server.sentBy('POST')).toEqual([]);
    await user.clear(field('Company Name*'));
    await user.type(field('Company Name*'), 'Acme');
    await user.type(field('Phone Number'), '(202) 055-0134');
    await user.click(await button(GENERATE_BUTTON));
    await screen.findByText('Enter a US phone number, or leave it blank');
    await screen.findByText('Script Generation Failed');
    await waitFor(() => expect(document.activeElement).toBe(field('Phone Number')));
  });

  it('takes name and company out of what was said, and leaves what was typed meanwhile', async () => {
    const { user, say } = await open();
    await button(GENERATE_BUTTON);
    await user.type(field('Email Address*'), 'ann@acme.example.com');
    say('my name is ann lee from acme plumbing');
    await screen.findByText(/We heard: “my name is ann lee from acme plumbing”/);
    expect(field('Your Name*')).toHaveProperty('value', 'Ann Lee');
    expect(field('Company Name*')).toHaveProperty('value', 'Acme Plumbing');
    expect(field('Email Address*')).toHaveProperty('value', 'ann@acme.example.com');
  });

  it('that could not be written for says so', async () => {
    const { user } = await open({ [GENERATE]: refused(500, 'internal', 'x') }, ann);
    await user.click(await button(GENERATE_BUTTON));
    await screen.findByText('Script Generation Failed');
    screen.getByText('Unable to generate outreach script. Please try again.');
    screen.getByText('Failed to generate script');
    expect(field('Your Name*')).toHaveProperty('value', 'Ann Lee');
  });
});

describe('the preview', () => {
  const preview = async (handlers: Record<string, Handler> = {}) => {
    const opened = await open(handlers, ann);
    await opened.user.click(await button(GENERATE_BUTTON));
    await screen.findByLabelText('Message Content');
    return opened;
  };

  it('is asked for with the details, once, and shows the very text, read only', async () => {
    let answer = (_: Answer) => undefined as void;
    const { user, server } = await open(
      { [GENERATE]: () => new Promise<Answer>((resolve) => (answer = resolve)) },
      ann,
    );
    const generate = await button(GENERATE_BUTTON);
    await user.click(screen.getByRole('radio', { name: 'High Priority' }));
    await user.click(generate);
    expect(generate.textContent).toBe('Generating AI Script...');
    await user.click(generate);
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([
      {
        projectId: 'prj-1',
        bidderInfo: { name: 'Ann Lee', company: 'Acme Plumbing', email: 'ann@acme.example.com' },
        communicationType: 'email',
        urgency: 'high',
      },
    ]);
    answer(ok(outreachScript()));
    const message = await screen.findByLabelText('Message Content');
    expect(message).toMatchObject({ readOnly: true, value: 'Hello,\n\nI write about the pump house.' });
    for (const text of ['desk@example.org', 'Pump house renovation', 'This is an offer of services.'])
      screen.getByText(text);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review the message' })),
    );
  });

  it.each([
    [{ message: '' }, 'Hello,'],
    [{ message: '', opening: '' }, 'Script generated successfully'],
  ])('without a message shows the opening, else that it is there', async (given, text) => {
    await preview({ [GENERATE]: ok(outreachScript(given)) });
    expect(screen.getByLabelText('Message Content')).toHaveProperty('value', text);
  });

  it('leads back to the details as they were, and has nothing written again', async () => {
    const { user, server } = await preview();
    await user.click(await button('Edit Details'));
    expect(server.sentBy('POST')).toHaveLength(1);
    expect(field('Company Name*')).toHaveProperty('value', 'Acme Plumbing');
    expect(document.activeElement).toBe(field('Your Name*'));
  });

  it('that was sent is approved by its id and hash, and the result says what was done', async () => {
    const { user, server } = await preview();
    await user.click(await button('Send Outreach'));
    await screen.findByText('Outreach Successful!');
    expect(server.sentBy('POST').at(-1)?.body).toEqual({
      projectId: 'prj-1',
      bidderName: 'Ann Lee',
      bidderCompany: 'Acme Plumbing',
      bidderEmail: 'ann@acme.example.com',
      communicationMethod: 'email',
      urgency: 'medium',
      approvalId: 'os_1',
      textHash: 'hash-1',
    });
    screen.getByText('The AI agent has executed the outreach campaign.');
    screen.getByText(/Your email is on its way to desk@example.org/);
    screen.getByText('Follow it');
    await screen.findByText('Outreach Campaign Complete');
    screen.getByText('AI agent successfully executed outreach campaign');
    await user.click(await button('Done'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that waits for the morning says when it goes', async () => {
    const atNight = outreachReceipt({ channel: 'sms', to: '+15025550172', goesAt: '2026-11-21T13:00:00Z' });
    const { user } = await preview({ [SEND]: { ...ok(atNight), status: 201 } });
    await user.click(await button('Send Outreach'));
    await screen.findByText(
      /^Your text message goes to \(502\) 555-0172 on Sat, Nov 21, 8:00 AM EST because it is night there now/,
    );
    expect(screen.queryByText(/on its way/)).toBeNull();
  });

  it('whose script goes to the bidder never says that the contact was written to', async () => {
    const toBidder = outreachReceipt({ channel: 'phone', delivery: 'to-bidder', to: 'ann@acme.example.com' });
    const { user } = await preview({ [SEND]: { ...ok(toBidder), status: 201 } });
    await user.click(await button('Send Outreach'));
    await screen.findByText(/^The contact was not called\. The script is on its way to you at ann@acme/);
  });

  it('of which nobody knows whether it was sent says that it goes once at most', async () => {
    const { user } = await preview({
      [SEND]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(await button('Send Outreach'));
    await screen.findByText(
      /^No connection.* We don't know whether it was sent\. If you send it again, it goes out at most once/,
    );
  });

  it.each([
    [
      refused(409, 'already-happened', 'You already wrote about this project today.'),
      'You already wrote about this project today.',
    ],
    [refused(429, 'too-many-requests', 'That is enough for today.'), 'That is enough for today.'],
    [refused(500, 'internal', 'x'), 'Unable to execute outreach campaign. Please try again.'],
  ])('that could not be sent stays, saying why', async (answer, toast) => {
    const { user } = await preview({ [SEND]: answer });
    await user.click(await button('Send Outreach'));
    await screen.findByText('Outreach Failed');
    expect(screen.getAllByText(toast).length).toBeGreaterThan(0);
    screen.getByText('Failed to execute outreach');
    screen.getByLabelText('Message Content');
  });
});

it('closed is forgotten: it opens again at the first step, empty', async () => {
  const { user, say } = await open();
  await button(GENERATE_BUTTON);
  say('my name is ann');
  await screen.findByText(/^We heard/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'AI Outreach' }));
  await button(GENERATE_BUTTON);
  expect(field('Your Name*')).toHaveProperty('value', '');
  expect(screen.queryByText(/^We heard/)).toBeNull();
});
