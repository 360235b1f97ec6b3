import { inLanguages, plural } from '../../kernel/words.ts';
import { es } from './tracking.words.es.ts';

export const en = {
  status: {
    submitted: 'Your request has been submitted and contractors are being notified.',
    submittedOpen: 'Your request has been submitted and contractors near you can send proposals.',
    notified: 'Local contractors have been notified of your request.',
    responses: (count: number, formatted: string) =>
      plural('en', count, {
        one: `${formatted} contractor has responded to your request.`,
        other: `${formatted} contractors have responded to your request.`,
      }),
    selected: 'A contractor has been selected for your project.',
    scheduled: 'Your service has been scheduled.',
    inProgress: 'Your service is currently in progress.',
    completed: 'Your service has been completed!',
    cancelled: 'This request was canceled.',
    declined: 'Every contractor who was asked has declined.',
    expired: 'This request has ended without an answer.',
  },
};

export const trackingWords = inLanguages({ en, es });
