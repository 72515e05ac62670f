import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppointmentWire, HoldWire } from '#contract/booking/appointment-wire.ts';
import {
  answering,
  unusedPort,
  runServer,
  START_PATIENCE,
  type ServerProcess,
} from './testing/processes/server-process.ts';
import { makeSilentFile } from './testing/processes/silent-file.ts';

let folder: string;
let port: number;
let running: ServerProcess;

const run = (environment: Record<string, string>) =>
  runServer({ DATA_DIR: folder, LOG_LEVEL: 'info', ...environment });
const started = () => answering(run({ PORT: String(port) }), port);

const call = async <T>(method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { company: 'cmp_atelier', 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as T };
};

/** The reply to a request that is written as it is. */
async function sentRaw(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}

const CUSTOMER = {
  firstname: 'Ottoline',
  lastname: 'Quillfeather',
  email: 'ottoline@example.com',
  phone: '+33612349876',
};

/** Books the first start that the salon still offers. */
async function bookSomething(): Promise<AppointmentWire> {
  const visitKey = randomUUID();
  const wish = { visitKey, shopid: '101', lines: [{ serviceid: '1001' }] };
  const asked = await call<{ starts: string[] }>('POST', '/api/appointments/check', {
    ...wish,
    start: new Date().toISOString(),
  });
  const [start = ''] = asked.body.starts;
  const held = await call<HoldWire>('POST', '/api/appointments/check', { ...wish, start });
  const booking = {
    holdId: held.body.holdId,
    visitKey,
    customer: CUSTOMER,
    customMessage: '',
    acceptedTotal: held.body.total,
  };
  const booked = await call<AppointmentWire>(
    'POST',
    '/api/appointments',
    { myAppointment: booking },
    { 'idempotency-key': randomUUID() },
  );
  expect(booked.status).toBe(200);
  return booked.body;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-main-'));
  port = await unusedPort();
  running = await started();
}, START_PATIENCE);
afterAll(async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  await rm(folder, { recursive: true, force: true });
});

describe('the process', () => {
  test('the process refuses a data folder that another one holds, in one sentence', async () => {
    const second = run({ PORT: String(await unusedPort()) });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `The data folder ${folder} is in use by process ${running.child.pid}: stop that one, or set DATA_DIR to another folder.`,
    );
  });

  test.each([
    [{ PORT: '70000' }, "PORT is '70000', and a port is a number from 1 to 65535."],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' },
      'The database that DATABASE_URL names cannot be opened (connect ECONNREFUSED 127.0.0.1:9).',
    ],
  ])('the process says what is wrong with %o in one sentence', async (environment, sentence) => {
    const wrong = run(environment);
    expect(await wrong.ended).toBe(1);
    expect(wrong.output().trim()).toBe(sentence);
  });

  test('the process gives up within seconds where the data folder takes nothing', async () => {
    const silent = await mkdtemp(join(tmpdir(), 'vitrine-silent-'));
    makeSilentFile(join(silent, 'vitrine.try'));
    const server = run({ DATA_DIR: silent });
    await server.ended;
    expect(server.output().trim()).toBe(
      `The data folder ${silent} does not answer: set DATA_DIR to another folder.`,
    );
    await rm(silent, { recursive: true });
  });

  test('no page of the process leads to another port', async () => {
    const hosts = [
      'localhost',
      'primary.localhost',
      'backoffice.localhost',
      'maison.localhost',
      'mail.localhost',
    ];
    for (const host of hosts) {
      const page = await sentRaw('GET / HTTP/1.1', `host: ${host}:${port}`, 'connection: close');
      expect(page, host).toMatch(/^HTTP\/1\.1 200 /);
      expect([...page.matchAll(/localhost:(\d+)/g)].filter(([, at]) => at !== String(port))).toEqual([]);
    }
  });

  test('the process answers nobody who names two hosts', async () => {
    const hosts = ['host: maison.localhost', 'Host: atelier.localhost'];
    expect(await sentRaw('GET / HTTP/1.1', ...hosts)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sentRaw('GET / HTTP/1.1', hosts[0]!)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('the process does not leave its folders, however a path is written', async () => {
    for (const path of [
      '/embed/../package.json',
      '/embed/..%2f..%2fpackage.json',
      '/../../etc/passwd',
      '/medias/..\\..\\package.json',
    ]) {
      const reply = await sentRaw(`GET ${path} HTTP/1.1`, `host: localhost:${port}`);
      expect(reply, path).toMatch(/^HTTP\/1\.1 40[04]/);
      expect(reply, path).not.toMatch(/"vitrine"|root:/);
    }
  });

  test(
    'the process serves the demo companies, and keeps what was booked over a restart that its last visitor did not notice',
    async () => {
      const providers = ['paypal', 'saferpay', 'monetico'];
      for (const company of ['maison', 'atelier', 'duo', 'suisse', ...providers, 'closed', 'works']) {
        const reply = await call<{ token: string }>('GET', `/api/companies/token/host/${company}.localhost`);
        expect(reply.body.token).toBe(`cmp_${company}`);
      }
      const booked = await bookSomething();
      await expect.poll(() => running.output()).toContain('"route":"/api/appointments"');
      for (const personal of [...Object.values(CUSTOMER), booked.manageKey, booked.id]) {
        expect(running.output(), 'the log names people').not.toContain(personal);
      }

      // As browsers open ahead, and may never use.
      const silent = connect(port, '127.0.0.1');
      await once(silent, 'connect');
      const unfinished = slowRequest();
      await unfinished.begun;
      running.child.kill('SIGTERM');
      await new Promise((done) => setTimeout(done, 200));
      expect(await unfinished.finish()).toBe(401);
      expect(await running.ended, running.output()).toBe(0);
      expect(existsSync(join(folder, 'vitrine.lock'))).toBe(false);

      running = await started();
      expect(running.output()).not.toContain('Seeded');
      const calendar = await fetch(
        `http://127.0.0.1:${port}/api/appointments/${booked.id}/calendar.ics?key=${booked.manageKey}`,
      );
      expect(await calendar.text()).toContain(booked.reference);
    },
    START_PATIENCE,
  );
});

/** A log-in whose body arrives in two parts. */
function slowRequest() {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong-password' });
  const request = sendRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/users/login',
    headers: { company: 'cmp_atelier', 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = once(request, 'response').then(([reply]) => {
    (reply as NodeJS.ReadableStream).resume();
    return Number(Reflect.get(reply as object, 'statusCode'));
  });
  return {
    begun: new Promise<void>((done) => request.write(body.slice(0, 10), () => setTimeout(done, 100))),
    finish: () => {
      request.end(body.slice(10));
      return answered;
    },
  };
}
