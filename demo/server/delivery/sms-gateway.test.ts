import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliveries } from '../database/schema/records.ts';
import { sendSms } from '../sms/outbox.ts';
import { later, openSalons, salon, server } from '../testing/open-salons.ts';
import { deliverSms } from './sms-gateway.ts';

const MINUTE = 60_000;
openSalons();

interface Asked {
  readonly token: string | undefined;
  readonly key: string | string[] | undefined;
  readonly body: object;
}
let asked: Asked[] = [];
let answers: number[] = [];
let url = '';

const gateway = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    asked.push({
      token: request.headers.authorization,
      key: request.headers['idempotency-key'],
      body: JSON.parse(Buffer.concat(parts).toString()),
    });
    const status = answers.shift() ?? 202;
    response.writeHead(status, status === 302 ? { location: `${url}/elsewhere` } : {}).end('said so');
  });
});

beforeAll(async () => {
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  const address = gateway.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => new Promise<unknown>((closed) => gateway.close(closed)));
beforeEach(async () => {
  [asked, answers] = [[], []];
  await server.database.db.delete(deliveries);
});

const deliver = () => deliverSms(server.database.db, server.clock, { url, token: 'a token of the gateway' });
const rows = () => server.database.db.select().from(deliveries);
const written = (withheld = false) =>
  sendSms(server.database.db, {
    companyId: salon,
    to: '+33612345678',
    locale: 'fr',
    text: 'À demain',
    withheld,
    now: server.clock.now(),
  });

test('an SMS is handed to the gateway once, with its token and a key by which it knows it again', async () => {
  await written();
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const [row] = await rows();
  expect(asked).toEqual([
    {
      token: 'Bearer a token of the gateway',
      key: row?.id,
      body: { id: row?.id, from: `Salon ${salon}`, to: '+33612345678', text: 'À demain' },
    },
  ]);
});

test('an SMS that is withheld is handed to nobody', async () => {
  await written(true);
  await deliver();
  expect(asked).toEqual([]);
});

test.each([500, 503, 429, 401, 302])('after an answer of %i it is tried again', async (status) => {
  answers = [status];
  await written();
  expect(await deliver()).toBe(0);
  later(MINUTE);
  expect(await deliver()).toBe(1);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});

test.each([400, 404, 422])('an answer of %i is for good, and noted', async (status) => {
  answers = [status];
  await written();
  await deliver();
  later(60 * MINUTE);
  await deliver();
  expect(asked).toHaveLength(1);
  expect(await rows()).toMatchObject([{ dueAt: null, deliveredAt: null, failure: `${status} said so` }]);
});

test('two processes at once hand each SMS over once', async () => {
  for (let index = 0; index < 8; index++) await written();
  await Promise.all([deliver(), deliver()]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(8);
  expect(asked).toHaveLength(8);
});
