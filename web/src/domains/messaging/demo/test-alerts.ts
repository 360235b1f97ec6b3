/** What the three buttons of the notification page send: as a notification and as a mail. */
export interface TestAlert {
  readonly type: 'emergency' | 'opportunity' | 'welcome';
  readonly label: string;
  readonly title: string;
  readonly message: string;
  readonly url: string;
}

export const testAlerts: readonly TestAlert[] = [
  {
    type: 'emergency',
    label: 'Emergency Alert',
    title: 'Test: emergency request',
    message: 'This is a test. A burst pipe within your 60-mile range needs a plumber today.',
    url: '/dashboard/craftsman',
  },
  {
    type: 'opportunity',
    label: 'Opportunity Alert',
    title: 'Test: new opportunity',
    message: 'This is a test. A customer near you asks for proposals on a water heater.',
    url: '/dashboard/craftsman',
  },
  {
    type: 'welcome',
    label: 'Welcome Message',
    title: 'Test: welcome to Plumbline',
    message: 'This is a test. Your notifications work.',
    url: '/',
  },
];

/** One attempt on one method, as the results list shows it. */
export interface TestResult {
  readonly id: string;
  readonly type: string;
  readonly method: 'Web Push' | 'Email';
  readonly status: 'success' | 'failed';
  readonly at: string;
  readonly message: string;
}

/** The specification's words; the mail's names who takes it. */
export const deliveredWords = (method: TestResult['method'], mailedBy: string): string =>
  method === 'Web Push' ? 'Delivered instantly (works when browser closed)' : `Professional email sent via ${mailedBy}`;

export const failedWords = (method: TestResult['method']): string =>
  method === 'Web Push' ? 'Failed to deliver' : 'Failed to send';
