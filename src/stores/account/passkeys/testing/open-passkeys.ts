import { createMemoryPasskeys } from '#platform/memory/passkeys.ts';
import type { Signed } from '#platform/passkeys.ts';
import { createVisitor, type OpenOptions, type Visitor } from '../../../testing/visitor.ts';

export const OWN = '/api/users/passkeys';
export const SIGN_IN = '/api/users/v2/signin/passkey';
export const OPTIONS = { body: { publicKey: { challenge: 'c1' } } };

export const MADE: Signed = {
  kind: 'signed',
  credential: {
    id: 'credential-1',
    response: { clientDataJSON: 'said', attestationObject: 'object', transports: ['internal'] },
  },
};

export const SIGNED: Signed = {
  kind: 'signed',
  credential: {
    id: 'credential-1',
    response: { clientDataJSON: 'said', authenticatorData: 'data', signature: 'sign', userHandle: 'handle' },
  },
};

export const passkey = (id: string, more: object = {}) => ({
  id,
  credentialId: `credential-${id}`,
  host: 'salon.example',
  name: '',
  browser: 'Chrome',
  system: 'Android',
  createdAt: '2026-01-05T06:00:00Z',
  lastUsedAt: null,
  ...more,
});

/** A page in a browser that knows passkeys. */
export async function openWithPasskeys(
  options: Parameters<typeof createMemoryPasskeys>[0] = {},
  visitor: Visitor = createVisitor(),
  page: OpenOptions = {},
) {
  const browser = createMemoryPasskeys({ isSupported: true, inField: true, keeps: true, ...options });
  const opened = await visitor.open({
    ...page,
    ports: { ...page.ports, passkeys: () => Promise.resolve(browser) },
  });
  const bodies = (wanted: string) =>
    visitor.sent.filter(({ method, path }) => `${method} ${path}` === wanted).map(({ body }) => body);
  return { ...opened, visitor, browser, bodies };
}

/** The reply to a sign-in, by a session that the back end knows: it is used for more than one call. */
export async function knownSession(visitor: Visitor) {
  const { session } = (await createVisitor(visitor).open()).site;
  await session.login('sacha@example.com', 'good');
  const contact = { email: 'sacha@example.com', phone: '', phoneProven: false, noPass: false };
  const user = { id: 'u2', ...contact, profiles: [], links: [], providers: [] };
  return { body: { token: 'token-u2-0', exist: true, user } };
}
