import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './about.words.es.ts';

export const en = {
  title: 'A straight line between a job and the person who can do it',
  lead: 'Homeowners reach one good contractor without being sold to ten. Contractors find work without buying lists.',
  steps: [
    {
      title: 'Smart request',
      text: 'Say or type what is wrong. We sort out the trade, the kind of work and how urgent it is.',
    },
    { title: 'AI-powered matching', text: 'We read the job, and a places database knows who is nearby. You choose.' },
    {
      title: 'Instant connection',
      text: 'The contractor answers by link or text. You follow every step on one page.',
    },
  ],
  support: (name: string) => `Support ${name}`,
  donations: 'Requests stay free for homeowners. Donations help pay for text messages and maps.',
  technology: 'The technology',
  engine:
    'A language engine turns your words into a trade, a kind of work and an urgency. You see what it understood and can change all of it.',
  places: (miles: number) =>
    `A places database of every US city and ZIP code finds the contractors within ${miles} miles.`,
  messages: 'Email, text messages and a page that updates by itself carry the answer back to you.',
  founders: 'The founders',
  mission: 'Our mission',
  local:
    'Local work for local people: your request goes to the contractor you pick, and only a contractor who has accepted the job gets your number.',
  free: 'Free for customers.',
  featured: '‘Featured’ always means that a place in the list was paid for.',
  request: 'Request Service',
  projects: 'See construction projects',
  refunds: 'When a contractor gets the fee back',
};

/** Introduces Plumbline and its purpose. */
export const aboutWords = inLanguages({ en, es });
