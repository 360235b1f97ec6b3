import { createPublicKey } from 'node:crypto';
import type { DnsPort } from '../../adapters/dns.ts';
import { broken, type Finding, note, ok } from './finding.ts';

export interface MailNames {
  /** The domain of MAIL_FROM. */
  readonly from: string;
  /** The domain of BOUNCE_ADDRESS. */
  readonly bounces: string | undefined;
  readonly dkim: { readonly domain: string; readonly selector: string; readonly privateKey: string } | undefined;
}

/** Examines what the DNS says about our mail: receivers reject or hide mail whose SPF, DKIM or DMARC is missing or wrong. */
export async function examineMailDns(dns: DnsPort, names: MailNames): Promise<Finding[]> {
  const { from, bounces, dkim } = names;
  return Promise.all([
    examined('SPF', () => spf(dns, bounces ?? from)),
    examined('DKIM', () => signature(dns, from, dkim)),
    examined('DMARC', () => dmarc(dns, from)),
    ...(bounces === undefined ? [] : [examined('Bounces', () => mailboxes(dns, bounces))]),
  ]);
}

/** A resolver that doesn't answer is a finding, too. */
async function examined(about: string, work: () => Promise<Finding>): Promise<Finding> {
  try {
    return await work();
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'no answer';
    return broken(about, `the DNS can't be asked (${code}).`, "Check this machine's resolver and its firewall.");
  }
}

/** Receivers look up the SPF record of the address to which mail would come back. */
async function spf(dns: DnsPort, domain: string): Promise<Finding> {
  const records = (await dns.txt(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record] = records;
  if (record === undefined) {
    return broken('SPF', `${domain} has no record.`, `Add TXT ${domain} "v=spf1 …", as your mail provider says.`);
  }
  if (records.length > 1) {
    return broken('SPF', `${domain} has ${records.length} records, which makes them all void.`, 'Merge them into one.');
  }
  return /[+?]all\b|\sall\b/i.test(record)
    ? broken('SPF', `${domain} lets everyone send ("${record}").`, 'End it with ~all or -all.')
    : ok('SPF', `${domain} says "${record}".`);
}

async function signature(dns: DnsPort, from: string, dkim: MailNames['dkim']): Promise<Finding> {
  if (dkim === undefined) {
    const todo = 'If your mail server signs with this domain, nothing. Otherwise set DKIM_DOMAIN and its companions.';
    return note('DKIM', 'Plumbline signs no mail.', todo);
  }
  const name = `${dkim.selector}._domainkey.${dkim.domain}`;
  const publicKey = createPublicKey(dkim.privateKey);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  // Of an Ed25519 key, DNS has the 32 bytes alone.
  const isEd25519 = publicKey.asymmetricKeyType === 'ed25519';
  const wanted = (isEd25519 ? der.subarray(-32) : der).toString('base64');
  const todo = `Add TXT ${name} "v=DKIM1; k=${isEd25519 ? 'ed25519' : 'rsa'}; p=${wanted}".`;
  const [record] = await dns.txt(name);
  if (record === undefined) return broken('DKIM', `${name} has no record.`, todo);
  const published = /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '') ?? '';
  if (published !== wanted) return broken('DKIM', `${name} has another key than DKIM_PRIVATE_KEY_FILE.`, todo);
  const isAligned = from === dkim.domain || from.endsWith(`.${dkim.domain}`);
  return isAligned
    ? ok('DKIM', `${name} has our key.`)
    : broken('DKIM', `DKIM_DOMAIN is ${dkim.domain}, but mail is from ${from}.`, 'Sign with the domain of MAIL_FROM.');
}

async function dmarc(dns: DnsPort, domain: string): Promise<Finding> {
  // The record of the organization's domain counts for its subdomains.
  const labels = domain.split('.');
  const candidates = labels.slice(0, -1).map((_, at) => `_dmarc.${labels.slice(at).join('.')}`);
  for (const name of candidates) {
    const records = (await dns.txt(name)).filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1) return broken('DMARC', `${name} has several records.`, 'Keep one.');
    return /;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(record)
      ? ok('DMARC', `${name} says "${record}".`)
      : broken('DMARC', `${name} states no policy ("${record}").`, 'Add p=none, p=quarantine or p=reject.');
  }
  const todo = `Add TXT _dmarc.${domain} "v=DMARC1; p=none; rua=mailto:…". Large receivers require it.`;
  return broken('DMARC', `${domain} has no record.`, todo);
}

async function mailboxes(dns: DnsPort, domain: string): Promise<Finding> {
  const found = await dns.mx(domain);
  return found.length > 0
    ? ok('Bounces', `mail to ${domain} goes to ${found.join(', ')}.`)
    : broken('Bounces', `${domain} receives no mail.`, `Add an MX record for ${domain}, or change BOUNCE_ADDRESS.`);
}
