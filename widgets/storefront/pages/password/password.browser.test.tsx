import { expect } from 'chai';
import { axeFaults, settled, type as typeIn } from '#ui/testing/stage.tsx';
import { close, comesTo, history, open, place, press, says, words } from '../../testing/open-storefront.tsx';
import type { Salon } from '../../testing/salon.ts';

const profile = { profileId: 'p1', firstname: 'Sacha', lastname: 'Lind', email: 'sacha@example.com' };
const TOKEN = 't'.repeat(43);
const user = { id: 'c1', email: 'sacha@example.com', profiles: [{ ...profile, phone: { number: '' } }] };

describe('a forgotten password', () => {
  let asked: unknown[];
  let isSpent: boolean;
  const serve: NonNullable<Salon['serve']> = ({ path, method, body }) => {
    if (path === '/api/users/password/reset') {
      asked.push(body);
      return { body: {} };
    }
    if (path !== `/api/users/token/${TOKEN}`) return undefined;
    if (method === 'GET') {
      return { body: { purpose: 'password', firstname: 'Sacha', email: 'sacha@example.com', phone: '' } };
    }
    return isSpent ? undefined : { body: { token: 's1', exist: true, user } };
  };
  const field = (name: string) => place.one<HTMLInputElement>(`[name=${name}]`);
  const comes = (name: string) => place.until(() => place.all(`[name=${name}]`).length > 0);

  beforeEach(() => {
    asked = [];
    isSpent = false;
  });
  afterEach(close);

  it('a link is asked for in the header’s login, with the e-mail that was typed', async () => {
    await open({ serve });
    place.named('Se connecter').click();
    await comes('sign-in-address');
    typeIn(field('sign-in-address'), 'sacha@example.com');
    await press('Utiliser mon mot de passe');
    await comes('login-email');
    expect(field('login-email').value).to.equal('sacha@example.com');
    const title = () => place.one('dialog[open] h2').textContent;
    expect(title()).to.equal('Se connecter');
    await press('Mot de passe oublié ?');
    await comes('forgotten-email');
    expect(title()).to.equal('Mot de passe oublié');
    expect(field('forgotten-email').value).to.equal('sacha@example.com');
    expect(await axeFaults(place.root)).to.deep.equal([]);
    await press('Recevoir le lien');
    await place.until(() => place.one('dialog[open]').textContent?.includes('Si un compte existe') === true);
    expect(asked).to.deep.equal([{ email: 'sacha@example.com' }]);
    expect(place.one('dialog[open]').textContent).not.to.include('revenez ici');
    await press('Revenir à la connexion');
    await comes('login-email');
    expect(field('login-email').value).to.equal('sacha@example.com');
    expect(history.read()).to.equal('/');
  });

  it('the mailed link leads to a page that takes a new password, and logs in', async () => {
    await open({ serve, address: `/profile/password-reset#${TOKEN}` });
    await comesTo('Nouveau mot de passe');
    await comes('new-password');
    expect(words()).to.include('sacha@example.com');
    expect(history.read()).to.equal('/profile/password-reset');
    await press('Enregistrer le mot de passe');
    expect(words()).to.include('Choisissez un mot de passe');
    expect(await axeFaults(place.root)).to.deep.equal([]);
    typeIn(field('new-password'), 'a rose is a rose');
    await press('Enregistrer le mot de passe');
    await comesTo('Votre mot de passe est changé');
    await place.until(() => place.one('header').textContent?.includes('Sacha') === true);
  });

  it('a link that is over says so without a keyboard over it, and another one can be asked for', async () => {
    await open({ serve, address: '/profile/password-reset/old' });
    await says('Ce lien n’est plus valable');
    await comes('forgotten-email');
    await settled(20);
    expect(place.one('main [role=status]').textContent).to.include('Ce lien n’est plus valable');
    expect(place.root.activeElement).not.to.equal(field('forgotten-email'));
    expect(await axeFaults(place.root)).to.deep.equal([]);
    typeIn(field('forgotten-email'), 'sacha@example.com');
    await press('Recevoir le lien');
    await says('Si un compte existe');
    expect(words()).not.to.include('revenez ici');
  });

  it('a link that was spent meanwhile says so where the password was submitted', async () => {
    await open({ serve, address: `/profile/password-reset#${TOKEN}` });
    await comes('new-password');
    isSpent = true;
    typeIn(field('new-password'), 'a rose is a rose');
    await press('Enregistrer le mot de passe');
    await says('Ce lien n’est plus valable');
    await comes('forgotten-email');
    await settled(20);
    expect(place.root.activeElement?.textContent).to.include('Ce lien n’est plus valable');
  });

  it('a page without a link asks for one, and speaks of none', async () => {
    await open({ serve, address: '/profile/password-reset' });
    await comes('forgotten-email');
    expect(words()).not.to.include('Ce lien n’est plus valable');
  });

  it('a link is asked for on a page of its own as well', async () => {
    await open({ serve, address: '/auth/forgot-password' });
    await comesTo('Mot de passe oublié');
    await comes('forgotten-email');
    await settled(20);
    expect(place.root.activeElement).not.to.equal(field('forgotten-email'));
    await press('Revenir à la connexion');
    await comesTo('Se connecter');
    expect(history.read()).to.equal('/auth/login');
  });
});
