import { expect } from 'chai';
import { instant } from '#domain/time/instant.ts';
import { elapsedMinute } from '#domain/time/minutes-of-day.ts';
import { useState } from 'react';
import { shownPrice } from '#domain/prices/pricing.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { settled } from '#ui/testing/stage.tsx';
import { CATEGORIES, CURRENCY, SERVICES, SHOPS, START } from '../../testing/samples.ts';
import { viewStage, type ViewStage } from '../../testing/view-stage.ts';
import { AddServiceDialog } from './add-service.view.tsx';
import { BookingFailureView, type BookingFailureProps } from '../booking-failure.view.tsx';
import { VisitLinesView, type EditableLine, type VisitLinesProps } from './visit-lines.view.tsx';

const [FIRST, SECOND] = SERVICES as [Service, Service];
const [SHOP] = SHOPS as unknown as [Shop];
const PEOPLE = ['Inès', 'Maud'].map((name) => ({ id: name, name }));
const DURATIONS = [60, 90].map((durationMinutes) => ({ durationMinutes, price: durationMinutes * 150 }));

describe('a reservation', () => {
  let place: ViewStage;
  let done: unknown[][];
  const note =
    (...what: unknown[]) =>
    () =>
      void done.push(what);

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  describe('lists what it consists of', () => {
    const lineOf = (service: Service, change: Partial<EditableLine> = {}): EditableLine => ({
      service,
      price: shownPrice({ ...service, prices: { ...service.prices, weekend: null } }, []),
      durations: [],
      practitionerId: null,
      practitioners: [],
      ...change,
    });
    const props = (lines: readonly EditableLine[]): VisitLinesProps => ({
      lines,
      currency: CURRENCY,
      total: { kind: 'single', amount: 19_500, from: false } as VisitLinesProps['total'],
      totalMinutes: 135,
      onAdd: note('add'),
      onRemove: ({ slug }) => note('remove', slug)(),
      onDuration: ({ slug }, minutes) => note('duration', slug, minutes)(),
      onPractitioner: ({ slug }, id) => note('practitioner', slug, id)(),
    });

    it('a visit’s only service cannot be taken out, and its price is shown once', () => {
      place.show(<VisitLinesView {...props([lineOf(FIRST)])} />);
      expect(place.names('button')).to.deep.equal(['Ajouter une prestation']);
      expect(place.words().match(/€/g)).to.have.length(1);
    });

    it('each of several services can be taken out of a visit, which shows their sum and duration', async () => {
      place.show(<VisitLinesView {...props([lineOf(FIRST), lineOf(SECOND)])} />);
      expect(place.words()).to.include('2 h 15 min').and.include('195 €');
      await place.press('Retirer Pierres chaudes');
      expect(done).to.deep.equal([['remove', 'pierres']]);
    });

    it('taking a service out of a visit keeps the focus in the list', async () => {
      function Removing() {
        const [lines, setLines] = useState([FIRST, SECOND]);
        const all = props(lines.map((one) => lineOf(one)));
        return <VisitLinesView {...all} onRemove={(gone) => setLines(lines.filter((one) => one !== gone))} />;
      }
      place.show(<Removing />);
      await place.press('Retirer Pierres chaudes');
      expect(place.focused()).to.equal(place.one('ul'));
    });

    it('a visit offers to add a service only where there is one to add', async () => {
      place.show(<VisitLinesView {...props([lineOf(FIRST)])} onAdd={null} />);
      expect(place.all('button')).to.have.length(0);
      place.show(<VisitLinesView {...props([lineOf(FIRST)])} />);
      await place.press('Ajouter une prestation');
      expect(done).to.deep.equal([['add']]);
    });

    it('a visit says for how many a service is, and by how many it is performed', () => {
      place.show(<VisitLinesView {...props([lineOf({ ...FIRST, requiredCustomers: 2 })])} />);
      expect(place.words('li')).to.include('Pour 2 personnes : le prix est celui du groupe.');
      expect(place.words('li')).not.to.include('praticiens');
      const pair = { ...FIRST, requiredCustomers: 2, requiredPractitioners: 2 };
      place.show(<VisitLinesView {...props([lineOf(pair)])} />);
      expect(place.words('li')).to.include('2 praticiens vous reçoivent ensemble');
    });

    it('a visit offers a service’s durations, each with its price', async () => {
      place.show(<VisitLinesView {...props([lineOf(FIRST, { durations: DURATIONS })])} />);
      expect(place.words('fieldset legend')).to.include('Durée de Massage suédois');
      const [hour, longer] = place.all('fieldset input') as HTMLInputElement[];
      expect([hour?.checked, longer?.checked]).to.deep.equal([true, false]);
      expect(
        place.all('fieldset label').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ')),
      ).to.deep.equal(['1 h 90 €', '1 h 30 min 135 €']);
      longer?.click();
      await settled();
      expect(done).to.deep.equal([['duration', 'suedois', 90]]);
    });

    it('a visit asks for the practitioner only where one is known', async () => {
      place.show(<VisitLinesView {...props([lineOf(FIRST)])} />);
      expect(place.all('input[type=radio]')).to.have.length(0);
      place.show(
        <VisitLinesView {...props([lineOf(FIRST, { practitioners: PEOPLE, practitionerId: 'Inès' })])} />,
      );
      const radios = place.all('input[type=radio]') as HTMLInputElement[];
      expect(radios.map(({ checked }) => checked)).to.deep.equal([false, true, false]);
      radios[0]?.click();
      await settled();
      radios[2]?.click();
      await settled();
      expect(done).to.deep.equal([
        ['practitioner', 'suedois', null],
        ['practitioner', 'suedois', 'Maud'],
      ]);
    });
  });

  describe('takes another service', () => {
    const dialog = (open: boolean) =>
      place.show(
        <AddServiceDialog
          open={open}
          categories={CATEGORIES.slice(0, 1)}
          currency={CURRENCY}
          priceOf={(service) => shownPrice(service, [])}
          onAdd={({ slug }) => note('add', slug)()}
          onClose={note('close')}
        />,
      );

    it('the dialog of services adds one by its name, and closes on Escape', async () => {
      dialog(true);
      await settled(50);
      expect(place.one<HTMLDialogElement>('dialog').open).to.equal(true);
      expect(place.words('dialog')).to.include('Massages').and.include('Massage suédois').and.include('1 h');
      await place.press('Ajouter Pierres chaudes');
      place.one('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
      await settled();
      expect(done).to.deep.equal([['add', 'pierres'], ['close']]);
    });

    it('the dialog of services is not there while it is shut', () => {
      dialog(false);
      expect(place.all('dialog[open]')).to.have.length(0);
    });
  });

  describe('tells a booking failure', () => {
    const near = Array.from({ length: 6 }, (_, index) => ({
      date: '20261124',
      startMinute: elapsedMinute(870 + index * 30),
      startsAt: instant(START + index * 1_800_000),
      placements: [],
    }));
    const failure = (shown: BookingFailureProps['failure'], change: Partial<BookingFailureProps> = {}) =>
      place.show(
        <BookingFailureView
          failure={shown}
          shop={SHOP}
          onChoose={(date, { startMinute }) => note(date, startMinute)()}
          onOtherShop={note('other shop')}
          {...change}
        />,
      );

    it('a slot that is lost is told with four that are near, one press away', async () => {
      failure({ kind: 'taken', nearest: near });
      expect(place.words()).to.include('Ce créneau vient d’être pris').and.include('les plus proches');
      const buttons = place.all('button');
      expect(buttons).to.have.length(4);
      expect(buttons[1]?.textContent).to.match(/15\u202fh$/);
      buttons[1]?.click();
      await settled();
      expect(done).to.deep.equal([['20261124', 900]]);
    });

    it('a slot that the shop no longer offers is told in the server’s words, with those that are near', () => {
      failure({ kind: 'taken', nearest: near, reason: 'La boutique est fermée ce jour-là.' });
      expect(place.words()).to.include('La boutique est fermée ce jour-là.').and.not.include('d’être pris');
      expect(place.all('button')).to.have.length(4);
    });

    it('a slot that ran out says so, also where nothing is near', () => {
      failure({ kind: 'expired', nearest: [] });
      expect(place.words()).to.include('Le créneau n’est plus gardé pour vous');
      expect(place.words()).to.include('Choisissez un autre horaire.');
      expect(place.all('button')).to.have.length(0);
    });

    it('a booking that is closed names another shop, the phone and the e-mail', async () => {
      failure({ kind: 'closed', message: 'Fermé.' });
      expect(place.words()).to.include('La réservation est fermée').and.include('Fermé.');
      expect(place.all('a').map((link) => link.getAttribute('href'))).to.deep.equal([
        'tel:+33199004201',
        'mailto:bonjour@maison.example',
      ]);
      expect(place.words('a')).to.equal('01 99 00 42 01');
      await place.press('Choisir une autre boutique');
      expect(done).to.deep.equal([['other shop']]);
    });

    it('a service that is withdrawn is named, in place of the server’s words', () => {
      failure({ kind: 'closed', message: 'Fermé.', service: FIRST });
      expect(place.words()).to.include('Massage suédois ne se réserve pas en ligne pour le moment');
      expect(place.words()).not.to.include('Fermé.');
    });

    it('a booking failure offers no alternative that does not exist', () => {
      failure(
        { kind: 'closed', message: 'Fermé.' },
        { onOtherShop: null, shop: { ...SHOP, phone: '', email: '' } },
      );
      expect(place.all('a,button')).to.have.length(0);
      failure({ kind: 'failed', message: 'Pas de réponse.' });
      expect(place.words()).to.include('Le créneau n’a pas pu être retenu').and.include('Pas de réponse.');
      expect(place.all('a,button')).to.have.length(0);
    });
  });
});
