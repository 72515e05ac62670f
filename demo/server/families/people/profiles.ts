import {
  createProfile,
  phoneAvailable,
  profileByCode,
  profilesByPhone,
  updateProfile,
} from '#contract/people/profiles.ts';
import { phoneOf } from '../../accounts/contact.ts';
import { customerOf } from '../../accounts/customer/caller.ts';
import { ownsPhone } from '../../accounts/customer/clean-duplicates.ts';
import { findCustomer, ownProfile } from '../../accounts/customer/customers.ts';
import { checkLinkCode } from '../../accounts/customer/links.ts';
import { othersWithPhone } from '../../accounts/customer/phone-owners.ts';
import { addProfile, changeProfile } from '../../accounts/customer/profiles.ts';
import { inTransaction } from '../../database/database.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { answer, type Incoming, type ServerRoute } from '../../router/route.ts';

export function profilesRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(phoneAvailable, async (incoming) => {
      const phone = await ownPhone(context, incoming);
      if (phone instanceof Refusal) return phone;
      const holder = phone === null ? null : await findCustomer(db, incoming.tenant.id, { phone });
      return { available: holder === null || holder.id === incoming.caller?.userId };
    }),
    answer(profilesByPhone, async (incoming) => {
      const phone = await ownPhone(context, incoming);
      if (phone instanceof Refusal) return phone;
      const self = incoming.caller?.userId ?? null;
      const profiles = phone === null ? [] : await othersWithPhone(db, incoming.tenant.id, phone, self);
      return { exist: profiles.length > 0, profiles };
    }),
    answer(profileByCode, async (incoming) => {
      const user = await customerOf(db, incoming);
      if (user instanceof Refusal) return user;
      const { tenant, query, address, now } = incoming;
      const sent = { tenant, user, address, now };
      const refusal = await inTransaction(db, (tx) => checkLinkCode(tx, sent, query.code, true));
      return refusal ?? ownProfile(user);
    }),
    answerIdempotent(context, createProfile, async (tx, incoming) => {
      const user = await customerOf(tx, incoming);
      return user instanceof Refusal ? user : addProfile(tx, user, incoming.body, incoming.now);
    }),
    answer(updateProfile, async (incoming) => {
      const user = await customerOf(db, incoming);
      if (user instanceof Refusal) return user;
      return inTransaction(db, (tx) => changeProfile(tx, user, incoming.body, incoming.now));
    }),
  ];
}

type Asking = Pick<Incoming<typeof phoneAvailable>, 'tenant' | 'caller' | 'query' | 'locale' | 'now'>;

/** The phone that is asked about where the caller has proven it; null where they have not. */
async function ownPhone(
  { db }: ServerContext,
  { tenant, caller, query, locale, now }: Asking,
): Promise<string | null | Refusal> {
  const phone = phoneOf(query.phone, query.country);
  if (phone instanceof Refusal) return phone;
  const customerId = caller?.userId ?? null;
  const claimant = { tenant, customerId, registrationId: query.userId ?? null, locale, now };
  return (await ownsPhone(db, claimant, phone)) ? phone : null;
}
