import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PaymentRecord } from './payment-record.ts';

export const listPayments = endpoint({
  name: 'listPayments',
  summary: "The craftsman's own payments, newest first",
  method: 'GET',
  path: '/api/craftsman/payments',
  access: 'craftsman',
  reply: z.array(PaymentRecord),
  rate: 'read',
});
