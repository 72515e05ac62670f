import { randomBytes, randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  accessLogin,
  currentAccess,
  deleteAccess,
  listAccess,
  registerAccess,
  updateAccess,
} from '#contract/back-office/access.ts';
import { adminsInstalled, registerAdmin } from '#contract/back-office/admins.ts';
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
import { staffMembers } from '../../database/schema/people/people.ts';
import { outbox } from '../../database/schema/records.ts';
import { companySetups } from '../../database/schema/people/staff.ts';
import { tokenHash } from '../../router/identify.ts';
import { clientOf } from '../../testing/client.ts';
import { openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { TEST_MONDAY, PASSWORD } from '../../testing/test-server.ts';

const DAY = 86_400_000;

openSalons();

const person = { email: 'Nina@Example.com', firstname: 'Nina', lastname: 'Roche', role: 'staff' } as const;

async function invitationOf(company: string): Promise<string> {
  const [mail] = await server.database.db
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.companyId, company))
    .orderBy(desc(outbox.sequence))
    .limit(1);
  return /#invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a member of the staff', () => {
  test('a member of the staff is invited by mail, chooses a password once, and logs in with the role that was given', async () => {
    const admin = await clientAs(server, salon, 'admin');
    const added = await admin.get(registerCmpuser, { body: person });
    expect(added).toMatchObject({ email: 'nina@example.com', role: 'staff', lastLogin: null });
    const visitor = clientOf(server, salon);
    const token = await invitationOf(salon);
    expect(await visitor.get(readInvitation, { params: { token } })).toEqual({
      firstname: 'Nina',
      email: 'nina@example.com',
    });
    await visitor.get(acceptInvitation, { params: { token }, body: { password: 'un bon mot de passe' } });
    const again = await visitor.refusal(acceptInvitation, {
      params: { token },
      body: { password: 'un autre mot de passe' },
    });
    expect(again.type).toBe('not_found');
    const entered = await visitor.get(cmpuserLogin, {
      body: { email: ' nina@example.com', password: 'un bon mot de passe' },
    });
    const nina = clientOf(server, salon, { token: entered.token });
    expect((await nina.get(currentCmpuser)).lastLogin).toBe(new Date(TEST_MONDAY).toISOString());
    expect((await nina.get(currentProvider)).user.id).toBe(added.id);
    expect((await nina.refusal(listCmpusers)).type).toBe('forbidden');
  });

  test('a member of the staff finds an old invitation closed after two days, and after a fresh one', async () => {
    const admin = await clientAs(server, salon, 'admin');
    const added = await admin.get(registerCmpuser, { body: person });
    const first = await invitationOf(salon);
    await admin.get(inviteCmpuser, { params: { id: added.id } });
    const second = await invitationOf(salon);
    const visitor = clientOf(server, salon);
    expect((await visitor.refusal(readInvitation, { params: { token: first } })).type).toBe('not_found');
    server.clock.set(TEST_MONDAY + 2 * DAY);
    expect((await visitor.refusal(readInvitation, { params: { token: second } })).type).toBe('not_found');
  });

  test('a member of the staff is out of every session as soon as the role changes or the account is closed', async () => {
    const admin = await clientAs(server, salon, 'admin');
    for (const change of [{ role: 'manager' }, { active: false }] as const) {
      const staff = await clientAs(server, salon, 'staff').catch(() => clientAs(server, salon, 'manager'));
      const { id } = await staff.get(currentCmpuser);
      await admin.get(updateCmpuser, { params: { id }, body: change });
      expect((await staff.refusal(currentCmpuser)).type).toBe('unauthorized');
      await admin.get(updateCmpuser, { params: { id }, body: { role: 'staff', active: true } });
    }
  });

  test('a member of the staff who logs out ends that session and no other, whatever the role', async () => {
    for (const role of ['provider', 'staff', 'manager', 'admin'] as const) {
      const first = await clientAs(server, salon, role);
      const second = await clientAs(server, salon, role);
      await first.get(cmpuserLogout);
      expect((await first.refusal(currentCmpuser)).type, role).toBe('unauthorized');
      expect((await second.get(currentCmpuser)).role).toBe(role);
    }
  });

  test('a member of the staff is added once under an address, and only to shops of the company', async () => {
    const admin = await clientAs(server, salon, 'admin');
    const idempotencyKey = randomUUID();
    const added = await admin.get(registerCmpuser, { body: person }, { idempotencyKey });
    expect(await admin.get(registerCmpuser, { body: person }, { idempotencyKey })).toEqual(added);
    expect((await admin.refusal(registerCmpuser, { body: person })).type).toBe('conflict');
    const elsewhere = { ...person, email: 'other@example.com', shopIds: ['nowhere'] };
    expect(await admin.refusal(registerCmpuser, { body: elsewhere })).toMatchObject({
      type: 'invalid',
      field: 'shopIds',
    });
  });

  test('a member of the staff is never of another company', async () => {
    const other = await server.addCompany();
    const theirs = await (await clientAs(server, other, 'admin')).get(registerCmpuser, { body: person });
    const admin = await clientAs(server, salon, 'admin');
    const params = { id: theirs.id };
    for (const refused of [
      await admin.refusal(readCmpuser, { params }),
      await admin.refusal(updateCmpuser, { params, body: { active: false } }),
      await admin.refusal(deleteCmpuser, { params }),
      await admin.refusal(inviteCmpuser, { params }),
    ]) {
      expect(refused.type).toBe('not_found');
    }
    const listed = await admin.get(listCmpusers, { query: { itemPerPage: 100 } });
    expect(listed.data.map(({ id }) => id)).not.toContain(theirs.id);
    expect(listed.total).toBe(listed.data.length);
  });
});

test('the last administrator stays one, also when two remove each other at once', async () => {
  const admin = await clientAs(server, salon, 'admin');
  const { id } = await admin.get(currentCmpuser);
  expect((await admin.refusal(deleteCmpuser, { params: { id } })).type).toBe('move_refused');
  expect((await admin.refusal(updateCmpuser, { params: { id }, body: { role: 'staff' } })).type).toBe(
    'move_refused',
  );
  const second = await admin.get(registerCmpuser, { body: { ...person, role: 'admin' } });
  await Promise.allSettled([
    admin.get(deleteCmpuser, { params: { id } }),
    admin.get(deleteCmpuser, { params: { id: second.id } }),
  ]);
  const left = await server.database.db
    .select({ role: staffMembers.role })
    .from(staffMembers)
    .where(eq(staffMembers.companyId, salon));
  expect(left.filter(({ role }) => role === 'admin')).toHaveLength(1);
});

test('a log-in is refused in the same words for an unknown account, a wrong password, a customer and a guest', async () => {
  const visitor = clientOf(server, salon);
  const bodies = [
    { email: 'nobody@example.com', password: PASSWORD },
    { email: 'staff@example.com', password: 'wrong' },
    { email: 'camille@example.com', password: PASSWORD },
    { email: 'access@example.com', password: PASSWORD },
  ];
  const refusals = [];
  for (const body of bodies) refusals.push(await visitor.refusal(cmpuserLogin, { body }));
  expect(new Set(refusals.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(refusals[0]?.type).toBe('credentials');
});

test('a guest of the back office sees themselves alone and may do nothing of the staff’s', async () => {
  const admin = await clientAs(server, salon, 'admin');
  const second = await admin.get(registerAccess, {
    body: { email: 'audit@example.com', firstname: 'Ana', lastname: 'Sol' },
  });
  const entered = await clientOf(server, salon).get(accessLogin, {
    body: { email: 'access@example.com', password: PASSWORD },
  });
  const guest = clientOf(server, salon, { token: entered.token });
  expect((await guest.get(currentAccess, { params: { id: entered.user.id } })).firstname).toBe('Hugo');
  expect((await guest.refusal(currentAccess, { params: { id: second.id } })).type).toBe('not_found');
  expect((await guest.refusal(currentCmpuser)).type).toBe('forbidden');
  expect((await guest.refusal(listAccess)).type).toBe('forbidden');
  expect((await admin.get(listAccess)).map(({ email }) => email).toSorted()).toEqual([
    'access@example.com',
    'audit@example.com',
  ]);
  await admin.get(updateAccess, { params: { id: entered.user.id }, body: { active: false } });
  expect((await guest.refusal(currentAccess, { params: { id: entered.user.id } })).type).toBe('unauthorized');
  await admin.get(deleteAccess, { params: { id: second.id } });
  expect((await admin.refusal(deleteCmpuser, { params: { id: entered.user.id } })).type).toBe('not_found');
});

test('the first administrator comes in with the key of a new company, once', async () => {
  const { db } = server.database;
  const setupKey = randomBytes(24).toString('base64url');
  await db.insert(companySetups).values({ companyId: salon, keyHash: tokenHash(setupKey) });
  const visitor = clientOf(server, salon);
  const body = {
    email: 'first@example.com',
    password: 'un bon mot de passe',
    firstname: 'Ida',
    lastname: 'B',
  };
  expect((await visitor.refusal(registerAdmin, { body: { ...body, setupKey } })).type).toBe('forbidden');
  expect(await visitor.get(adminsInstalled)).toEqual({ installed: true });
  await db.delete(staffMembers).where(eq(staffMembers.companyId, salon));
  expect(await visitor.get(adminsInstalled)).toEqual({ installed: false });
  const wrong = await visitor.refusal(registerAdmin, { body: { ...body, setupKey: 'x'.repeat(32) } });
  expect(wrong.type).toBe('forbidden');
  const { token, user } = await visitor.get(registerAdmin, { body: { ...body, setupKey } });
  expect(user.role).toBe('admin');
  expect((await clientOf(server, salon, { token }).get(currentCmpuser)).id).toBe(user.id);
  expect((await visitor.refusal(registerAdmin, { body: { ...body, setupKey } })).type).toBe('forbidden');
});
