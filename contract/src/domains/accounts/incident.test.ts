import { describe, expect, it } from 'vitest';
import { publicStatus } from './incident.ts';

const NOW = new Date('2026-12-01T15:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

describe('the public status', () => {
  it('says that everything works if nothing is broken', () => {
    const { services, incidents } = publicStatus([], NOW);
    expect(services.every(({ works }) => works)).toBe(true);
    expect(incidents).toEqual([]);
  });

  it('says which service is disturbed, and lists what was, newest first', () => {
    const { services, incidents } = publicStatus(
      [
        { kind: 'database', beganAt: ago(3), endedAt: ago(2.9) },
        { kind: 'email', beganAt: ago(0.1), endedAt: null },
      ],
      NOW,
    );
    expect(services.filter(({ works }) => !works)).toEqual([{ service: 'email', works: false }]);
    expect(incidents.map(({ service }) => service)).toEqual(['email', 'website']);
  });

  it('goes back 90 days, counting from the end of an incident', () => {
    const long = { kind: 'jobs', beganAt: ago(95), endedAt: ago(89) } as const;
    const old = { kind: 'jobs', beganAt: ago(95), endedAt: ago(91) } as const;
    expect(publicStatus([long, old], NOW).incidents).toHaveLength(1);
  });

  it('tells nobody about the disk', () => {
    const { services, incidents } = publicStatus([{ kind: 'disk', beganAt: ago(1), endedAt: null }], NOW);
    expect(incidents).toEqual([]);
    expect(services.every(({ works }) => works)).toBe(true);
  });
});
