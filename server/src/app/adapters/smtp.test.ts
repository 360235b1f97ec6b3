import { createHash, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtp, type SmtpOptions } from './smtp.ts';
import { startSmtpServer } from './testing/smtp-server.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function smtpServer(answers: Readonly<Record<string, string | null>> = {}, given: Partial<SmtpOptions> = {}) {
  const server = await startSmtpServer(answers);
  const smtp = createSmtp({ url: server.url, from: 'Plumbline <post@plumbline.example>', patience: 400, ...given });
  closing.push(() => {
    smtp.close();
    server.close();
  });
  return { smtp, messages: server.messages, commands: server.commands };
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

  it('carries an invitation as the part that mail programs expect, with its method', async () => {
    const { smtp, messages } = await smtpServer();
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    await smtp.send({ ...email, calendar: { method: 'CANCEL', content } });
    expect(messages[0]).toMatch(/Content-Type: multipart\/alternative/);
    const part = /Content-Type: text\/calendar; charset=utf-8;\s+method=CANCEL[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(
      messages[0] ?? '',
    );
    const body = part?.[1] ?? '';
    expect(body.includes('BEGIN') ? body : Buffer.from(body, 'base64').toString()).toContain('METHOD:CANCEL');
    await smtp.send(email);
    expect(messages[1]).not.toContain('text/calendar');
  });

  it('has a reply address, and nothing else from the caller', async () => {
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

  it('is retried if no server is listening', async () => {
    const smtp = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'post@plumbline.example', patience: 400 });
    closing.push(() => smtp.close());
    expect(await smtp.send(email)).toMatchObject({ kind: 'retry' });
  });

  it.each([
    ['550 no such user', { kind: 'refused', reason: 'SMTP 550', because: 'no-such-address' }],
    ['550 5.1.1 User unknown', { kind: 'refused', reason: 'SMTP 550 5.1.1', because: 'no-such-address' }],
    ['552 5.2.2 Mailbox full', { kind: 'refused', reason: 'SMTP 552 5.2.2' }],
    ['550 5.7.1 You look suspicious', { kind: 'retry', trouble: 'refuses-us' }],
    ['550 Relaying denied', { kind: 'retry', trouble: 'refuses-us' }],
    ['451 try later', { kind: 'retry', reason: 'SMTP 451' }],
  ])('says whether a refusal is about the mailbox or about us: %s', async (answer, expected) => {
    const { smtp } = await smtpServer({ RCPT: answer });
    const delivery = await smtp.send(email);
    expect(delivery).toMatchObject(expected);
    expect('because' in delivery).toBe('because' in expected);
    expect('trouble' in delivery).toBe('trouble' in expected);
  });

  it.each([
    ['works', {}, null],
    ['never greets', { CONNECT: null }, 'unreachable'],
    ['is closed', { CONNECT: '554 5.7.1 No service for you' }, 'refuses-us'],
  ] as const)(
    'can be asked whether the server would take mail, without sending any: %s',
    async (_, answers, trouble) => {
      const { smtp, messages } = await smtpServer(answers);
      expect(await smtp.check?.()).toBe(trouble);
      expect(messages).toEqual([]);
    },
  );

  it('gives up a server that dribbles, within twice its patience, and can send again afterwards', async () => {
    const answers: Record<string, string | null> = { BODY: null };
    const { smtp } = await smtpServer(answers);
    const start = performance.now();
    const deliveries = await Promise.all(Array.from({ length: 4 }, () => smtp.send(email)));
    expect(performance.now() - start).toBeLessThan(patience(1500));
    expect(deliveries).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ trouble: 'silent' })));
    answers['BODY'] = '250 taken';
    expect(await smtp.send(email)).toMatchObject({ kind: 'sent' });
  });

  it('bounces to a separate address, and requests a delivery report if the server supports it', async () => {
    const { smtp, commands } = await smtpServer(
      { EHLO: '250-mail.example\r\n250 DSN' },
      { bounceAddress: 'bounces@plumbline.example' },
    );
    await smtp.send(email);
    expect(commands).toContain('MAIL FROM:<bounces+msg_1@plumbline.example> RET=HDRS ENVID=msg_1');
    expect(commands).toContain('RCPT TO:<pat@example.com> NOTIFY=FAILURE');
  });

  it('can be unsubscribed from in one click, with the reply going to the given address', async () => {
    const { smtp, messages } = await smtpServer();
    const unsubscribeUrl = 'https://plumbline.example/api/unsubscribe/msg_1';
    await smtp.send({ ...email, unsubscribeUrl, replyTo: 'visitor@example.com' });
    expect(messages[0]).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(messages[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(messages[0]).toContain('Reply-To: visitor@example.com\r\n');
  });

  it('is signed if there is a key, including the unsubscribe headers', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const dkim = {
      domain: 'plumbline.example',
      selector: 'post',
      privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    };
    const { smtp, messages } = await smtpServer({}, { dkim });
    await smtp.send({ ...email, unsubscribeUrl: 'https://plumbline.example/api/unsubscribe/msg_1' });
    const signed = verifiedFields(messages[0] ?? '', publicKey);
    expect(signed).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));
    const forged = (messages[0] ?? '').replace('A job & more', 'A job & less');
    expect(() => verifiedFields(forged, publicKey)).toThrow('the signature is wrong');
  });
});

/**
 * Returns the header fields that a valid DKIM signature covers, relaxed/relaxed and rsa-sha256 (RFC 6376). @throws
 * Error if it is invalid.
 */
function verifiedFields(mail: string, publicKey: KeyObject): string[] {
  const [head = '', ...rest] = mail.replace(/\r\n\.\r\n$/, '\r\n').split('\r\n\r\n');
  const fields = head.split(/\r\n(?![ \t])/);
  const relaxed = (field: string) => {
    const [name = '', ...value] = field.split(':');
    return `${name.trim().toLowerCase()}:${value
      .join(':')
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  };
  const find = (name: string) => fields.find((field) => field.toLowerCase().startsWith(`${name}:`));
  const signature = find('dkim-signature') ?? '';
  const tag = (name: string) => new RegExp(`[;\\s]${name}=([^;]*)`).exec(signature)?.[1]?.replace(/\s+/g, '') ?? '';
  const body = `${rest
    .join('\r\n\r\n')
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)*$/, '')}\r\n`;
  if (createHash('sha256').update(body).digest('base64') !== tag('bh')) throw new Error('the body is wrong');
  const names = tag('h').toLowerCase().split(':');
  const covered = names.flatMap((name) => find(name) ?? []).map(relaxed);
  const own = relaxed(signature).replace(/([;\s]b=)[^;]*/, '$1');
  const isValid = verify(
    'sha256',
    Buffer.from([...covered, own].join('\r\n')),
    publicKey,
    Buffer.from(tag('b'), 'base64'),
  );
  if (!isValid) throw new Error('the signature is wrong');
  return names.filter((name) => find(name) !== undefined);
}
