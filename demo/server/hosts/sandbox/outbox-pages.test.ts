import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openSharedSalon, salon, server } from '../../testing/open-salons.ts';
import { book, holdVisit } from '../../testing/visits.ts';

openSharedSalon();

const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: `${host}:4100`, ...headers } });
const site = (url: string) => get(`${salon}.localhost`, url);

describe('the outbox', () => {
  test('the outbox lists the newest mail first, shows it in a frame that can do nothing, and hands out its files', async () => {
    const first = await book(server, salon, await holdVisit(server, salon), {
      customer: { email: 'first@example.com' },
    });
    const second = await book(
      server,
      salon,
      await holdVisit(server, salon, { start: '2026-01-13T13:00:00.000Z' }),
      { customer: { email: 'second@example.com', firstname: '<i>' } },
    );
    const mail = (url: string) => get('mail.localhost', url, { 'accept-language': 'en' });
    const list = (await mail('/')).body;
    expect(list.indexOf('second@example.com')).toBeGreaterThan(0);
    expect(list.indexOf('second@example.com')).toBeLessThan(list.indexOf('first@example.com'));
    const before = list.slice(0, list.indexOf('second@example.com'));
    const path = before.match(/\/mails\/[^"]+/g)?.at(-1) ?? '';
    const page = await mail(path);
    expect(page.body).toContain(`<title>Votre rendez-vous`);
    expect(page.body).toMatch(/<iframe[^>]* sandbox="[^"]*"/);
    expect(page.body).not.toContain('allow-scripts');
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
    // It measures the mail, so that its frame does not cut it off.
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page.body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
    const body = await mail(`${path}/body`);
    expect(body.headers['content-security-policy']).toMatch(
      /^sandbox allow-same-origin allow-popups [^;]*; default-src 'none'/,
    );
    // Pictures are of the company's own host.
    expect(body.headers['content-security-policy']).toMatch(/img-src data: http:\/\/[\w-]+\.localhost:\d+;/);
    expect(body.headers['content-security-policy']).not.toMatch(/allow-scripts|script-src|allow-forms/);
    expect(body.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body.body).toContain('&lt;i&gt;');
    const file = await mail(`${path}/files/${second.reference}.ics`);
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="${second.reference}.ics"`,
    ]);
    expect(file.body).toContain('BEGIN:VCALENDAR');
    for (const wrong of [
      `${path}/files/${first.reference}.ics`,
      '/mails/x/y',
      '/mails',
      '/mails/%00/y',
      '/else',
    ]) {
      expect((await mail(wrong)).statusCode, wrong).toBe(404);
    }
    expect((await mail('/?page=x')).statusCode).toBe(200);
  });

  test('the outbox tells by the clock of the salon when a mail was sent, and whose clock that is', async () => {
    server.clock.set(Date.parse('2026-01-12T17:05:00Z'));
    await book(server, salon, await holdVisit(server, salon, { start: '2026-01-13T10:30:00.000Z' }));
    const read = async (url: string) =>
      (await get('mail.localhost', url, { 'accept-language': 'en' })).body.replace(/\s+/g, ' ');
    const list = await read('/');
    const [path = ''] = /\/mails\/[^"]+/.exec(list) ?? [];
    for (const page of [list, await read(path)])
      expect(page).toContain('<time datetime="2026-01-12T17:05:00.000Z">12 Jan 2026, 18:05 CET</time>');
  });

  test('the outbox is seen on its own host alone', async () => {
    expect((await get('localhost', '/mails/x/y')).statusCode).toBe(404);
    expect((await site('/mails/x/y')).body).not.toContain('iframe');
  });
});
