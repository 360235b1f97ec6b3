import { describe, expect, it } from 'vitest';
import { type GaugeSource, gauge, gaugeByState } from './gauge.ts';

const source = {} as GaugeSource;
const said = (text: string) => ({ en: text, es: `${text} (es)` });

describe('a gauge', () => {
  const waiting = (value: number) =>
    gauge({
      name: 'plumbline_waiting',
      help: 'What waits',
      label: said('Waiting'),
      worry: (count) => (count > 3 ? said(`${count} wait.`) : null),
      count: async () => value,
    }).read(source);

  it('reads its number and reports when it needs attention', async () => {
    expect(await waiting(3)).toEqual({ readings: [{ label: said('Waiting'), state: null, value: 3 }], worry: null });
    expect(await waiting(4)).toMatchObject({ worry: said('4 wait.') });
  });

  it('reads the number of each state in the order of its labels', async () => {
    const byState = gaugeByState({
      name: 'plumbline_doors',
      help: 'Doors',
      labels: { open: said('Open doors'), shut: said('Shut doors') },
      count: async () => ({ shut: 2, open: 1 }),
    });
    expect((await byState.read(source)).readings).toEqual([
      { label: said('Open doors'), state: 'open', value: 1 },
      { label: said('Shut doors'), state: 'shut', value: 2 },
    ]);
  });
});
