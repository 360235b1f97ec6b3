import type { Receipt } from '../receipt.ts';
import { CongratulationsPage } from './congratulations-page.tsx';
import { ResultsStep } from './late-results-step.tsx';

/** What follows a request, depending on how many contractors were asked. */
export const ReceiptPage = ({ receipt }: { receipt: Receipt }) =>
  receipt.contractors.length > 1 ? <ResultsStep receipt={receipt} /> : <CongratulationsPage receipt={receipt} />;
