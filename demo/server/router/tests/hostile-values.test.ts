import { test } from 'vitest';
import { EVERY_CALL } from '#contract/every-call.ts';
import { expectAnswerOrProblem, requestOf } from '../../testing/calls/bad-input.ts';
import { openSharedSalon, salon, server } from '../../testing/open-salons.ts';
import { tokenFor } from '../../testing/people.ts';
import { send } from '../../testing/test-server.ts';

openSharedSalon();

/** The embedded database takes several times as long: there a call gets one value in so many, the next call the next ones. */
const STRIDE = process.env['TEST_DATABASE'] === 'postgres' ? 1 : 3;

test.each(EVERY_CALL.map((call, index) => [call.name, call, index] as const))(
  '%s survives whatever it is sent',
  async (_, call, index) => {
    const token = await tokenFor(server, salon, call);
    const hostile: unknown[] = [
      '',
      ' ',
      '0',
      '-1',
      '1e309',
      'NaN',
      '20260113',
      '20269999',
      '\0',
      'a\0b',
      '\ud800',
      '%00',
      '../../etc/passwd',
      "'; drop table users; --",
      '<script>alert(1)</script>',
      '𝕏'.repeat(40),
      'x'.repeat(5000),
      '__proto__',
      'constructor',
    ];
    for (const value of hostile.filter((_, at) => (at + index) % STRIDE === 0)) {
      const reply = await send(server, salon, requestOf(call, value, token));
      expectAnswerOrProblem(call, reply, `${call.name} with ${JSON.stringify(value).slice(0, 60)}`);
    }
  },
);
