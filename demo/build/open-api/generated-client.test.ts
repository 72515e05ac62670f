import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSharedSalon, salon, server } from '#server/testing/open-salons.ts';
import { TEST_SERVICES, TEST_SHOPS, TUESDAY_1000 } from '#server/testing/visits.ts';
import { throwawayFolder } from '../../setup/throwaway-folder.ts';
import { writeDocument } from './write-document.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const generator = fileURLToPath(
  new URL('../../../node_modules/openapi-typescript/bin/cli.js', import.meta.url),
);
const compilerApi = new URL('./typescript-api.mjs', import.meta.url).href;
const folder = throwawayFolder('client');

/** Somebody else's program: it knows the back end by the types that were generated from the document, and books. */
const PROGRAM = `
import type { components, paths } from './api.ts';

type Json<Answer> = Answer extends { content: { 'application/json': infer Value } } ? Value : never;
type Call<Path extends keyof paths, Verb extends keyof paths[Path]> = paths[Path][Verb] & {
  requestBody: { content: { 'application/json': unknown } };
  responses: { 200: unknown };
};
type Send = (path: string, body: unknown, headers: Record<string, string>) => Promise<unknown>;

async function post<Path extends keyof paths>(
  send: Send,
  path: Path,
  body: Json<Call<Path, 'post'>['requestBody']>,
  headers: Record<string, string> = {},
): Promise<Json<Call<Path, 'post'>['responses'][200]>> {
  return (await send(path, body, headers)) as Json<Call<Path, 'post'>['responses'][200]>;
}

export async function book(send: Send, shopid: string, serviceid: string, start: string) {
  const visitKey = crypto.randomUUID();
  const hold: components['schemas']['Hold'] = await post(send, '/api/appointments/check', {
    visitKey,
    shopid,
    start,
    lines: [{ serviceid }],
  });
  const prices: components['schemas']['Prices'] = await post(send, '/api/appointments/price', {
    holdId: hold.holdId,
    visitKey,
    codes: [],
  });
  const customer: components['schemas']['Buyer'] = {
    firstname: 'Camille',
    lastname: 'Martin',
    email: 'camille@example.com',
    phone: '+33612345678',
  };
  const myAppointment: components['schemas']['BookingRequest']['myAppointment'] = {
    holdId: hold.holdId,
    visitKey,
    customer,
    customMessage: '',
    acceptedTotal: prices.due,
  };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const booked: components['schemas']['Appointment'] = await post(
    send,
    '/api/appointments',
    { myAppointment },
    headers,
  );
  return { reference: booked.reference, shopid: booked.shopid, service: booked.lines[0]?.serviceid };
}
`;

/** What the compiler says of the program; nothing where it is right. */
function compile(name: string, program: string): string {
  writeFileSync(join(folder, name), program);
  const options = [
    '--noEmit',
    '--strict',
    '--allowImportingTsExtensions',
    '--module',
    'esnext',
    '--target',
    'es2023',
  ];
  const parameters = [
    at('../../../node_modules/typescript/bin/tsc'),
    ...options,
    '--lib',
    'es2023,dom',
    name,
  ];
  return spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' }).stdout;
}

openSharedSalon();
beforeAll(() => {
  writeDocument(join(folder, 'openapi.json'));
  const parameters = ['--import', compilerApi, generator, 'openapi.json', '-o', 'api.ts'];
  const { status, stderr } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
});

describe('a client that is generated from the document', () => {
  test('compiles, and books', async () => {
    expect(compile('books.ts', PROGRAM)).toBe('');
    const { book }: { book: Book } = await import(/* @vite-ignore */ join(folder, 'books.ts'));
    const send: Send = async (url, payload, headers) => {
      const asked = { ...headers, company: `cmp_${salon}` };
      const reply = await server.app.inject({ method: 'POST', url, headers: asked, payload });
      expect([url, reply.statusCode, reply.body]).toEqual([url, 200, reply.body]);
      return reply.json();
    };
    const booked = await book(send, TEST_SHOPS.solo, TEST_SERVICES.massage, TUESDAY_1000);
    expect(booked).toEqual({
      reference: expect.stringMatching(/\w{4,}/),
      shopid: TEST_SHOPS.solo,
      service: TEST_SERVICES.massage,
    });
  });

  test.each([
    [
      'a field of a body that is called otherwise',
      'acceptedTotal: prices.due',
      'total: prices.due',
      'acceptedTotal',
    ],
    ['a field of a reply that is not there', 'booked.reference', 'booked.number', "'number' does not exist"],
    ['a body that lacks a field', "customMessage: '',", '', "'customMessage' is missing"],
    [
      'an address that no call has',
      "'/api/appointments/check'",
      "'/api/appointments/hold'",
      '/api/appointments/hold',
    ],
  ])('does not compile with %s', (_, right, wrong, message) => {
    expect(PROGRAM).toContain(right);
    expect(compile('wrong.ts', PROGRAM.replace(right, wrong))).toContain(message);
  });
});

type Send = (path: string, body: object, headers: Readonly<Record<string, string>>) => Promise<unknown>;
type Book = (send: Send, shop: string, service: string, start: string) => Promise<unknown>;
