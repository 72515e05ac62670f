import { createLink, readLink } from '#contract/people/links.ts';
import { customerOf } from '../../accounts/customer/caller.ts';
import { linkWire } from '../../accounts/customer/customers.ts';
import { findLink, linkCustomer } from '../../accounts/customer/links.ts';
import { inTransaction } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { answer, type ServerRoute } from '../../router/route.ts';

export function linksRoutes({ db }: ServerContext): ServerRoute[] {
  return [
    answer(createLink, async (incoming) => {
      const { tenant, body, locale, address, now } = incoming;
      const user = await customerOf(db, incoming);
      if (user instanceof Refusal) return user;
      if (user.id !== body.userId) return refuse('not_found');
      const { requireSMSCode, code } = body;
      const wish = { tenant, user, requireSMSCode, code, locale, address, now };
      return inTransaction(db, (tx) => linkCustomer(tx, wish));
    }),
    answer(readLink, async ({ tenant, caller, query }) => {
      const found = query.userId === caller?.userId ? await findLink(db, tenant.id, query.userId) : null;
      return found === null ? refuse('not_found') : linkWire(found);
    }),
  ];
}
