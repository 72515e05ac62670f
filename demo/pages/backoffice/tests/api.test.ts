import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';

/** A page of another origin has no types; what its module gives is said here. */
const { createApi } = (await import(resolve(import.meta.dirname, '../session/api.js'))) as {
  readonly createApi: (tools: {
    readonly origin: string;
    readonly company: string;
    readonly token: () => string | null;
  }) => (method: string, path: string, body?: object) => Promise<object>;
};

const ask = createApi({ origin: 'https://salon.example', company: 'duo', token: () => 'token' });
const answered = (status: number, body: object | string) =>
  vi.stubGlobal('fetch', async () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );

test('a refusal says what the back end says, and of which field', async () => {
  const field = 'change.identity.logo';
  answered(422, {
    code: 422,
    type: 'invalid',
    message: 'Some of the information is not valid.',
    field,
    errors: [{ field, message: 'This is not valid.' }],
  });
  await expect(ask('PUT', '/api/themes/draft', {})).rejects.toMatchObject({
    status: 422,
    type: 'invalid',
    message: 'Some of the information is not valid.',
    field,
    ofField: 'This is not valid.',
  });
});

test('that nothing answers is said of that alone', async () => {
  answered(502, 'Bad gateway');
  await expect(ask('GET', '/api/themes/draft')).rejects.toMatchObject({
    status: 502,
    message: 'The back end refuses it.',
  });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')));
  await expect(ask('GET', '/api/themes/draft')).rejects.toMatchObject({
    status: 0,
    message: 'The back end does not answer.',
  });
});
