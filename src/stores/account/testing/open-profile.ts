import type { Profile } from '#domain/account/profile.ts';
import { withEdits } from '#domain/account/edits/profile-edits.ts';
import { valueOf } from '../../load.ts';
import { createVisitor, type OpenOptions } from '../../testing/visitor.ts';
import { profileStoreFeature } from '../feature.ts';
import type { ProfileStore } from '../profile.ts';

export const ME = '/api/users/me';
export const BIRTHDAY = '/api/customers/v2/birthday/u1';
export const USER = {
  id: 'u1',
  email: 'camille@example.com',
  phone: '+33639981234',
  noPass: false,
  profiles: [
    {
      profileId: 'p1',
      firstname: 'Camille',
      lastname: 'Rey',
      city: 'Lyon',
      country: 'FR',
      phone: { number: '+33639981234' },
    },
  ],
};
export const TYPED = {
  firstname: 'Zoé',
  lastname: 'Rey',
  city: 'Genève',
  country: 'CH',
  birthday: '1990-02-28',
};

/** The profile of a customer who has logged in. */
export async function openProfile(visitor = createVisitor(), options: OpenOptions = {}) {
  const { site, tabStorage, returnToTab } = await visitor.open(options);
  const store = await site.open(profileStoreFeature);
  await site.session.login('camille@example.com', 'good');
  visitor.backEnd.meet('GET', ME, { body: USER });
  visitor.backEnd.meet('GET', BIRTHDAY, { body: { date: null } });
  await store.load();
  const profile = valueOf(store.$profile.get()) as Profile;
  return { visitor, site, store, profile, tabStorage, returnToTab };
}

/** What stands in the form; null where nothing was touched. */
export function typedIn(store: ProfileStore, profile: Profile) {
  const edits = store.$draft.get();
  return edits && withEdits(profile, edits);
}

export const sentTo = ({ sent }: ReturnType<typeof createVisitor>, path: string) =>
  sent.filter((each) => each.path === path).map(({ body }) => body);
