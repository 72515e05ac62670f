import type { Locale } from '#domain/locale.ts';
import { allOrNothing } from '../../http/idempotency/all-or-nothing.ts';
import type { ServerContext } from '../../context.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Tenant } from '../../router/route.ts';
import type { Channel } from '../codes/message-allowances.ts';
import {
  insertRegistration,
  newRegistration,
  type Applicant,
  type RegistrationRow,
} from './registrations.ts';
import { sendRegistrationCode } from './send.ts';

/** Who makes a call, of whatever kind. */
export interface From {
  readonly tenant: Tenant;
  readonly locale: Locale;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Begins a registration, and sends a code to each of the addresses; to none where one of them has to wait. `device`: the word of the browser. */
export async function beginRegistration(
  context: ServerContext,
  { tenant, locale, address, now }: From,
  applicant: Applicant,
  channels: readonly Channel[],
  device?: string,
): Promise<RegistrationRow | Refusal> {
  const registration = newRegistration(tenant.id, applicant, now);
  return allOrNothing(context.db, async (tx) => {
    await insertRegistration(tx, registration);
    for (const channel of channels) {
      const sending = { tenant, registration, channel, locale, address, device, now };
      const refused = await sendRegistrationCode(context, tx, sending);
      if (refused !== null) return refused;
    }
    return registration;
  });
}
