import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { systemDns } from '../../adapters/dns.ts';
import { startDnsServer } from '../testing/dns-server.ts';
import { examineMailDns, type MailNames } from './mail-dns.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
});
const p = publicKey.toString('base64');
const dkim = { domain: 'plumbline.example', selector: 'one', privateKey };
const NAMES: MailNames = { from: 'plumbline.example', bounces: 'back.plumbline.example', dkim };

const GOOD = {
  'back.plumbline.example': { txt: ['v=spf1 mx -all', 'unrelated'], mx: ['mail.plumbline.example'] },
  'one._domainkey.plumbline.example': { txt: [`v=DKIM1; k=rsa; p=${p}`] },
  '_dmarc.plumbline.example': { txt: ['v=DMARC1; p=quarantine'] },
};

const servers: (() => void)[] = [];
afterEach(() => {
  for (const close of servers.splice(0)) close();
});

/** Examines the names with these records. Returns the state of each finding and what to do. */
async function examine(records: Parameters<typeof startDnsServer>[0], names: MailNames = NAMES) {
  const server = await startDnsServer(records);
  servers.push(server.close);
  const findings = await examineMailDns(systemDns([server.address]), names);
  return Object.fromEntries(findings.map(({ about, state, todo }) => [about, [state, todo ?? ''].join(' ').trim()]));
}

describe('the DNS of our mail', () => {
  it('is right', async () => {
    expect(await examine(GOOD)).toEqual({ SPF: 'ok', DKIM: 'ok', DMARC: 'ok', Bounces: 'ok' });
  });

  it('lacks everything, and is told what to add', async () => {
    expect(await examine({})).toEqual({
      SPF: 'broken Add TXT back.plumbline.example "v=spf1 …", as your mail provider says.',
      DKIM: `broken Add TXT one._domainkey.plumbline.example "v=DKIM1; k=rsa; p=${p}".`,
      DMARC: expect.stringContaining('broken Add TXT _dmarc.plumbline.example "v=DMARC1; p=none;'),
      Bounces: expect.stringContaining('broken Add an MX record for back.plumbline.example'),
    });
  });

  it.each([
    ['SPF', { 'back.plumbline.example': { txt: ['v=spf1 +all'] } }, 'broken End it with ~all or -all.'],
    ['SPF', { 'back.plumbline.example': { txt: ['v=spf1 -all', 'v=spf1 mx -all'] } }, 'broken Merge them into one.'],
    ['DKIM', { 'one._domainkey.plumbline.example': { txt: ['v=DKIM1; p=MIIB'] } }, `broken Add TXT one.+p=`],
    ['DMARC', { '_dmarc.plumbline.example': { txt: ['v=DMARC1; pct=5'] } }, 'broken Add p=none'],
  ])('has a wrong %s record', async (about, records, finding) => {
    expect((await examine({ ...GOOD, ...records }))[about]).toMatch(new RegExp(finding.replaceAll('+all', '\\+all')));
  });

  it('takes the policy of the organization for a subdomain', async () => {
    const names = { from: 'post.plumbline.example', bounces: undefined, dkim: undefined };
    const records = { ...GOOD, 'post.plumbline.example': { txt: ['v=spf1 mx ~all'] } };
    expect(await examine(records, names)).toMatchObject({
      SPF: 'ok',
      DMARC: 'ok',
      DKIM: expect.stringMatching(/^note/),
    });
  });

  it('is signed for a domain that mail does not come from', async () => {
    const found = await examine(GOOD, { ...NAMES, from: 'elsewhere.example' });
    expect(found['DKIM']).toBe('broken Sign with the domain of MAIL_FROM.');
  });

  it('is told apart from a resolver that cannot be reached', async () => {
    const findings = await examineMailDns(systemDns(['127.0.0.1:9']), NAMES);
    expect(findings.map(({ what }) => what)).toEqual(
      Array(4).fill(expect.stringMatching(/DNS can't be asked \(E\w+\)/)),
    );
  });
});
