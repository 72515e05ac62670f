import { expect, test } from 'vitest';
import { logIn } from '../../../testing/saved-visits.ts';
import { CONTACT, openVisit } from '../../../testing/visits.ts';

const CAMILLE = {
  firstname: 'Camille',
  lastname: 'Martin',
  email: 'camille@example.com',
  phone: '06 12 34 56 78',
};

async function loggedIn(typed: object) {
  const opened = await openVisit();
  opened.visit.edit(typed);
  await logIn(opened, opened.page);
  return opened;
}

test.each([
  ['nothing was typed', {}],
  ['the address was typed', { email: 'camille@example.com' }],
  ['all was typed, in other letters', { firstname: 'camille', phone: '0612345678' }],
])('a login fills in the profile where %s', async (_, typed) => {
  const { visit } = await loggedIn(typed);
  expect(visit.$draft.get()).toMatchObject({ ...CAMILLE, ...typed });
  expect(visit.$otherContact.get()).toBeNull();
});

test.each([
  ['a first name', { firstname: 'Zoé' }],
  ['a phone number', { phone: '06 99 88 77 66' }],
  ['a whole contact', CONTACT],
])('a login leaves %s of somebody else as it was typed, and offers the profile whole', async (_, typed) => {
  const { visit } = await loggedIn(typed);
  const nobody = { firstname: '', lastname: '', email: '', phone: '' };
  expect(visit.$draft.get()).toEqual({ ...nobody, message: '', ...typed });
  expect(visit.$otherContact.get()).toMatchObject({ kind: 'account', contact: CAMILLE });
});

test('the profile that is taken leaves what was typed to be had again, also after a reload', async () => {
  const { visit, visitor, page } = await loggedIn({ firstname: 'Zoé', message: 'Merci' });
  visit.takeOtherContact();
  expect(visit.$draft.get()).toEqual({ ...CAMILLE, message: 'Merci' });
  expect(visit.$otherContact.get()).toMatchObject({
    kind: 'typed',
    contact: { firstname: 'Zoé', lastname: '' },
  });
  page.site.dispose();
  const again = await openVisit(visitor, { tabStorage: page.tabStorage });
  again.visit.takeOtherContact();
  expect(again.visit.$draft.get()).toMatchObject({
    firstname: 'Zoé',
    lastname: '',
    email: '',
    message: 'Merci',
  });
  expect(again.visit.$otherContact.get()).toMatchObject({ kind: 'account' });
});

test('a name that is changed after the login is no other contact', async () => {
  const { visit } = await loggedIn({});
  visit.edit({ firstname: 'Zoé' });
  expect(visit.$otherContact.get()).toBeNull();
  expect(visit.$draft.get()).toMatchObject({ ...CAMILLE, firstname: 'Zoé' });
});

test('a logout takes what the profile says, and leaves what was typed', async () => {
  const { visit, page } = await loggedIn({ message: 'Merci' });
  page.site.session.logout();
  expect(visit.$draft.get()).toMatchObject({ firstname: '', email: '', message: 'Merci' });
  expect(visit.$otherContact.get()).toBeNull();
});
