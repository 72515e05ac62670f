import { Value } from 'typebox/value';
import { beforeAll, describe, expect, test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { expectAnswerOrProblem, requestOf } from '../../testing/calls/bad-input.ts';
import { expectProblem, fieldNames } from '../../testing/expect-problem.ts';
import { openSharedSalon, salon, server } from '../../testing/open-salons.ts';
import { tokenFor } from '../../testing/people.ts';
import { sampleRequest } from '../../testing/calls/sample.ts';
import { send } from '../../testing/test-server.ts';
import { bearer } from '../../testing/visits.ts';

openSharedSalon();

let other: string;
beforeAll(async () => {
  other = await server.addCompany();
});

const named = EVERY_CALL.map((call) => [call.name, call] as const);
const withBody = named.filter(([, call]) => call.body !== undefined);

describe('every call', () => {
  test.each(named)(
    '%s refuses an unknown company in one shape, in the caller’s language',
    async (_, call) => {
      if (call.tenancy === 'none') return;
      const token = await tokenFor(server, salon, call);
      const request = requestOf(call, '1', token);
      const unknown = await send(server, 'nobody', {
        ...request,
        headers: { ...request.headers, curlang: 'de' },
      });
      expect([unknown.status, unknown.body]).toMatchObject([
        404,
        { type: 'company_error', message: 'Dieses Unternehmen ist nicht registriert.' },
      ]);
      const missing = await send(server, null, request);
      expect([missing.status, missing.body]).toMatchObject([
        400,
        { type: 'param_missing', field: 'company' },
      ]);
      expectProblem(missing, call.name);
    },
  );

  test.each(named)('%s is nobody’s who is not who it asks for', async (_, call) => {
    const token = await tokenFor(server, salon, call);
    const request = requestOf(call, '1', token);
    for (const authorization of ['', 'Bearer nonsense', `Bearer ${'x'.repeat(43)}`]) {
      const reply = await send(server, salon, { ...request, headers: { ...request.headers, authorization } });
      if (call.role !== 'visitor') expect(reply.status, authorization).toBe(401);
      expectAnswerOrProblem(call, reply, authorization);
    }
    const reply = await send(server, other, request);
    if (call.role !== 'visitor') expect(reply.status).toBe(403);
  });

  test.each(withBody)('%s refuses a body of the wrong kind', async (_, call) => {
    const request = sampleRequest(call, { headers: bearer(await tokenFor(server, salon, call)) });
    for (const payload of ['[]', '[1]', 'null', '"text"', '5', '{}']) {
      if (call.body && Value.Check(call.body, JSON.parse(payload))) continue;
      const reply = await send(server, salon, {
        ...request,
        payload,
        headers: { ...request.headers, 'content-type': 'application/json' },
      });
      expect([reply.status, reply.body]).toMatchObject([422, { type: 'invalid' }]);
      expectProblem(reply, call.name);
    }
    for (const name of fieldNames(call.body)) {
      for (const value of [null, 5, true, [], {}, { $ne: '' }, 'x'.repeat(10_000)]) {
        const payload = { ...(request.payload as object), [name]: value };
        const reply = await send(server, salon, { ...request, payload });
        expectAnswerOrProblem(call, reply, `${call.name}: ${name} is ${JSON.stringify(value).slice(0, 40)}`);
      }
    }
  });

  test.each(withBody)('%s refuses what is too large, unreadable or no JSON', async (_, call) => {
    const request = sampleRequest(call, { headers: bearer(await tokenFor(server, salon, call)) });
    const raw = async (payload: string, type: string) => {
      const reply = await send(server, salon, {
        ...request,
        payload,
        headers: { ...request.headers, 'content-type': type },
      });
      expectProblem(reply, `${call.name} ${type}`);
      return reply.status;
    };
    expect(await raw(JSON.stringify({ x: 'x'.repeat(300_000) }), 'application/json')).toBe(413);
    expect(await raw('{"a":', 'application/json')).toBe(400);
    expect(await raw('{"__proto__":{"admin":true}}', 'application/json')).toBe(400);
    expect(await raw('{"constructor":{"prototype":{"admin":true}}}', 'application/json')).toBe(400);
    expect(await raw('email=a', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await raw('{}', 'text/plain')).toBe(415);
    expect(await raw('<a/>', 'application/xml')).toBe(415);
    expect(await raw('', 'application/json')).toBe(422);
  });
});
