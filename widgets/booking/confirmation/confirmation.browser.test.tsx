import { expect } from 'chai';
import type { FileSource } from '#ui/actions/file-link.tsx';
import { settled } from '#ui/testing/stage.tsx';
import { APPOINTMENT, PLACED, START } from '../testing/samples.ts';
import { viewStage, type ViewStage } from '../testing/view-stage.ts';
import { CalendarLinks, ConfirmationView, type ConfirmationProps } from './confirmation.view.tsx';

const HOUR = 3_600_000;

describe('the confirmation of a booking', () => {
  let place: ViewStage;
  let done: string[];

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<ConfirmationProps> = {}) =>
    place.show(
      <ConfirmationView
        appointment={APPOINTMENT}
        visit={PLACED}
        companyName="Maison Orée"
        calendarHref="/api/appointments/a1/calendar.ics"
        cancelRule="Annulation sans frais à tout moment."
        onAgain={() => done.push('again')}
        focusRef={null}
        {...change}
      />,
    );
  const hrefOf = (name: string) => new URL(place.control(name).getAttribute('href') ?? '', location.href);

  it('a confirmation says that the visit is booked, for whom and under which reference', () => {
    show();
    expect(place.words('h1')).to.equal('C’est réservé');
    expect(place.words()).to.include('Merci Camille, à très vite. Référence J2EXKGGW.');
    expect(place.words()).to.include('La confirmation part à camille@example.com.');
  });

  it('a confirmation that the shop has yet to accept does not say that it is booked', () => {
    show({ appointment: { ...APPOINTMENT, status: 'pending' } });
    expect(place.words('h1')).to.equal('Demande bien reçue');
  });

  it('a confirmation says until when the visit may be cancelled', () => {
    show();
    expect(place.words()).to.include('Annulation sans frais à tout moment.');
  });

  it('a confirmation says what is left to pay in the shop', () => {
    show();
    expect(place.words()).to.include('Vous réglez sur place.');
    show({ visit: { ...PLACED, bill: { discount: 0, voucher: 19_500, due: 0 } } });
    expect(place.words()).to.include('Tout est réglé : rien à payer sur place.');
  });

  it('a confirmation leads to the appointment’s page and to the phone, where there are any', () => {
    show();
    expect(
      place.control('Gérer mon rendez-vous : le voir, le déplacer ou l’annuler').getAttribute('href'),
    ).to.equal('https://salon.example/rendez-vous/1#key');
    expect(place.control('01 99 00 42 01').getAttribute('href')).to.equal('tel:+33199004201');
    show({
      appointment: { ...APPOINTMENT, manageUrl: '' },
      visit: { ...PLACED, shop: { ...PLACED.shop, phone: '' } },
    });
    expect(place.words()).not.to.include('Gérer mon rendez-vous').and.not.to.include('Une question ?');
  });

  it('a confirmation offers to begin the next visit', async () => {
    show();
    await place.press('Prendre un autre rendez-vous');
    expect(done).to.deep.equal(['again']);
  });

  it('a confirmation leads to the shop on a map', () => {
    show();
    const map = place.all('a').find(({ textContent }) => textContent?.includes('Voir sur la carte'));
    expect(new URL(map?.getAttribute('href') ?? '').searchParams.get('query')).to.equal(
      '24 rue des Francs-Bourgeois, 75003 Paris',
    );
    expect(map?.getAttribute('target')).to.equal('_blank');
    expect(map?.getAttribute('rel')).to.include('noopener');
  });

  describe('goes into a calendar', () => {
    const linkTo = (host: string) => {
      const link = place.all('a').find((one) => one.getAttribute('href')?.includes(host));
      return new URL(link?.getAttribute('href') ?? '').searchParams;
    };

    it('a confirmation has a calendar file under its reference', () => {
      show();
      expect(place.control('Fichier .ics').getAttribute('download')).to.equal('J2EXKGGW.ics');
      expect(hrefOf('Fichier .ics').pathname).to.equal('/api/appointments/a1/calendar.ics');
    });

    it('a confirmation has a link to Google’s calendar, filled in', () => {
      show();
      const query = Object.fromEntries(linkTo('calendar.google.com'));
      const stamp = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
      expect(query).to.deep.equal({
        action: 'TEMPLATE',
        text: 'Massage suédois, Pierres chaudes – Maison Orée',
        dates: `${stamp(START)}/${stamp(START + 2.25 * HOUR)}`,
        location: 'Maison Orée Marais, 24 rue des Francs-Bourgeois, 75003 Paris',
        details: 'Référence J2EXKGGW.',
      });
    });

    it('a confirmation has a link to Outlook’s calendar, filled in', () => {
      show();
      expect(Object.fromEntries(linkTo('outlook.live.com'))).to.deep.equal({
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: 'Massage suédois, Pierres chaudes – Maison Orée',
        startdt: new Date(START).toISOString(),
        enddt: new Date(START + 2.25 * HOUR).toISOString(),
        location: 'Maison Orée Marais, 24 rue des Francs-Bourgeois, 75003 Paris',
        body: 'Référence J2EXKGGW.',
      });
    });

    describe('as a file that is fetched when it is asked for', () => {
      const links = (file: FileSource) =>
        place.show(
          <CalendarLinks appointment={APPOINTMENT} visit={PLACED} companyName="Maison Orée" file={file} />,
        );
      const fetched = (isBusy: boolean, failure: string | null = null) =>
        links({ onPress: () => done.push('fetch'), isBusy, failure });

      it('a calendar file that is fetched is asked for once, while it is on its way', async () => {
        fetched(false);
        await place.press('Fichier .ics');
        fetched(true);
        await place.press('Fichier .ics');
        await settled();
        expect(done).to.deep.equal(['fetch']);
      });

      it('a calendar file that cannot be fetched says why', () => {
        fetched(false);
        expect(place.words('[role=alert]')).to.equal('');
        fetched(false, 'Le fichier n’est pas venu.');
        expect(place.words('[role=alert]')).to.equal('Le fichier n’est pas venu.');
      });
    });
  });
});
