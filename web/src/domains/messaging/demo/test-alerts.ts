import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { here } from '../../../lib/language.ts';
import { demoWords } from './demo.words.ts';

const words = here(demoWords);

/** The content of a test, as a notification and as a mail. */
export interface TestAlert {
  readonly type: 'emergency' | 'opportunity' | 'welcome';
  readonly label: string;
  readonly title: string;
  readonly message: string;
  readonly url: string;
}

const { emergency, opportunity, welcome } = words.alerts;

/** The tests of the three buttons. */
export const testAlerts: readonly TestAlert[] = [
  { type: 'emergency', ...emergency, message: emergency.message(SEARCH_RADIUS_MILES), url: '/dashboard/craftsman' },
  { type: 'opportunity', ...opportunity, url: '/dashboard/craftsman' },
  { type: 'welcome', ...welcome, url: '/' },
];

/** One attempt on one method, as the results list shows it. */
export interface TestResult {
  readonly id: string;
  readonly type: string;
  readonly method: 'push' | 'email';
  readonly status: 'success' | 'failed';
  readonly at: string;
  readonly message: string;
}

/** The specification's words; the mail's names its provider. */
export const deliveredText = (method: TestResult['method'], mailedBy: string): string =>
  method === 'push' ? words.pushDelivered : words.mailDelivered(mailedBy);

export const failedText = (method: TestResult['method'], why: string): string =>
  method === 'push' ? words.pushFailed(why) : words.mailFailed(why);
