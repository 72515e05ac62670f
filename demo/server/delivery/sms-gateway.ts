import { and, eq } from 'drizzle-orm';
import type { EpochClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { smsOutbox } from '../database/schema/people/accounts.ts';
import { companies } from '../database/schema/tenants.ts';
import { deliverDue, type Attempt, type Delivery } from './deliver.ts';

export interface SmsGateway {
  readonly url: string;
  readonly token: string;
}

const ANSWER_TIME = 30_000;
/** Refusals that say nothing of the message: our token, too much at once, too slow. */
const OF_US = new Set([401, 403, 408, 425, 429]);

/** Delivers the SMS that are due. Returns how many were; throws where the gateway takes none. */
export function deliverSms(db: Database, clock: EpochClock, gateway: SmsGateway): Promise<number> {
  return deliverDue({ db, clock, kind: 'sms', send: (delivery) => send(db, delivery, gateway) });
}

async function send(db: Database, { companyId, id }: Delivery, { url, token }: SmsGateway): Promise<Attempt> {
  const [found] = await db
    .select({ sms: smsOutbox, profile: companies.profile })
    .from(smsOutbox)
    .innerJoin(companies, eq(companies.id, smsOutbox.companyId))
    .where(and(eq(smsOutbox.companyId, companyId), eq(smsOutbox.id, id), eq(smsOutbox.withheld, false)));
  if (found === undefined) return { kind: 'refused', failure: 'No message to send.' };
  const { sms, profile } = found;
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // The same whenever it is tried, so that a gateway that had it sends no second one.
      'idempotency-key': sms.id,
    },
    body: JSON.stringify({ id: sms.id, from: profile.identity.displayName, to: sms.to, text: sms.text }),
    // Somewhere else the token would be in wrong hands.
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIME),
  });
  if (reply.ok) {
    await reply.body?.cancel();
    return { kind: 'delivered' };
  }
  const failure = `${reply.status} ${await reply.text()}`.trim();
  const isForGood = reply.status >= 400 && reply.status < 500 && !OF_US.has(reply.status);
  return { kind: isForGood ? 'refused' : 'failed', failure };
}
