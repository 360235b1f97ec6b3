import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './assistant.words.es.ts';

export const en = {
  title: 'Tell the AI assistant what you need',
  intro: 'In your own words, spoken or typed. It finds the trade and fills in the form for you.',
  voiceNeedsScripts: 'Speaking needs JavaScript, which is off or still loading. Please type instead.',
  useVoice: 'Use Voice',
  listening: 'Listening...',
  typeText: 'Type Text',
  question: 'What needs to be done?',
  example: 'For example: fixing a leaky faucet in the kitchen',
  process: 'Process with AI',
  processing: 'Processing...',
  failed: { title: 'Processing Error', text: 'Failed to process your input. Please try again.' },
  voiceFailed: {
    title: 'Voice Input Error',
    text: 'Unable to process voice input. Please try again or enter manually.',
  },
  noVoice: {
    title: 'Voice Input Not Supported',
    text: 'Voice input is not supported in this browser. Please enter details manually.',
  },
};

export const assistantWords = inLanguages({ en, es });
