import { expect } from 'chai';
import { instant } from '#domain/time/instant.ts';
import type { FileSource } from '#ui/actions/file-link.tsx';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { APPOINTMENT, PLACED, START } from '../testing/samples.ts';
import { plain, viewStage, type ViewStage } from '../testing/view-stage.ts';
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
        account={null}
        onSame={() => done.push('same')}
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

  it('a confirmation shows what the customer wrote, as they wrote it, and folds what is long', async () => {
    const message = `<b>Allergie</b>\n${'amande '.repeat(60)}fin`;
    const contact = { ...APPOINTMENT.contact, message };
    show({ appointment: { ...APPOINTMENT, contact } });
    const text = place.all('p').find(({ textContent }) => textContent === message);
    const folded = text?.clientHeight ?? 0;
    expect(text?.scrollHeight).to.be.above(folded);
    await place.press('Tout lire');
    await settled();
    expect(text?.clientHeight).to.be.above(folded);
    expect(place.control('Replier').getAttribute('aria-expanded')).to.equal('true');
    expect(await axeFaults(place.root)).to.deep.equal([]);
    show({ appointment: { ...APPOINTMENT, contact: { ...contact, message: ' ' } } });
    expect(place.words()).not.to.include('Votre message');
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

  it('a confirmation of what was paid online says what is left, and how the card secures it', () => {
    show({ visit: { ...PLACED, bill: { discount: 0, voucher: 0, paid: 6000, due: 13_500 } } });
    expect(plain(place.words('dl'))).to.match(/Déjà réglé\W*60\s€\s*Reste à régler sur place\s*135\s€/);
    expect(place.words()).to.include('Vous réglez le reste sur place.');
    show({ appointment: { ...APPOINTMENT, paymentStatus: 'card_held' } });
    expect(place.words()).to.include('Votre carte garantit ce rendez-vous, sans débit.');
  });

  it('a confirmation says when an SMS will remind of it, where one was chosen, and at which number', () => {
    show();
    expect(place.words()).not.to.include('SMS');
    show({ appointment: { ...APPOINTMENT, smsReminderAt: instant(APPOINTMENT.startsAt - 86_400_000) } });
    expect(plain(place.words())).to.match(
      /Un SMS vous le rappellera le lundi 23 novembre à 14\sh\s30, au 06 12 34 56 78\./,
    );
  });

  it('a confirmation leads to the appointment’s page and to the phone, where there are any', () => {
    show();
    expect(place.control('Gérer mon rendez-vous').getAttribute('href')).to.equal(
      'https://salon.example/rendez-vous/1#key',
    );
    expect(place.control('01 99 00 42 01').getAttribute('href')).to.equal('tel:+33199004201');
    const abroad = { ...APPOINTMENT.contact, phone: '+4917612345678' };
    show({ appointment: { ...APPOINTMENT, contact: abroad } });
    expect(place.words()).to.include('+33 1 99 00 42 01');
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

  it('a confirmation offers the same visit once more, where it is booked online', async () => {
    show();
    await place.press('Réserver à nouveau la même chose');
    expect(done).to.deep.equal(['same']);
    show({ onSame: null });
    expect(place.words()).not.to.include('Réserver à nouveau la même chose');
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

  it('a confirmation leads to the shop, and says so to those who hear it', () => {
    show();
    const way = place.all('a').find(({ textContent }) => textContent?.startsWith('Itinéraire'));
    expect(way?.textContent).to.equal('Itinéraire jusqu’à Maison Orée Marais (nouvel onglet)');
    const to = new URL(way?.getAttribute('href') ?? '');
    expect([to.origin, to.pathname]).to.deep.equal(['https://www.openstreetmap.org', '/directions']);
    expect(to.searchParams.get('to')).to.equal('24 rue des Francs-Bourgeois, 75003 Paris');
    expect(way?.getAttribute('rel')).to.include('noopener');
  });

  describe('is shared', () => {
    const own = Object.getOwnPropertyDescriptors(navigator);
    let given: unknown[];
    const offer = (name: 'share' | 'canShare' | 'clipboard', value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true });
    const spoken = [
      'Massage suédois, Pierres chaudes',
      'mardi 24 novembre à 14 h 30',
      'Maison Orée Marais',
      '24 rue des Francs-Bourgeois, 75003 Paris',
    ].join('\n');

    beforeEach(() => {
      given = [];
      offer('canShare', () => true);
      offer('clipboard', { writeText: async (text: string) => void given.push(text) });
    });
    afterEach(() => {
      for (const name of ['share', 'canShare', 'clipboard'] as const) {
        Reflect.deleteProperty(navigator, name);
        const before = own[name];
        if (before) Object.defineProperty(navigator, name, before);
      }
    });
    const press = async () => {
      show();
      await place.press('Partager ce rendez-vous');
      await settled();
    };

    it('a confirmation goes to the apps of the device, without the key of the appointment', async () => {
      offer('share', async (data: ShareData) => void given.push(data));
      await press();
      expect(given).to.have.length(1);
      expect(plain(Object(given[0]).text)).to.equal(plain(spoken));
      expect(JSON.stringify(given)).not.to.include('key');
    });

    it('a visitor who closes the list of apps has nothing copied', async () => {
      offer('share', () => Promise.reject(new DOMException('', 'AbortError')));
      await press();
      expect(given).to.deep.equal([]);
      expect(place.words()).not.to.include('Copié');
    });

    it('a confirmation is copied where the page may not share, and says so', async () => {
      offer('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
      await press();
      expect(plain(String(given[0]))).to.include('Massage suédois');
      expect(place.words()).to.include('Copié');
    });

    it('a confirmation that can be neither shared nor copied says that, and is selected to be copied by hand', async () => {
      offer('canShare', () => false);
      offer('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
      offer('clipboard', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
      await press();
      expect(place.words()).to.include('La copie n’a pas abouti : copiez le texte ci-dessous.');
      const field = place.one<HTMLTextAreaElement>('textarea');
      expect(place.focused()).to.equal(field);
      expect(plain(field.value)).to.match(/^Massage suédois.*https:\S+$/);
      expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, field.value.length]);
      expect(field.scrollHeight).to.be.at.most(field.clientHeight + 2);
      expect(field.readOnly).to.equal(true);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
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
