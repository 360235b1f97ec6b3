import { describe, expect, it } from 'vitest';
import { bounceIn, isNoMailbox } from './bounce.ts';

const ID = `msg_${'a1B2'.repeat(5)}xy`;

/** In the format of Postfix. */
const report = (action: string, status: string, to = `bounces+${ID}@plumbline.example`) =>
  `Return-Path: <>
To: ${to}
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status;
	boundary="A/mx"

--A/mx
Content-Type: text/plain

The mail system <pat@example.com>: host mx.example.com said: 550
--A/mx
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.plumbline.example

Final-Recipient: rfc822; pat@example.com
Original-Recipient: rfc822;pat@example.com
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.com
Diagnostic-Code: smtp; 550 5.1.1 <pat@example.com>: Recipient address
    rejected: User unknown

--A/mx
Content-Type: text/rfc822-headers

Subject: A job near you

--A/mx--
`.replaceAll('\n', '\r\n');

describe('mail that came back', () => {
  it.each([
    ['failed', '5.1.1', 'failed'],
    ['Failed', '5.2.2', 'failed'],
    ['failed', '4.4.7', 'failed'],
    ['delayed', '4.4.1', 'delayed'],
    ['delivered', '2.0.0', 'delivered'],
    ['failed', '5.17.509', 'failed'],
    ['\n failed', '\n\t5.1.1', 'failed'],
  ])('%s, %s', (action, code, outcome) => {
    expect(bounceIn(report(action, code))).toEqual({ messageId: ID, outcome, code: code.trim() });
  });

  it('is told by its own fields, not by others whose names end like them', () => {
    const mail = report('failed', '5.1.1').replace('Action:', 'Last-Action: delayed\r\nLast-Status: 4.4.1\r\nAction:');
    expect(bounceIn(mail)).toMatchObject({ outcome: 'failed', code: '5.1.1' });
  });

  it('is known by the mail’s own id where the address says nothing', () => {
    const mail = report('failed', '5.1.1', 'bounces@plumbline.example').replace(
      'Subject: A job near you',
      `Message-ID: <${ID}@plumbline.example>\r\nSubject: A job near you`,
    );
    expect(bounceIn(mail)).toMatchObject({ messageId: ID, outcome: 'failed' });
  });

  it.each([
    ['an absence note', `To: bounces+${ID}@plumbline.example\r\nSubject: Out of office\r\n\r\nBack on Monday.`],
    ['a report of somebody else’s mail', report('failed', '5.1.1', 'post@plumbline.example')],
    ['a report of something else', report('reviewed', '5.1.1')],
    ['a report that does not say why', report('failed', 'unclear')],
    ['nothing', ''],
  ])('is not %s', (_what, mail) => {
    expect(bounceIn(mail)).toBeNull();
  });

  it('says that there is no mailbox, or only that it is full or suspicious', () => {
    expect(['5.1.1', '5.1.10', '5.1.0', '5.1.2', '5.1.3', '5.1.6'].every(isNoMailbox)).toBe(true);
    expect(['5.2.2', '5.7.1', '4.1.1', '5.4.4', '5.1.12', '25.1.1'].some(isNoMailbox)).toBe(false);
  });
});
