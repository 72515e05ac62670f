import { expect, test } from 'vitest';
import { smsAvailable } from '#contract/company/companies.ts';
import { loginByProvider } from '#contract/people/users-sign-in.ts';
import { sha256 } from '../../sha256.ts';
import { clientOf } from '../../testing/client.ts';
import { later, openSharedSalon, salon, server } from '../../testing/open-salons.ts';

const NONCE = 'a secret of this browser';
const VERIFIER = 'another secret of this browser, which only it knows';

openSharedSalon();

const redirect = () => `http://${salon}.localhost:4100/auth/login?from=here`;

const get = (url: string) =>
  server.app.inject({ url, headers: { host: 'accounts.localhost:4100', 'accept-language': 'en' } });

function authorize(change: Readonly<Record<string, string>> = {}, provider = 'google') {
  const query = new URLSearchParams({
    client_id: `vitrine-${salon}`,
    redirect_uri: redirect(),
    response_type: 'code',
    response_mode: 'fragment',
    code_challenge: sha256(VERIFIER),
    code_challenge_method: 'S256',
    nonce: sha256(NONCE),
    state: 'x y',
    ...change,
  });
  return get(`/${provider}/authorize?${query}`);
}

async function codeOf(as: string, provider: 'google' | 'facebook' = 'google'): Promise<string> {
  const { location = '' } = (await authorize({ as }, provider)).headers;
  return new URLSearchParams(new URL(String(location)).hash.slice(1)).get('code') ?? '';
}

const shown = (code: string, change: object = {}) => ({
  body: {
    provider: 'google' as const,
    nonce: NONCE,
    code,
    verifier: VERIFIER,
    redirect: redirect(),
    ...change,
  },
});

test('a company tells where each of its services is asked', async () => {
  const { providers } = await clientOf(server, salon).get(smsAvailable);
  expect(providers.map(({ provider, clientId }) => [provider, clientId])).toEqual([
    ['facebook', `vitrine-${salon}`],
    ['google', `vitrine-${salon}`],
  ]);
  expect(providers[1]?.url).toMatch(/^http:\/\/accounts\.localhost:4100\/google\/authorize$/);
});

test('whoever is chosen comes back with a code that signs them in', async () => {
  const choice = await authorize();
  expect(choice.statusCode).toBe(200);
  const [, href = ''] = /href="([^"]+as=sandbox-2)"/.exec(choice.body) ?? [];
  const { location = '' } = (await get(href.replaceAll('&amp;', '&'))).headers;
  const target = new URL(String(location));
  expect(target.origin + target.pathname + target.search).toBe(redirect());
  const answer = new URLSearchParams(target.hash.slice(1));
  expect(answer.get('state')).toBe('x y');
  const client = clientOf(server, salon);
  const { user } = await client.get(loginByProvider, shown(answer.get('code') ?? ''));
  expect(user).toMatchObject({ email: 'nova@example.com', providers: ['google'] });
  // It is good once.
  expect((await client.refusal(loginByProvider, shown(answer.get('code') ?? ''))).type).toBe('credentials');
});

test('whoever refuses comes back with that, in the query where nothing else is asked for', async () => {
  const { location = '' } = (await authorize({ as: 'nobody', response_mode: '' })).headers;
  const { searchParams, hash } = new URL(String(location));
  expect([searchParams.get('error'), searchParams.get('state'), hash]).toEqual(['access_denied', 'x y', '']);
});

test.each([
  ['the secret of another browser', { verifier: 'a secret that was guessed, and is not the one' }],
  ['another address to come back to', { redirect: 'https://evil.example/' }],
  ['the nonce of another sign-in', { nonce: 'a secret of another browser' }],
  ['another service', { provider: 'facebook' }],
])('a code does not let in who shows it with %s', async (_, change) => {
  const code = await codeOf('sandbox-2');
  expect((await clientOf(server, salon).refusal(loginByProvider, shown(code, change))).type).toBe(
    'credentials',
  );
});

test('a code is good for a minute', async () => {
  const code = await codeOf('sandbox-2');
  later(60_000);
  expect((await clientOf(server, salon).refusal(loginByProvider, shown(code))).type).toBe('credentials');
});

test('nobody is let in whose address was never verified', async () => {
  const code = await codeOf('sandbox-3', 'facebook');
  const body = { ...shown(code).body, provider: 'facebook' as const };
  expect((await clientOf(server, salon).refusal(loginByProvider, { body })).type).toBe('credentials');
});

test.each([
  { client_id: 'unknown' },
  { client_id: '' },
  { nonce: '' },
  { response_type: 'token' },
  { code_challenge: '' },
  { code_challenge_method: 'plain' },
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
