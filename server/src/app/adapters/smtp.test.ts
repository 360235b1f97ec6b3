import { afterEach, describe, expect, it } from 'vitest';
import { createSmtp } from './smtp.ts';
import { startSmtpServer } from './testing/smtp-server.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function smtpServer(answers: Readonly<Record<string, string | null>> = {}) {
  const server = await startSmtpServer(answers);
  const smtp = createSmtp({ url: server.url, from: 'Plumbline <post@plumbline.example>', patience: 400 });
  closing.push(() => {
    smtp.close();
    server.close();
  });
  return { smtp, messages: server.messages };
}

const email = {
  id: 'msg_1',
  to: 'pat@example.com',
  subject: 'A job & more',
  text: 'Line one',
  html: '<p>Line one</p>',
};

describe('e-mail by SMTP', () => {
  it('is sent with text, HTML and the message’s id', async () => {
    const { smtp, messages } = await smtpServer();
    expect(await smtp.send(email)).toMatchObject({ kind: 'sent' });
    expect(messages[0]).toContain('Message-ID: <msg_1@plumbline.example>');
    expect(messages[0]).toContain('To: pat@example.com');
    expect(messages[0]).toContain('Subject: A job & more');
    expect(messages[0]).toContain('text/plain');
    expect(messages[0]).toContain('text/html');
  });

  it('says where an answer goes, and nothing else with it', async () => {
    const { smtp, messages } = await smtpServer();
    await smtp.send({ ...email, replyTo: 'ann@acme.example.com' });
    await smtp.send({ ...email, replyTo: 'ann@acme.example.com\r\nBcc: all@example.net' });
    expect(messages[0]).toContain('Reply-To: ann@acme.example.com');
    expect(messages[1]).not.toMatch(/^Bcc:/m);
  });

  it.each([
    ['a mailbox that is not there', { RCPT: '550 no such user' }, 'refused'],
    ['a mailbox that is full', { RCPT: '452 try later' }, 'retry'],
    ['a server that refuses the message', { BODY: '554 spam' }, 'refused'],
    ['a server that is busy', { BODY: '451 later' }, 'retry'],
    ['a server that never greets', { CONNECT: null }, 'retry'],
    ['a server that falls silent after it was given the message', { BODY: null }, 'unknown'],
  ])('%s', async (_what, answers, kind) => {
    const { smtp } = await smtpServer(answers);
    const delivery = await smtp.send(email);
    expect(delivery.kind).toBe(kind);
    expect(JSON.stringify(delivery)).not.toContain('pat@example.com');
  });

  it('nobody listening is tried again', async () => {
    const smtp = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'post@plumbline.example', patience: 400 });
    closing.push(() => smtp.close());
    expect(await smtp.send(email)).toMatchObject({ kind: 'retry' });
  });
});
