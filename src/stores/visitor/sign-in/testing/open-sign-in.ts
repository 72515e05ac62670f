import type { Identifier } from '#domain/people/account/identifier.ts';
import { createVisitor, type OpenOptions, type Visitor } from '../../../testing/visitor.ts';
import { signInFeature } from '../feature.ts';

export const SMS = '/api/companies/are-sms-available';
export const LOGOUT = '/api/users/logout';
/** Of a link. */
export const TOKEN = 'k'.repeat(43);
export const EMAIL: Identifier = { kind: 'email', value: 'sacha@example.com' };

export const profile = {
  profileId: 'p1',
  email: 'new@example.com',
  phone: { number: '' },
  city: '',
  country: '',
};
/** A sign-in of somebody who has no name yet. */
export const NAMELESS = {
  body: {
    userId: 'r1',
    missing: [],
    duplicates: [],
    exist: true,
    token: 't1',
    passwordToken: 'k'.repeat(43),
    user: {
      id: 'u9',
      email: 'new@example.com',
      phone: '',
      phoneProven: false,
      noPass: true,
      profiles: [{ ...profile, firstname: '', lastname: '' }],
      links: [],
      providers: [],
    },
  },
};

export async function openSignIn(visitor: Visitor = createVisitor(), options: OpenOptions = {}) {
  visitor.backEnd.meet('GET', SMS, { body: { available: true } });
  const page = await visitor.open(options);
  const signIn = await page.site.open(signInFeature);
  await visitor.clock.settle();
  const bodies = (wanted: string) =>
    visitor.sent.filter(({ path }) => path === wanted).map(({ body }) => body);
  return { ...page, visitor, signIn, bodies, state: () => signIn.$signIn.get() };
}
