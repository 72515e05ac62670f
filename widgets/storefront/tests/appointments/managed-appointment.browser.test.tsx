import { expect } from 'chai';
import { createMemoryClock } from '#platform/memory/clock.ts';
import type { Served } from '#platform/memory/network.ts';
import { axeFaults } from '#ui/testing/stage.tsx';
import { answering, KEY, managedWire, refusal, START } from '../../testing/appointment-wires.ts';
import {
  close,
  comesTo,
  heading,
  history,
  open,
  place,
  press,
  says,
  words,
} from '../../testing/open-storefront.tsx';

const ADDRESS = `/rendez-vous/a1#${KEY}`;
const READ = 'GET /api/appointments/a1';
describe('an appointment that a link opens', () => {
  afterEach(close);

  /** The page of the appointment; what is given answers in turn, the last of it for good. */
  async function opened(...replies: readonly Served[]) {
    let asked = 0;
    const backEnd = answering({
      [READ]: () => replies[Math.min(asked++, replies.length - 1)] ?? { body: managedWire() },
      'DELETE /api/appointments': () => ({ body: {} }),
    });
    await open({ address: ADDRESS, serve: backEnd.serve });
    return backEnd;
  }

  it('an appointment shows when, where and what, and keeps its key to itself', async () => {
    const { sent } = await opened();
    await comesTo('Votre rendez-vous');
    await says('J2EXKGGW');
    expect(words()).to.include('Massage suédois').and.include('Salon 1').and.include('80 €');
    expect(words()).to.include('Confirmé').and.include('Inès');
    expect(history.read()).to.equal('/rendez-vous/a1');
    expect(sent.find(({ path }) => path === '/api/appointments/a1')?.query.get('key')).to.equal(KEY);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  describe('that is over', () => {
    const [line] = managedWire().appointment.lines;
    const over = (...lines: readonly object[]) => ({
      body: managedWire({ mayMove: false }, { status: 'completed', lines: [line, ...lines] }),
    });

    it('a past visit of several services is booked again with all of them, and with whom the visitor chose', async () => {
      const eclat = { ...line, serviceid: 'eclat', name: { fr: 'Soin éclat' } };
      await opened(over({ ...eclat, practitionerChosen: true }));
      await says('Réserver la même chose');
      const again = place.named('Réserver la même chose').getAttribute('href');
      const wished = new URL(again ?? '', location.href).searchParams;
      expect(wished.get('cart')).to.equal('suedois,eclat');
      expect(wished.get('duration')).to.equal('60,60');
      expect(wished.get('with')).to.equal(',p1');
      expect(words()).not.to.include('Demandez au salon');
    });

    it('a past visit with what is not booked by itself is booked again without it, and says so', async () => {
      await opened(over({ ...line, serviceid: 'yeux', name: { fr: 'Contour des yeux' } }));
      await says('Réserver à nouveau : Massage suédois');
      const again = place.named('Réserver à nouveau : Massage suédois').getAttribute('href');
      expect(new URL(again ?? '', location.href).searchParams.get('cart')).to.equal('suedois');
      expect(words()).to.include('Ne se réserve pas ici : Contour des yeux. Demandez au salon.');
    });
  });

  it('an appointment that was paid online leads to its invoice and its credit note', async () => {
    const url = (name: string) => `https://maison.example/documents/${name}.pdf`;
    const documents = [
      { kind: 'invoice', number: 'F2026-00001', url: url('invoice') },
      { kind: 'credit_note', number: 'A2026-00001', url: url('note') },
    ];
    await opened({ body: managedWire({ paid: 80, left: 0, documents }) });
    await says('Facture F2026-00001');
    const links = ['Facture F2026-00001', 'Avoir A2026-00001'].map((name) => place.named(name));
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal([url('invoice'), url('note')]);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('an appointment has a calendar file at an address with its key', async () => {
    await opened();
    await says('Fichier .ics');
    const file = new URL(place.named('Fichier .ics').getAttribute('href') ?? '', location.href);
    expect(file.pathname).to.equal('/api/appointments/a1/calendar.ics');
    expect(file.searchParams.get('key')).to.equal(KEY);
  });

  it('the link of an appointment that does not exist leads to the account', async () => {
    await opened(refusal(404, 'not_found'));
    await comesTo('Ce lien n’ouvre aucun rendez-vous');
    await press('Me connecter');
    await comesTo('Connectez-vous pour voir vos rendez-vous');
    expect(history.read()).to.equal('/profile/orders');
  });

  it('an appointment that cannot be loaded says so, and is loaded when asked for again', async () => {
    await opened(refusal(400, 'broken'), { body: managedWire() });
    await says('Le rendez-vous n’a pas pu être chargé');
    await press('Réessayer');
    await says('J2EXKGGW');
    expect(heading()).to.equal('Votre rendez-vous');
  });

  it('an appointment of a shop that is no longer there is not found', async () => {
    await opened({ body: managedWire({}, { shopid: '99' }) });
    await comesTo('Ce lien n’ouvre aucun rendez-vous');
    expect(words()).not.to.include('J2EXKGGW');
  });

  describe('is given up', () => {
    it('an appointment is cancelled after its terms; the news has the focus, another can be booked', async () => {
      const { sent } = await opened(
        { body: managedWire() },
        {
          body: managedWire(
            { cancel: { ...managedWire().cancel, mayCancel: false } },
            { status: 'cancelled_by_customer' },
          ),
        },
      );
      await says('Annulation sans frais jusqu’au');
      await press('Annuler le rendez-vous');
      const dialog = () => place.one('dialog[open]');
      expect(dialog().textContent).to.include('Rien ne vous sera facturé.');
      expect(dialog().textContent.replaceAll(/\s+/g, ' '))
        .to.include('Massage suédois')
        .and.include('mercredi 7 janvier à 10 h, Salon 1');
      await press('Oui, annuler');
      await says('Votre rendez-vous est annulé');
      expect(place.root.activeElement?.textContent).to.include('Un e-mail le confirme à anna@example.com.');
      await comesTo('Ce rendez-vous est annulé');
      const cancelled = sent.find(({ method }) => method === 'DELETE');
      expect(Object.fromEntries(cancelled?.query ?? [])).to.include({ id: 'a1', key: KEY, acceptedFee: '0' });
      const again = place.named('Réserver la même chose').getAttribute('href');
      expect(again).to.match(/\/services\/.+\?page=reserved&cart=/);
    });

    it('an appointment is kept where the visitor thinks better of cancelling', async () => {
      const { sent } = await opened();
      await says('Annulation sans frais');
      await press('Annuler le rendez-vous');
      await press('Non, le garder');
      await place.until(() => place.all('dialog[open]').length === 0);
      expect(sent.some(({ method }) => method === 'DELETE')).to.equal(false);
      expect(place.root.activeElement).to.equal(place.named('Annuler le rendez-vous'));
    });

    it('a late cancellation that costs nothing says that alone', async () => {
      const late = { ...managedWire().cancel, isLate: true, refund: 0, fee: 0 };
      await opened({ body: managedWire({ cancel: late, mayMove: false }) });
      await press('Annuler le rendez-vous');
      const dialog = () => place.one('dialog[open]').textContent ?? '';
      expect(dialog()).to.include('Annuler maintenant reste sans frais.');
      expect(dialog()).not.to.include('est passé');
    });

    it('a late cancellation says what it costs before it is pressed', async () => {
      const late = { ...managedWire().cancel, isLate: true, refund: 20, fee: 60 };
      await opened({ body: managedWire({ cancel: late, mayMove: false, paid: 80, left: 0 }) });
      await says('Le délai d’annulation sans frais est passé depuis le');
      expect(words()).to.include('Si vous annulez maintenant, 60 € restent dus.');
      expect(words()).to.include('L’horaire ne se change plus en ligne');
      expect(words()).to.match(/Déjà réglé80\s€Reste à régler sur place0\s€/);
      expect(place.all('main button').map(({ textContent }) => textContent)).not.to.include(
        'Changer d’horaire',
      );
    });
  });

  for (const [how, money, told] of [
    ['in time', { paid: 0, refunded: 80 }, /Total80 €Déjà réglé80 €Remboursé80 €/],
    ['late', { paid: 60, refunded: 20 }, /Total80 €Déjà réglé80 €Remboursé20 €Conservé par le salon60 €/],
    [
      'late, of which a card was charged a part',
      { paid: 60, refunded: 0, kept: 60, charged: 40 },
      /Total80 €Déjà réglé20 €Débité de votre carte40 €Conservé par le salon60 €/,
    ],
    [
      'in time, but for a refund that failed',
      { paid: 50, refunded: 30, kept: 0 },
      /Total80 €Déjà réglé80 €Remboursé30 €Reste à vous rembourser50 €(?!Conservé)/,
    ],
  ] as const) {
    it(`an appointment that was paid and cancelled ${how} says for good what was paid and what goes back`, async () => {
      const cancel = { ...managedWire().cancel, mayCancel: false };
      const off = { status: 'cancelled_by_customer' };
      await opened({ body: managedWire({ cancel, mayMove: false, left: 0, ...money }, off) });
      await says('Déjà réglé');
      expect(words().replaceAll(/\s/g, ' ')).to.match(told);
    });
  }

  for (const [name, change, told] of [
    [
      'is over',
      { status: 'completed', end: '2026-01-04T10:00:00Z', start: '2026-01-04T09:00:00Z' },
      'Merci de votre visite.',
    ],
    [
      'was given up',
      { status: 'cancelled_by_customer' },
      'Il n’y a plus rien à faire : le créneau est rendu.',
    ],
    ['waits for the salon', { status: 'pending' }, 'Le salon doit encore confirmer.'],
  ] as const) {
    it(`an appointment that ${name} offers nothing to change, and says why`, async () => {
      const cancel = { ...managedWire().cancel, mayCancel: false };
      await opened({ body: managedWire({ cancel, mayMove: false }, change) });
      await says(told);
      const names = place.all('main button').map(({ textContent }) => textContent);
      expect(names).not.to.include('Annuler le rendez-vous').and.not.include('Changer d’horaire');
    });
  }

  it('an appointment whose service is no longer booked online is moved by phone', async () => {
    const gone = { serviceid: 'gone', name: { fr: 'Ancien soin' } };
    const lines = managedWire().appointment.lines.map((one) => ({ ...one, ...gone }));
    await opened({ body: managedWire({}, { lines }) });
    await says('Une prestation de ce rendez-vous ne se réserve plus en ligne.');
    expect(words()).to.include('Ancien soin').and.include('Appeler le salon : 01 99 00 42 01');
  });

  it('the choice of another time says which one the appointment has, and leads back to it', async () => {
    const backEnd = answering({
      [READ]: () => ({ body: managedWire() }),
      'GET /api/appointments/a1/times': () => ({ body: { appointments: { data: {} } } }),
    });
    await open({ address: ADDRESS, serve: backEnd.serve });
    await says('Vous pouvez changer d’horaire jusqu’au');
    await press('Changer d’horaire');
    await comesTo('Quel horaire vous irait mieux ?');
    expect(words()).to.include('Pour l’instant : ').and.include('reste le vôtre');
    expect(words()).to.include('Vous pouvez changer d’horaire jusqu’au mardi 6 janvier à 10 h');
    await press('Garder mon horaire');
    await comesTo('Votre rendez-vous');
  });

  it('a deadline that passes while another time is chosen is told at once, with the focus on it', async () => {
    const clock = createMemoryClock(START - 24 * 3_600_000 - 60_000);
    const backEnd = answering({
      [READ]: () => ({ body: managedWire() }),
      'GET /api/appointments/a1/times': () => ({ body: { appointments: { data: {} } } }),
    });
    await open({ address: ADDRESS, serve: backEnd.serve, clock });
    await says('Vous pouvez changer d’horaire jusqu’au');
    await press('Changer d’horaire');
    await comesTo('Quel horaire vous irait mieux ?');
    await clock.advance(62_000);
    await comesTo('Votre rendez-vous');
    expect(place.root.activeElement?.textContent).to.include('Le délai pour changer d’horaire est passé');
    expect(place.all('main button').map(({ textContent }) => textContent)).not.to.include(
      'Changer d’horaire',
    );
  });

  it('an appointment whose deadline has passed before it was moved says so in place of the choice', async () => {
    const late = { ...managedWire().cancel, isLate: true, refund: 20, fee: 60 };
    const backEnd = answering({
      [READ]: () => ({ body: managedWire({ cancel: late, mayMove: false, paid: 80, left: 0 }) }),
    });
    await open({ address: `/rendez-vous/a1?tab=move#${KEY}`, serve: backEnd.serve });
    await comesTo('Votre rendez-vous');
    await says('Le délai pour changer d’horaire est passé');
    expect(place.root.activeElement?.textContent).to.include('votre rendez-vous reste le mercredi 7 janvier');
    expect(words()).to.include('Si vous annulez maintenant, 60 € restent dus.');
    expect(words()).to.include('Appeler le salon : 01 99 00 42 01');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });
});
