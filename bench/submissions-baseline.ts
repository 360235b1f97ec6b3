import { randomBytes } from 'node:crypto';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { ServiceRequestForm } from '@plumbline/contract/domains/service-requests/service-request.ts';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * A minimal implementation: one route without validation or ports, and prepared statements written by hand. It stores
 * the same as the product for a submission, with message texts taken from a real one.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const id = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex').slice(0, 22)}`;

const { rows: sample } = await pool.query('select * from messages order by created_at');
const { rows: jobs } = await pool.query(
  'select t.identifier, j.max_attempts from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id',
);
const { rows: places } = await pool.query('select latitude, longitude, time_zone from service_requests limit 1');
const [place] = places;
const HOUR = 3_600_000;

const INSERT_REQUEST = `insert into service_requests (id, status, work_type, project_type, urgency, preferred_date,
  preferred_time_slot, description, customer_name, customer_phone, customer_email, preferred_contact_method, street, city,
  state, zip_code, latitude, longitude, time_zone, created_at)
  values ($1,'submitted',$2,$3,$4,current_date,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,now()) returning ordinal`;
const INSERT_REFERRAL = `insert into referrals (id, request_id, contractor_id, status, answer_by, offered_at)
  values ($1, $2, $3, 'offered', $4, now())`;
const INSERT_EVENTS = `insert into service_request_events (request_id, referral_id, contractor_id, type, party, request_status, at)
  values ($1, null, null, 'submit', 'customer', 'submitted', now()), ($1, $2, $3, 'offer', 'system', 'submitted', now())`;
const INSERT_MESSAGES = `insert into messages (id, dedupe_key, channel, recipient, subject, text, html, purpose, about_kind,
  about_id, transactional, urgent, tells_fate, status, attempts, created_at)
  select id, id, channel, recipient, subject, text, html, purpose, about_kind, about_id, true, true, true, 'queued', 0, now()
  from json_to_recordset($1) as m(id text, channel text, recipient text, subject text, text text, html text,
    purpose text, about_kind text, about_id text)`;
const ADD_JOBS = `select graphile_worker.add_jobs(array(
  select json_populate_record(null::graphile_worker.job_spec, spec) from json_array_elements($1::json) spec))`;

const app = Fastify();
app.post<{ Body: ServiceRequestForm & { selectedPlumberId: string } }>(
  '/api/service-requests',
  async (request, reply) => {
    const form = request.body;
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows: contractors } = await client.query({
        name: 'contractor',
        text: 'select id, company_name from contractors where id = $1',
        values: [form.selectedPlumberId],
      });
      const requestId = id('rq');
      const referralId = id('rf');
      const { rows: stored } = await client.query({
        name: 'request',
        text: INSERT_REQUEST,
        values: [
          requestId,
          form.workType,
          form.projectType,
          form.urgency,
          form.preferredTimeSlot,
          form.description,
          form.customerName,
          '+15025550177',
          form.customerEmail,
          form.preferredContactMethod,
          form.address,
          form.city,
          form.state,
          form.zipCode,
          place.latitude,
          place.longitude,
          place.time_zone,
        ],
      });
      const answerBy = new Date(Date.now() + 4 * HOUR);
      const nudgeAt = new Date(Date.now() + 2 * HOUR);
      await client.query({
        name: 'referral',
        text: INSERT_REFERRAL,
        values: [referralId, requestId, form.selectedPlumberId, answerBy],
      });
      await client.query({
        name: 'events',
        text: INSERT_EVENTS,
        values: [requestId, referralId, form.selectedPlumberId],
      });
      const messages = sample.map((message) => ({
        ...message,
        id: id('msg'),
        about_id: message.about_kind === 'referral' ? referralId : requestId,
      }));
      await client.query({ name: 'messages', text: INSERT_MESSAGES, values: [JSON.stringify(messages)] });
      const specs = [
        {
          identifier: 'referral-deadline',
          payload: { referralId, turn: 0 },
          run_at: answerBy,
          job_key: `referral-deadline:${referralId}`,
        },
        {
          identifier: 'referral-nudge',
          payload: { referralId, turn: 0 },
          run_at: nudgeAt,
          job_key: `referral-nudge:${referralId}`,
        },
        ...[...Map.groupBy(messages, ({ channel }) => channel).values()].map((together) => ({
          identifier: 'send-messages',
          payload: { messageIds: together.map((message) => message.id) },
          max_attempts: 100,
        })),
      ];
      await client.query({ name: 'jobs', text: ADD_JOBS, values: [JSON.stringify(specs)] });
      await client.query('commit');
      reply.status(201);
      return {
        id: requestId,
        requestNumber: requestNumber(Number(stored[0].ordinal)),
        status: 'submitted',
        trackingUrl: `http://localhost:${process.env.PORT}/track/${requestId}`,
        contractors: contractors.map(({ id: contractorId, company_name }) => ({
          id: contractorId,
          companyName: company_name,
        })),
      };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log(`ready with ${jobs.length} jobs seen`);
