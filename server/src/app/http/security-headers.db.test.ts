import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';
import { isWebBuilt } from './web-pages.ts';

const { app } = await testApp(await testDatabase());

/** The content security policy of an answer, by directive. */
async function policyOf(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { headers } = await app.inject({ url });
  const directives = String(headers['content-security-policy']).split('; ');
  return new Map(directives.map((each) => each.split(' ')).map(([name = '', ...sources]) => [name, sources]));
}

// Checkout takes scripts from the payment provider, and the map takes images from its tile server.
const pages = isWebBuilt() ? ['/', '/login', '/request-service', '/checkout', '/map', '/track/rq_1', '/nothing'] : [];

describe.each(['/api/stats', '/api/nothing', '/healthz', ...pages])('the content security policy of %s', (url) => {
  it('runs scripts from our files, and inside pages those whose hashes it names; never any other', async () => {
    const scripts = (await policyOf(url)).get('script-src') ?? [];
    expect(scripts[0]).toBe("'self'");
    const others = scripts.slice(1).filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source));
    expect(others.filter((source) => !/^https:\/\/[\w.-]+$/.test(source))).toEqual([]);
  });

  it('applies styles from our files, and inside pages those whose hashes it names', async () => {
    const styles = (await policyOf(url)).get('style-src') ?? [];
    expect(styles[0]).toBe("'self'");
    expect(styles.slice(1).filter((source) => !/^'sha256-[\w+/]{43}='$/.test(source))).toEqual([]);
  });

  it('allows no framing, no forms to other sites, no plug-ins and no other base', async () => {
    const policy = await policyOf(url);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
  });
});
