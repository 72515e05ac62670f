import { expect, test } from 'vitest';
import { loginByProvider } from '#contract/people/users-sign-in.ts';
import { sha256 } from '../../sha256.ts';
import { clientOf } from '../../testing/client.ts';
import { openSharedSalon, salon, server } from '../../testing/open-salons.ts';

const NONCE = 'a secret of this browser';

openSharedSalon();

const get = (url: string) =>
  server.app.inject({ url, headers: { host: 'accounts.localhost:4100', 'accept-language': 'en' } });

function authorize(change: Readonly<Record<string, string>> = {}, provider = 'google') {
  const query = new URLSearchParams({
    client_id: `vitrine-${salon}`,
    redirect_uri: `http://${salon}.localhost:4100/auth/login?from=here`,
    nonce: sha256(NONCE),
    state: 'x y',
    ...change,
  });
  return get(`/${provider}/authorize?${query}`);
}

test('whoever is chosen comes back with a token that signs them in', async () => {
  const choice = await authorize();
  expect(choice.statusCode).toBe(200);
  const [, href = ''] = /href="([^"]+as=sandbox-2)"/.exec(choice.body) ?? [];
  const { location = '' } = (await get(href.replaceAll('&amp;', '&'))).headers;
  const target = new URL(String(location));
  expect(target.origin + target.pathname + target.search).toBe(
    `http://${salon}.localhost:4100/auth/login?from=here`,
  );
  const answer = new URLSearchParams(target.hash.slice(1));
  expect(answer.get('state')).toBe('x y');
  const body = {
    provider: 'google' as const,
    email: 'nova@example.com',
    userID: 'sandbox-2',
    nonce: NONCE,
    idToken: answer.get('id_token') ?? '',
  };
  const { user } = await clientOf(server, salon).get(loginByProvider, { body });
  expect(user).toMatchObject({ email: 'nova@example.com', providers: ['google'] });
});

test('nobody is let in whose address was never verified', async () => {
  const { location = '' } = (await authorize({ as: 'sandbox-3' }, 'facebook')).headers;
  const answer = new URLSearchParams(new URL(String(location)).hash.slice(1));
  const body = {
    provider: 'facebook' as const,
    email: 'ilya@example.com',
    userID: 'sandbox-3',
    nonce: NONCE,
    idToken: answer.get('id_token') ?? '',
  };
  expect((await clientOf(server, salon).refusal(loginByProvider, { body })).type).toBe('credentials');
});

test.each([
  { client_id: 'unknown' },
  { client_id: '' },
  { nonce: '' },
  { redirect_uri: 'https://evil.example/' },
  { redirect_uri: 'javascript:alert(1)' },
  { redirect_uri: 'nowhere' },
])('nobody is sent anywhere with %j', async (change) => {
  const reply = await authorize({ ...change, as: 'sandbox-1' });
  expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined]);
});

test('its keys are public, and it has no other pages', async () => {
  expect((await get('/google/jwks.json')).json()).toMatchObject({ keys: [{ kid: 'sandbox', use: 'sig' }] });
  for (const path of ['/', '/google', '/github/authorize', '/google/authorize/x']) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});
