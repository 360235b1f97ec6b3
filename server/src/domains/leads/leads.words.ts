import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './leads.words.es.ts';

export const en = {
  tooMany: (most: number) => `You watch ${most} searches, which is the most. Delete one that you no longer need first.`,
  deleted: 'The watch is deleted.',
  pipelineFull: (most: number) => `Your pipeline has ${most} projects, which is the most. Remove one first.`,
  changedSince: 'This was changed since you opened it. Compare it with what is stored, and save it again.',
  dropped: 'It is no longer in your pipeline.',
  visitDecided: 'Thank you. The calendar follows what you said.',
  feedMade: 'The calendar has a new address. Earlier ones no longer work.',
  feedEnded: 'The address no longer works.',
  tooManyFollows: (most: number) =>
    `You follow ${most} projects, which is the most. Stop following one that you no longer need first.`,
  unfollowed: 'You no longer follow it.',
  noLongerFollowed: 'The project is no longer followed',
  linkConfirmed: 'An operator has confirmed that these permits are yours. Write to us if that is wrong.',
  isDisputed: 'You have said that already. An operator will decide.',
  linkDecided: 'Decided. Pages and cards follow at once.',
  noSuchNarrowing: 'Choose what to leave out.',
  noLongerWatched: 'The watch was paused or deleted',
};

export const leadsWords = inLanguages({ en, es });
