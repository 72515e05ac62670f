import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changeOrderStatus, orderHistory } from '#contract/orders/booking-order.ts';
import { typeOf } from '../../testing/expect-problem.ts';
import { mailsIn } from '../../testing/mails.ts';
import { enterSalon, openSalons, salon, server } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { addPayingCompany } from '../../testing/sales.ts';
import { send } from '../../testing/test-server.ts';
import { askBooking, book, CUSTOMER, holdVisit, TEST_SERVICES, TEST_SHOPS } from '../../testing/visits.ts';

openSalons();

describe('the confirmation', () => {
  test('the confirmation is sent with the appointment, in the visitor’s language, and escapes what people typed', async () => {
    const held = await holdVisit(server, salon, {
      shopid: TEST_SHOPS.one,
      lines: [{ serviceid: TEST_SERVICES.massage }],
    });
    await book(server, salon, held, {
      locale: 'en',
      customer: { firstname: '<img src=x onerror=alert(1)>', lastname: 'O"Hara' },
      customMessage: '<script>alert(1)</script>',
    });
    const [mail] = await mailsIn(server, salon);
    expect(mail).toMatchObject({ to: CUSTOMER.email, from: `salon@${salon}.example`, locale: 'en' });
    expect(mail?.subject).toBe('Your appointment: massage (en), Tue 13 Jan at 10:00');
    expect(mail?.html).not.toMatch(/<img|<script/);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).toContain('<html lang="en">');
    expect(mail?.text).toContain('massage (en), 10:00 – 11:00');
    const way = 'https://www.openstreetmap.org/directions?to=';
    expect(mail?.text).toContain(`Directions: ${way}`);
    expect(mail?.html).toMatch(
      new RegExp(`<a [^>]*href="${way.replaceAll('?', '\\?')}[^"]+">Directions</a>`),
    );
    expect(mail?.attachments[0]).toMatchObject({ contentType: expect.stringContaining('text/calendar') });
  });

  test('the confirmation falls back to a language of the company', async () => {
    await book(server, salon, await holdVisit(server, salon), { locale: 'it' });
    expect((await mailsIn(server, salon))[0]?.subject).toBe(
      'Votre rendez-vous\u00a0: massage, mar. 13 janv. à 10\u202fh',
    );
  });

  test('the confirmation leads to the calendar file, which only its key opens', async () => {
    const booked = await book(server, salon, await holdVisit(server, salon));
    const [mail] = await mailsIn(server, salon);
    const url = /http:\S+calendar\.ics\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(url).toMatch(new RegExp(`^http://${salon}\\.localhost:4100/api/appointments/${booked.id}/`));
    const { pathname, search } = new URL(url);
    const file = await send(server, null, { url: pathname + search });
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.text).toContain('DTSTART:20260113T090000Z');
    expect(file.text).toContain('DTEND:20260113T100000Z');
    expect(file.text.replace(/\r\n /g, '')).toContain(`UID:${booked.id}@vitrine`);
    expect(file.text).toBe(mail?.attachments[0]?.content);
    for (const wrong of [
      `${pathname}?key=${'x'.repeat(43)}`,
      `/api/appointments/${randomUUID()}/calendar.ics?key=x`,
    ]) {
      const reply = await send(server, null, { url: wrong });
      expect([reply.status, typeOf(reply.body)]).toEqual([404, 'not_found']);
    }
  });

  test('the calendar file of an appointment opens without a company and under its own, not under another’s', async () => {
    const booked = await book(server, salon, await holdVisit(server, salon));
    const other = await server.addCompany();
    const url = `/api/appointments/${booked.id}/calendar.ics?key=${booked.manageKey}`;
    const statuses = [null, salon, other, 'nobody'].map(async (company) => {
      const { status } = await send(server, company, { url });
      return status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
  });

  test('the confirmation of what the salon has yet to confirm is no confirmation, and nor is its calendar file', async () => {
    enterSalon(
      await addPayingCompany(server, { mode: 'none', settings: { payOnSite: true, approval: true } }),
    );
    const booked = await book(server, salon, await holdVisit(server, salon));
    const [asked] = await mailsIn(server, salon);
    expect(asked?.attachments).toEqual([]);
    expect(asked?.text).not.toContain('fichier joint');
    const file = () =>
      send(server, null, { url: `/api/appointments/${booked.id}/calendar.ics?key=${booked.manageKey}` });
    expect((await file()).text).toMatch(/SEQUENCE:0\r\n[^]*STATUS:TENTATIVE/);
    const manager = await clientAs(server, salon, 'manager');
    const [order] = (await manager.get(orderHistory, { query: {} })).data;
    const body = { m_ideorder: order?.ideorder ?? '', m_status: 'confirmed' };
    await manager.get(changeOrderStatus, { body });
    expect((await file()).text).toMatch(/SEQUENCE:1\r\n[^]*STATUS:CONFIRMED/);
  });

  test('the confirmation does not exist when the booking does not', async () => {
    await askBooking(server, salon, await holdVisit(server, salon), { acceptedTotal: 1 });
    expect(await mailsIn(server, salon)).toEqual([]);
  });
});
