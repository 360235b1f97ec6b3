import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { SubmittedRequest } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';

/** Returns a submission as the wizard sends it; `given` overrides fields for a test. */
export const aSubmission = (given: Record<string, unknown> = {}) => ({
  workType: 'plumbing',
  projectType: 'repair',
  preferredTimeSlot: 'afternoon',
  customerName: 'Ana Delgado',
  customerPhone: '(502) 555-0177',
  customerEmail: 'ana.delgado@example.com',
  address: '1127 Cherokee Rd',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40204',
  description: 'Kitchen sink trap drips into the cabinet.',
  urgency: 'medium',
  preferredContactMethod: 'email',
  ...given,
});

/** Calls the API. Returns status and parsed body. */
export async function api<Body>(
  url: string,
  path: string,
  init: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Body }> {
  const response = await fetch(url + path, {
    method: init.method ?? (init.body === undefined ? 'GET' : 'POST'),
    headers: { ...(init.body !== undefined && { 'content-type': 'application/json' }), ...init.headers },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    signal: AbortSignal.timeout(patience(15_000)),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** Returns plumbers near a city, as the wizard finds them. */
export const findPlumbers = async (
  url: string,
  { city = 'Louisville', state = 'KY', trade = 'plumbing' }: { city?: string; state?: string; trade?: string } = {},
): Promise<FoundContractor[]> =>
  (
    await api<{ contractors: FoundContractor[] }>(
      url,
      `/api/find-plumbers?city=${encodeURIComponent(city)}&state=${state}&serviceType=${trade}`,
    )
  ).body.contractors;

/** Sends a submission. A key turns repetitions into one request. */
export const submit = (url: string, submission: object, key?: string) =>
  api<SubmittedRequest>(url, '/api/service-requests', {
    body: submission,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
