import { expect } from 'chai';
import type { Sent, Served } from '#platform/memory/network.ts';
import { axeFaults, type as typeIn } from '#ui/testing/stage.tsx';
import { answering, managedWire, orderWire, refusal } from '../../testing/appointment-wires.ts';
import {
  close,
  comesTo,
  heading,
  history,
  open,
  place,
  press,
  says,
  site,
  words,
} from '../../testing/open-storefront.tsx';

const HISTORY = 'GET /api/customers/history';
const ORDERS = '/profile/orders';

/** Pages of ten of what is to come and of what is over. */
const pages =
  (upcoming: readonly object[], past: readonly object[] = []) =>
  ({ query }: Sent): Served => {
    const list = query.get('when') === 'past' ? past : upcoming;
    const page = Number(query.get('page'));
    return { body: { data: list.slice((page - 1) * 10, page * 10), total: list.length } };
  };

describe('a customer’s appointments', () => {
  afterEach(close);

  async function opened(
    answer: (sent: Sent) => Served,
    more: Parameters<typeof answering>[0] = {},
    path = ORDERS,
  ) {
    const backEnd = answering({ [HISTORY]: answer, ...more });
    await open({ address: path, serve: backEnd.serve });
    await place.until(() => place.all('main [name=sign-in-address]').length > 0);
    await site.session.login('sacha@example.com', 'right-password');
    return backEnd;
  }

  it('a customer’s appointments ask for a login, which then gives way to them with the focus', async () => {
    const backEnd = answering({ [HISTORY]: pages([orderWire(1)]) });
    await open({ address: ORDERS, serve: backEnd.serve });
    await comesTo('Connectez-vous pour voir vos rendez-vous');
    expect(words()).to.include('Le lien de votre e-mail de confirmation ouvre votre rendez-vous.');
    expect(backEnd.sent.some(({ path }) => path.startsWith('/api/customers'))).to.equal(false);
    await place.until(() => place.all('main [name=sign-in-address]').length > 0);
    place.named('Utiliser mon mot de passe').click();
    await place.until(() => place.all('main [name=login-email]').length > 0);
    typeIn(place.one<HTMLInputElement>('main [name=login-email]'), 'sacha@example.com');
    typeIn(place.one<HTMLInputElement>('main [name=login-password]'), 'right-password');
    place.one('main [type=submit]').click();
    await comesTo('Mes rendez-vous');
    expect(place.root.activeElement?.contains(place.one('h1'))).to.equal(true);
  });

  it('a customer’s appointments are those to come and those past, each with its link', async () => {
    await opened(pages([orderWire(1)], [orderWire(2, { status: 'cancelled_by_customer' })]));
    await says('Soin 2');
    expect(place.all('main h2').map(({ textContent }) => textContent)).to.deep.equal([
      'À venir',
      'Passés et annulés',
    ]);
    const [row, other] = place.all('main li a[href^="/profile/orders/"]');
    expect(row?.textContent?.replaceAll(/\s+/g, ' ')).to.match(
      /^jeudi 8 janvier 2026, 10\shSoin 1.*Confirmé.*Salon 1 · .*1 heure · 80 €/,
    );
    expect(row?.getAttribute('href')).to.equal('/profile/orders/o1');
    expect(other?.textContent).to.include('Annulé');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('a customer without appointments is led to a booking', async () => {
    await opened(pages([]));
    await says('Aucun rendez-vous à venir');
    expect(words()).to.include('Rien encore ici');
    await press('Prendre rendez-vous');
    await comesTo('Nos prestations');
    expect(history.read()).to.equal('/services');
  });

  it('a customer’s appointments that cannot be loaded say so once, and are loaded when asked again', async () => {
    let isBroken = true;
    await opened((sent) => (isBroken ? refusal(400, 'broken') : pages([orderWire(1)])(sent)));
    await says('Vos rendez-vous n’ont pas pu être chargés');
    expect(words()).to.include('broken !').and.not.include('Passés et annulés');
    isBroken = false;
    await press('Réessayer');
    await says('Soin 1');
  });

  describe('come ten at a time', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => orderWire(index + 1));
    const rows = () => place.all('main li a[href^="/profile/orders/"]').length;

    it('a customer’s appointments come ten at a time, and the rest when asked for', async () => {
      await opened(pages(twelve));
      await place.until(() => rows() === 10);
      expect(words()).to.include('10 rendez-vous affichés sur 12');
      await press('Voir plus');
      await place.until(() => rows() === 12);
      expect(words()).not.to.include('Voir plus');
    });

    it('a customer’s appointments stay where the rest cannot be loaded', async () => {
      await opened((sent) => (sent.query.get('page') === '2' ? refusal(400, 'broken') : pages(twelve)(sent)));
      await place.until(() => rows() === 10);
      await press('Voir plus');
      await says('La suite n’a pas pu être chargée.');
      expect(rows()).to.equal(10);
      expect(place.named('Voir plus').isConnected).to.equal(true);
    });
  });

  describe('are opened', () => {
    const one: Parameters<typeof answering>[0] = {
      'GET /api/appointments/a1': () => ({ body: managedWire({}, { manageKey: '' }) }),
    };
    const found = ({ query }: Sent): Served =>
      query.get('ideorder') === 'o1' || query.has('when')
        ? pages([orderWire(1)])({ query } as Sent)
        : { body: { data: [], total: 0 } };

    it('an appointment opens from the customer’s list without a key, and leads back to it', async () => {
      const { sent } = await opened(found, one);
      await says('Soin 1');
      await press(/^jeudi 8 janvier/);
      await says('J2EXKGGW');
      expect(history.read()).to.equal('/profile/orders/o1');
      expect(sent.find(({ path }) => path === '/api/appointments/a1')?.query.has('key')).to.equal(false);
      await press('Tous mes rendez-vous');
      await comesTo('Mes rendez-vous');
    });

    it('an appointment does not open where the account has no such order', async () => {
      await opened(found, one, '/profile/orders/o9');
      await says('Ce rendez-vous n’est pas dans votre compte');
      expect(words()).not.to.include('J2EXKGGW');
    });

    it('an appointment that could not be loaded opens when it is asked for again', async () => {
      let isBroken = true;
      const answer = (sent: Sent) => (isBroken ? refusal(400, 'broken') : found(sent));
      await opened(answer, one, '/profile/orders/o1');
      await says('Le rendez-vous n’a pas pu être chargé');
      isBroken = false;
      await press('Réessayer');
      await says('J2EXKGGW');
      expect(heading()).to.equal('Votre rendez-vous');
    });

    it('an appointment of the account fetches its calendar file, since it has no key', async () => {
      let isBroken = true;
      const calendar = () =>
        isBroken ? refusal(400, 'broken') : { body: { name: 'J2EXKGGW.ics', content: 'BEGIN:VCALENDAR' } };
      await opened(found, { ...one, 'GET /api/appointments/a1/calendar': calendar }, '/profile/orders/o1');
      await says('Fichier .ics');
      await press('Fichier .ics');
      await says('Le fichier n’a pas pu être téléchargé.');
      isBroken = false;
      await press('Fichier .ics');
      await place.until(() => place.all('main [role=alert]').every(({ textContent }) => textContent === ''));
      expect(words()).not.to.include('Le fichier n’a pas pu être téléchargé.');
    });
  });
});
