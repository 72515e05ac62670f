import { expect } from 'chai';
import { axeFaults } from '#ui/testing/stage.tsx';
import { answering, HOLD, KEY, managedWire, refusal, START } from '../../testing/appointment-wires.ts';
import { close, comesTo, history, open, place, press, site, words } from '../../testing/open-storefront.tsx';
import { shopWire } from '../../testing/salon.ts';

describe('a place that became free', () => {
  afterEach(close);

  const PLACE = '/api/waiting-list/w1';
  /** Of the appointment that waits: two days after the place. */
  const MOVED_START = new Date(START + 48 * 3_600_000).toISOString();
  const offer = { visitKey: '11111111-1111-4111-8111-111111111111', hold: HOLD };

  async function kept(reply: object | null, tab = '', answers: Parameters<typeof answering>[0] = {}) {
    const backEnd = answering({
      ...answers,
      [`GET ${PLACE}`]: () => (reply === null ? refusal(404, 'not_found') : { body: reply }),
      [`DELETE ${PLACE}`]: () => ({ body: { status: 'left' } }),
    });
    const address = `/liste-attente/w1${tab}#${KEY}`;
    await open({ address, serve: backEnd.serve, shops: [shopWire(1, ['suedois'])] });
    return backEnd;
  }

  it('a freed place shows its services and until when it is kept, but not its key', async () => {
    const { sent } = await kept({ status: 'offered', offer });
    await comesTo('Une place s’est libérée pour vous');
    expect(words()).to.include('Nous vous la gardons jusqu’à 11').and.include('Massage suédois');
    expect(history.read()).to.equal('/liste-attente/w1');
    expect(sent.find(({ path }) => path === PLACE)?.query.get('key')).to.equal(KEY);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('a freed place becomes the reservation of who takes it', async () => {
    await kept({ status: 'offered', offer });
    await comesTo('Une place s’est libérée pour vous');
    await press('Prendre cette place');
    await place.until(() => site.bookingCart.$cart.get().serviceIds.length > 0);
    expect(site.bookingCart.$lines.get().map(({ id }) => id)).to.deep.equal(['suedois']);
    expect(site.bookingCart.$shop.get()?.id).to.equal('s1');
    await place.until(() => history.read().includes('page=reserved'));
  });

  it('a freed place is given back once that is confirmed, and the news has the focus', async () => {
    const { sent } = await kept({ status: 'offered', offer });
    await comesTo('Une place s’est libérée pour vous');
    await press('Ne plus être prévenu');
    expect(place.one('dialog[open]').textContent)
      .to.include('Cette place sera rendue')
      .and.include('Massage suédois')
      .and.match(/mercredi 7 janvier à\s10\sh, Salon 1/);
    expect(sent.some(({ method }) => method === 'DELETE')).to.equal(false);
    place
      .one('dialog[open]')
      .querySelectorAll('button')
      .forEach((button) => {
        if (button.textContent === 'Ne plus être prévenu') button.click();
      });
    await comesTo('C’est fait : vous ne serez plus prévenu');
    expect(place.root.activeElement?.textContent).to.include('vous ne serez plus prévenu');
  });

  it('a freed place asks at once whether to give it back where the mail’s link meant that', async () => {
    await kept({ status: 'offered', offer }, '?tab=leave');
    await place.until(() => place.all('dialog[open]').length === 1);
    expect(place.one('dialog[open]').textContent).to.match(/^Ne plus être prévenu\s\?/);
  });

  it('a freed place that an appointment waited for moves that, by the same key, and fills no cart', async () => {
    const { sent } = await kept(
      { status: 'offered', shopid: '1', serviceids: ['suedois'], appointmentid: 'a1', offer },
      '',
      { 'GET /api/appointments/a1': () => ({ body: managedWire({}, { start: MOVED_START }) }) },
    );
    await comesTo('Une place s’est libérée pour vous');
    expect(words()).to.include('Votre rendez-vous ne change pas tant que');
    await press('Y déplacer mon rendez-vous');
    await comesTo('Le nouvel horaire vous convient ?');
    expect(sent.find(({ path }) => path === '/api/appointments/a1')?.query.get('key')).to.equal(KEY);
    expect(site.bookingCart.$cart.get().serviceIds).to.deep.equal([]);
    expect(history.read()).to.equal('/rendez-vous/a1?tab=confirm-move');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('who is on the waiting list sees what for, when and where, and leaves it', async () => {
    const times = { first: '20260113', last: '20260113', from: 720, until: 1440 };
    await kept({
      status: 'waiting',
      shopid: '1',
      serviceids: ['suedois'],
      ...times,
      offer: null,
    });
    await comesTo('Vous êtes sur la liste d’attente');
    expect(words())
      .to.include('Massage suédois')
      .and.match(/mardi 13 janvier, dès 12\sh/i);
    expect(words()).to.include('Salon 1');
    expect(await axeFaults(place.root)).to.deep.equal([]);
    await press('Ne plus être prévenu');
    place.one<HTMLButtonElement>('dialog[open] [part~=button-primary]').click();
    await comesTo('C’est fait : vous ne serez plus prévenu');
  });

  for (const [name, reply, expected] of [
    ['was taken', { status: 'taken', offer: null }, 'Vous avez pris cette place'],
    ['was given back', { status: 'left', offer: null }, 'C’est fait : vous ne serez plus prévenu'],
    ['is somebody else’s', { status: 'waiting', offer: null }, 'Cette place n’est plus gardée'],
    ['nobody knows', null, 'Cette place n’est plus gardée'],
  ] as const) {
    it(`a freed place that ${name} says so`, async () => {
      await kept(reply);
      await comesTo(expected);
      expect(place.all('main button')).to.have.length(0);
    });
  }
});
