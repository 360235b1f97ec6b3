import { Readable } from 'node:stream';
import {
  checkDonation,
  createPaymentIntent,
  getDonation,
  getPaymentConfig,
  getPaymentDetails,
  getSpendingCap,
  listPayments,
  setSpendingCap,
  WEBHOOK_ROUTE,
} from '@plumbline/contract/domains/payments/endpoints.ts';
import {
  beginKeptCard,
  getKeptCard,
  keepCard,
  removeKeptCard,
  setCardConsent,
} from '@plumbline/contract/domains/payments/kept-card-endpoints.ts';
import {
  getMoneyReport,
  LEDGER_EXPORT_ROUTE,
  LedgerExportQuery,
  listOperatorPayments,
  refundPayment,
} from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import type { RateClass } from '@plumbline/contract/kernel/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAccess } from '../../kernel/access.ts';
import type { Context } from '../../kernel/context.ts';
import type { Mount } from '../../kernel/http/mount.ts';
import { parseQuery } from '../../kernel/http/mount-endpoints.ts';
import { answerPage } from '../../kernel/list-page.ts';
import { checkDonation as check, donate, showDonation } from './use-cases/donate.ts';
import { exportLedger } from './use-cases/export-ledger.ts';
import {
  beginKeptCard as begin,
  setCardConsent as consent,
  keepCard as keep,
  removeKeptCard as remove,
  showKeptCard,
} from './use-cases/keep-card.ts';
import { listPayments as list } from './use-cases/list-payments.ts';
import { receiveWebhook } from './use-cases/receive-webhook.ts';
import {
  listOperatorPayments as listForOperators,
  refundAsOperator,
  showMoneyReport,
} from './use-cases/refund-as-operator.ts';
import { setSpendingCap as setCap, showSpendingCap } from './use-cases/set-spending-cap.ts';
import { showPaymentConfig, showPaymentDetails } from './use-cases/show-payment-details.ts';

export const routes = (mount: Mount): void => {
  mount(getPaymentConfig, (ctx) => showPaymentConfig(ctx));
  mount(createPaymentIntent, (ctx, { body }, call) => donate(ctx, body, call));
  mount(getPaymentDetails, (ctx, { query }) => showPaymentDetails(ctx, query.payment_intent));
  mount(getDonation, (ctx, { params }) => showDonation(ctx, params.id));
  mount(checkDonation, (ctx, { params }) => check(ctx, params.id));
  mount(listPayments, async (ctx, { query }, call) =>
    answerPage(call, listPayments.path, query, await list(ctx, query)),
  );
  mount(getSpendingCap, (ctx) => showSpendingCap(ctx));
  mount(setSpendingCap, (ctx, { body }) => setCap(ctx, body));
  mount(getKeptCard, (ctx) => showKeptCard(ctx));
  mount(beginKeptCard, (ctx, { body }) => begin(ctx, body));
  mount(keepCard, (ctx, { params }) => keep(ctx, params.id));
  mount(setCardConsent, (ctx, { body }) => consent(ctx, body));
  mount(removeKeptCard, (ctx) => remove(ctx));
};

/** The operators' endpoints for payments. */
export const operatorRoutes = (mount: Mount): void => {
  mount(listOperatorPayments, async (ctx, { query }, call) =>
    answerPage(call, listOperatorPayments.path, query, await listForOperators(ctx, query)),
  );
  mount(refundPayment, (ctx, { params, body }) => refundAsOperator(ctx, params.id, body.reason));
  mount(getMoneyReport, (ctx) => showMoneyReport(ctx));
};

export interface RawOptions {
  contextFor(request: FastifyRequest): Context;
  /** Returns the rate limiter's route configuration for a class of calls. */
  rateLimit(rate: RateClass): object;
}

/** Providers send larger bodies than people do. */
const WEBHOOK_BODY_LIMIT = 512 * 1024;

/** Routes that are not JSON on both sides: the provider's webhook, read as the signed bytes, and the ledger export. */
export async function rawRoutes(app: FastifyInstance, { contextFor, rateLimit }: RawOptions): Promise<void> {
  app.get(
    LEDGER_EXPORT_ROUTE,
    {
      config: { rateLimit: rateLimit('write') },
      schema: { summary: 'The ledger of a month as CSV, for operators', 'x-access': 'operator' },
    },
    (request, reply) => {
      const ctx = contextFor(request);
      requireAccess(ctx.actor, 'operator');
      const { month } = parseQuery(LedgerExportQuery, request);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="ledger-${month}.csv"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(exportLedger(ctx, month)));
    },
  );
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.post(
      WEBHOOK_ROUTE,
      {
        bodyLimit: WEBHOOK_BODY_LIMIT,
        config: { rateLimit: rateLimit('read') },
        schema: { summary: 'What the payment provider tells; signed by it' },
      },
      (request) =>
        receiveWebhook(
          contextFor(request),
          Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          request.headers,
        ),
    );
  });
}
