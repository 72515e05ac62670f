import {
  accessLogin,
  currentAccess,
  deleteAccess,
  listAccess,
  registerAccess,
  updateAccess,
} from '#contract/back-office/access.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import { answer, type ServerRoute } from '../../router/route.ts';
import { addMember, changeMember, removeMember } from '../../staff/change-member.ts';
import { invite } from '../../staff/invitations.ts';
import { logInMember } from '../../staff/log-in.ts';
import { accessWire, findMember, listMembers } from '../../staff/members.ts';

/** Guests of a company are few: one list holds them all. */
const MOST_GUESTS = 500;

export function accessRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(listAccess, async ({ tenant }) => {
      const { rows } = await listMembers(db, tenant.id, 'access', { offset: 0, limit: MOST_GUESTS });
      return rows.map(accessWire);
    }),
    answerIdempotent(context, registerAccess, async (tx, { tenant, body, locale, now }) => {
      const member = await addMember(tx, tenant.id, { ...body, role: 'access', shopIds: body.shopIds ?? [] });
      if (member instanceof Refusal) return member;
      const origin = await companyOrigin(context, tenant.id, tx);
      await invite(tx, { tenant, member, locale, origin, now });
      return accessWire(member);
    }),
    answer(updateAccess, async ({ tenant, params, body }) => {
      const changed = await changeMember(db, { companyId: tenant.id, kind: 'access', id: params.id }, body);
      return changed instanceof Refusal ? changed : accessWire(changed);
    }),
    answer(accessLogin, async ({ tenant, body, address, now }) => {
      const entered = await logInMember(db, { tenant, kind: 'access', ...body, address, now });
      return entered instanceof Refusal
        ? entered
        : { token: entered.token, user: accessWire(entered.member) };
    }),
    answer(deleteAccess, ({ tenant, params }) =>
      removeMember(db, { companyId: tenant.id, kind: 'access', id: params.id }),
    ),
    answer(currentAccess, async ({ tenant, caller, params }) => {
      const isOthers = caller?.role === 'access' && caller.userId !== params.id;
      const member = isOthers ? null : await findMember(db, tenant.id, 'access', params.id);
      return member === null ? refuse('not_found') : accessWire(member);
    }),
  ];
}
