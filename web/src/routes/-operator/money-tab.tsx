import { MoneyReport } from '../../domains/payments/operator/money-report.tsx';
import { Payments, type PaymentsProps, paymentStatus } from '../../domains/payments/operator/payments.tsx';
import { ConnectionReports } from '../../domains/service-requests/operator/reports.tsx';

/** The books, reports of bad connections, and all payments, filtered by the page's address. */
export const MoneyTab = ({
  payments,
  ...actions
}: Omit<PaymentsProps, 'status'> & { payments: string | undefined }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <MoneyReport />
    <ConnectionReports />
    <Payments status={paymentStatus(payments)} {...actions} />
  </div>
);
