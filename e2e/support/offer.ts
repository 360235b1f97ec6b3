import { aCustomerEmail } from './customer.ts';
import type { Journey } from './journey.ts';
import { linkIn } from './mailbox.ts';
import { aSubmission, findPlumbers, submit } from './submissions.ts';

/** A request that a contractor was asked about: its customer, and the paths of both parties' pages. */
export interface Offer {
  readonly email: string;
  readonly track: string;
  readonly respond: string;
}

/** Submits a request to the nth contractor of the list. */
export async function anOffer(visit: Journey, pick: number): Promise<Offer> {
  const email = aCustomerEmail();
  const contractor = (await findPlumbers(visit.url))[pick];
  const { body } = await submit(visit.url, aSubmission({ customerEmail: email, selectedPlumberId: contractor?.id }));
  const offer = await visit.mailbox.wait({ to: contractor?.email ?? '', matching: new RegExp(body.requestNumber) });
  return { email, track: new URL(body.trackingUrl).pathname, respond: new URL(linkIn(offer, '/respond/')).pathname };
}
