import {
  acceptInvitation,
  cmpuserLogin,
  cmpuserLogout,
  currentCmpuser,
  currentProvider,
  deleteCmpuser,
  inviteCmpuser,
  listCmpusers,
  readCmpuser,
  readInvitation,
  registerCmpuser,
  updateCmpuser,
} from '#contract/back-office/cmpusers.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { endSession } from '../../accounts/sessions.ts';
import { inTransaction } from '../../database/database.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { operatorToken } from '../../http/operator-token.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import { answer, type Caller, type ServerRoute, type Tenant } from '../../router/route.ts';
import { addMember, changeMember, removeMember } from '../../staff/change-member.ts';
import { joinStaff, invite, findInvitation } from '../../staff/invitations.ts';
import { logInMember } from '../../staff/log-in.ts';
import { cmpuserWire, findMember, listMembers } from '../../staff/members.ts';

export function cmpusersRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  const self = async (tenant: Tenant, caller: Caller | null) => {
    const member = await findMember(db, tenant.id, 'staff', caller?.userId ?? '');
    return member === null ? refuse('unauthorized') : cmpuserWire(member);
  };
  return [
    answer(currentCmpuser, ({ tenant, caller }) => self(tenant, caller)),
    answer(currentProvider, async ({ tenant, caller, now }) => {
      const user = await self(tenant, caller);
      const { operatorSecret: secret = null } = context;
      return user instanceof Refusal
        ? user
        : { user, preview: secret === null ? '' : operatorToken(secret, tenant.id, now) };
    }),
    answer(cmpuserLogin, async ({ tenant, body, address, now }) => {
      const entered = await logInMember(db, { tenant, kind: 'staff', ...body, address, now });
      return entered instanceof Refusal
        ? entered
        : { token: entered.token, user: cmpuserWire(entered.member) };
    }),
    answer(cmpuserLogout, async ({ caller }) => {
      if (caller !== null) await endSession(db, caller.tokenHash);
      return {};
    }),
    answer(listCmpusers, async ({ tenant, query: { page = 1, itemPerPage = 20 } }) => {
      const range = { offset: (page - 1) * itemPerPage, limit: itemPerPage };
      const { rows, total } = await listMembers(db, tenant.id, 'staff', range);
      return { data: rows.map(cmpuserWire), total, page, itemPerPage };
    }),
    answer(readCmpuser, async ({ tenant, params }) => {
      const member = await findMember(db, tenant.id, 'staff', params.id);
      return member === null ? refuse('not_found') : cmpuserWire(member);
    }),
    answer(updateCmpuser, async ({ tenant, params, body }) => {
      const changed = await changeMember(db, { companyId: tenant.id, kind: 'staff', id: params.id }, body);
      return changed instanceof Refusal ? changed : cmpuserWire(changed);
    }),
    answer(deleteCmpuser, ({ tenant, params }) =>
      removeMember(db, { companyId: tenant.id, kind: 'staff', id: params.id }),
    ),
    ...invitationRoutes(context),
  ];
}

function invitationRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answerIdempotent(context, registerCmpuser, async (tx, { tenant, body, locale, now }) => {
      const member = await addMember(tx, tenant.id, { ...body, shopIds: body.shopIds ?? [] });
      if (member instanceof Refusal) return member;
      const origin = await companyOrigin(context, tenant.id, tx);
      await invite(tx, { tenant, member, locale, origin, now });
      return cmpuserWire(member);
    }),
    answerIdempotent(context, inviteCmpuser, async (tx, { tenant, params, locale, now }) => {
      const member = await findMember(tx, tenant.id, 'staff', params.id);
      if (member === null) return refuse('not_found');
      const origin = await companyOrigin(context, tenant.id, tx);
      await invite(tx, { tenant, member, locale, origin, now });
      return {};
    }),
    answer(readInvitation, async ({ tenant, params, now }) => {
      const member = await findInvitation(db, tenant.id, params.token, now);
      return member === null ? refuse('not_found') : { firstname: member.firstname, email: member.email };
    }),
    answer(acceptInvitation, async ({ tenant, params, body, now }) => {
      const member = await findInvitation(db, tenant.id, params.token, now);
      if (member === null) return refuse('not_found');
      const passwordHash = await hashPassword(body.password);
      const isDone = await inTransaction(db, (tx) => joinStaff(tx, member, params.token, passwordHash));
      return isDone ? {} : refuse('not_found');
    }),
  ];
}
