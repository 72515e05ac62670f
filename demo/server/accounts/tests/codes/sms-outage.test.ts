import { isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { register } from '#contract/people/users-registration.ts';
import { createSignInLink, signInByEmail, signInByPhone } from '#contract/people/users-sign-in.ts';
import { deliveries } from '../../../database/schema/records.ts';
import { LEASE } from '../../../delivery/attempts.ts';
import { deliverSms } from '../../../delivery/sms-gateway.ts';
import { sendSms } from '../../../sms/outbox.ts';
import { isSmsDown } from '../../../sms/outage.ts';
import { later, openSalons, salon, server, visitor } from '../../../testing/open-salons.ts';
import { smsTo } from '../post.ts';

const MINUTE = 60_000;
const KNOWN = '+33199004217';
const UNKNOWN = '+33199004299';
/** Nobody listens there. */
const GATEWAY = { url: 'http://127.0.0.1:1', token: 'a token' };

openSalons();

const now = () => server.clock.now();
const deliver = () => deliverSms(server.database.db, server.clock, GATEWAY);
const isDown = (company = salon) => isSmsDown(server.database.db, company, now());

async function fail(count: number): Promise<void> {
  const message = { companyId: salon, to: '+33612345678', locale: 'fr', text: 'À demain' } as const;
  for (let index = 0; index < count; index += 1)
    await sendSms(server.database.db, { ...message, now: now() });
  await deliver();
}

describe('SMS that do not go out', () => {
  test('one that fails may be to blame itself, two are an outage: of that company, and for a while', async () => {
    await fail(1);
    expect(await isDown()).toBe(false);
    await fail(1);
    expect(await isDown()).toBe(true);
    expect(await isDown(await server.addCompany())).toBe(false);
    later(3 * MINUTE);
    expect(await isDown()).toBe(false);
  });

  test('one that is delivered ends it at once', async () => {
    await fail(2);
    later(1000);
    const at = new Date(now());
    const delivered = { attempts: 1, createdAt: at, deliveredAt: at };
    await server.database.db
      .insert(deliveries)
      .values({ companyId: salon, kind: 'sms', id: 'delivered', ...delivered });
    expect(await isDown()).toBe(false);
  });

  test('those that are being sent again say nothing yet', async () => {
    await fail(2);
    later(3 * MINUTE);
    await server.database.db
      .update(deliveries)
      .set({ attempts: 2, dueAt: new Date(now() + LEASE) })
      .where(isNotNull(deliveries.failure));
    expect(await isDown()).toBe(false);
  });

  test('a phone that has an account, or none, is answered alike, and gets nothing', async () => {
    await fail(2);
    const calls = (phone: string) =>
      Promise.all([
        visitor.refusal(signInByPhone, { body: { phone } }),
        visitor.refusal(createSignInLink, { body: { phone } }),
        visitor.refusal(register, {
          body: { firstname: 'Nova', lastname: 'Roy', email: `a${phone.slice(-4)}@example.com`, phone },
        }),
      ]);
    const [known, unknown] = [await calls(KNOWN), await calls(UNKNOWN)];
    expect(known).toEqual(unknown);
    expect(known.map(({ code, type }) => [code, type])).toEqual(Array(3).fill([503, 'sms_unavailable']));
    expect([...(await smsTo(server, salon, KNOWN)), ...(await smsTo(server, salon, UNKNOWN))]).toEqual([]);
    expect((await visitor.get(signInByEmail, { body: { email: 'camille@example.com' } })).request).not.toBe(
      '',
    );
  });
});
