import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openTextsIn } from './texts/open-texts.ts';

await openTextsIn('en');

/** A page of another origin has no types; what its module gives is said here. */
const { createApi } = (await import(resolve(import.meta.dirname, '../session/api.js'))) as {
  readonly createApi: (tools: {
    readonly origin: string;
    readonly company: string;
    readonly token: () => string | null;
    readonly enterAgain?: () => Promise<void>;
  }) => Ask;
};

interface Ask {
  (method: string, path: string, body?: object): Promise<object>;
  readonly upload: (path: string, file: Blob, told?: (part: number) => void) => Promise<object>;
}

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

/** Stands in for a browser's request that tells of its progress; answers as it is told, one after the other. */
function answeringUploads(answers: readonly (readonly [status: number, body: string])[]) {
  const sent: { readonly headers: Record<string, string>; readonly body: FormData }[] = [];
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers: Record<string, string> = {};
    status = 0;
    responseText = '';
    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    send(body: FormData) {
      [this.status, this.responseText] = answers[sent.length] ?? [0, ''];
      sent.push({ headers: this.headers, body });
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
      this.dispatchEvent(new Event(this.status === 0 ? 'error' : 'load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

const FILE = new File(['x'], 'a.png');

test('a file is sent with who sends it, and how much of it is gone is told', async () => {
  const sent = answeringUploads([[200, '{"id":"1"}']]);
  const parts: number[] = [];
  expect(await ask.upload('/upload/image', FILE, (part) => parts.push(part))).toEqual({ id: '1' });
  expect(parts).toEqual([0.25]);
  expect(sent[0]?.headers).toEqual({
    company: 'cmp_duo',
    curlang: 'en',
    authorization: 'Bearer token',
    'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(sent[0]?.body.get('file')).toBeInstanceOf(File);
});

test('a file that is refused says what the back end says, and one that nothing answers to, that', async () => {
  answeringUploads([
    [422, '{"type":"file_refused","message":"This is no picture."}'],
    [413, 'Too large'],
  ]);
  await expect(ask.upload('/upload/image', FILE)).rejects.toMatchObject({
    status: 422,
    message: 'This is no picture.',
  });
  await expect(ask.upload('/upload/image', FILE)).rejects.toMatchObject({ status: 413 });
  await expect(ask.upload('/upload/image', FILE)).rejects.toMatchObject({ status: 0 });
});

test('a file whose session is over is sent once more with the same key, once somebody has come in again', async () => {
  const sent = answeringUploads([
    [401, '{}'],
    [200, '{"id":"1"}'],
  ]);
  let entered = 0;
  const again = createApi({
    origin: 'https://salon.example',
    company: 'duo',
    token: () => `token ${entered}`,
    enterAgain: async () => void (entered += 1),
  });
  expect(await again.upload('/upload/image', FILE)).toEqual({ id: '1' });
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer token 0', 'Bearer token 1']);
  expect(sent[0]?.headers['idempotency-key']).toBe(sent[1]?.headers['idempotency-key']);
});
