import { expect, it } from 'vitest';
import { backupWorry } from './gauges.ts';

const fine = { backup: 5, proof: 50, isFailing: false };
const scheduled = { backups: 'scheduled', mode: 'production' } as const;

it.each([
  ['nothing while all is well', scheduled, fine, /^nothing$/],
  ['that the last attempt failed', scheduled, { ...fine, isFailing: true }, /failed/],
  ['that none was made', scheduled, { ...fine, backup: null }, /No backup has been made yet/],
  ['that it is old', scheduled, { ...fine, backup: 40 }, /is 40 hours old/],
  ['that none was proven for long', scheduled, { ...fine, proof: 217 }, /more than 9 days/],
  ['that production has none', { backups: 'none', mode: 'production' } as const, fine, /Set BACKUP_TO/],
  ['nothing of a demonstration without any', { backups: 'none', mode: 'demonstration' } as const, fine, /^nothing$/],
  ['nothing if someone else makes them', { backups: 'elsewhere', mode: 'production' } as const, fine, /^nothing$/],
])('says %s', (_, settings, ages, sentence) => {
  expect(backupWorry(settings, ages)?.en ?? 'nothing').toMatch(sentence);
});
