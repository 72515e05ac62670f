import { expect } from 'chai';
import { profileStoreFeature } from '#stores/account/feature.ts';
import { valueOf } from '#stores/load.ts';
import { problem } from '#stores/testing/back-end.ts';
import { createVisitor } from '#stores/testing/visitor.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { OwnData } from './own-data.tsx';
import { OwnDataView, type OwnDataProps } from './own-data.view.tsx';

describe('the end of an account', () => {
  let place: ViewStage;
  let done: unknown[];

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const orders = { href: '/profile/orders', go: () => 'follow' as const };
  const show = (name?: string, coming: OwnDataProps['coming'] = orders) =>
    place.show(
      <OwnDataView
        email="camille@example.com"
        coming={coming}
        exporting={null}
        isErasing={false}
        failure={name ? { message: 'Ce mot de passe n’est pas le bon.', name } : null}
        attempt={name ? 1 : 0}
        onExport={() => {}}
        onErase={(password) => done.push(password)}
        isHeld={false}
        onAsk={() => done.push('ask')}
        onClose={() => done.push('close')}
        behindProof={(form) => form}
      />,
    );

  it('says beforehand that an appointment to come forbids it, with the way to it, and offers first what was asked for', async () => {
    show();
    await place.press('data.erase');
    const dialog = place.one('dialog');
    expect(dialog.textContent).to.include('data.eraseComing');
    expect(place.one('dialog a').getAttribute('href')).to.equal('/profile/orders');
    const buttons = place.names('dialog button');
    expect(buttons.indexOf('data.confirm')).to.be.lessThan(buttons.indexOf('data.keep'));
    expect(await axeFaults(place.root)).to.deep.equal([]);
    await place.press('data.keep');
    expect(done).to.deep.equal(['ask', 'close']);
  });

  it('speaks of appointments only where one is to come', async () => {
    show(undefined, null);
    await place.press('data.erase');
    expect(place.one('dialog').textContent).not.to.include('data.eraseComing');
    expect(place.all('dialog a')).to.have.length(0);
  });

  it('a wrong password is told at its field alone, which has the focus', async () => {
    show();
    await place.press('data.erase');
    show('password');
    await settled();
    const field = place.one('[name=password]');
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(place.focused() === field).to.equal(true);
    expect(place.all('dialog [role=alert]')).to.have.length(0);
  });

  /** Of an account without a password. */
  async function showOwn(visitor: ReturnType<typeof createVisitor>) {
    const { site } = await visitor.open();
    const store = await site.open(profileStoreFeature);
    await site.session.login('camille@example.com', 'good');
    visitor.backEnd.meet('GET', '/api/customers/v2/birthday/u1', { body: { date: null } });
    await store.load();
    const profile = valueOf(store.$profile.get());
    if (profile === null) throw new Error('no profile was loaded');
    place.show(<OwnData {...{ site, store, orders }} profile={{ ...profile, hasPassword: false }} />);
  }

  /** It asks for a proof, and of the code for that the server says so much. */
  async function askForProof(...said: Parameters<ReturnType<typeof createVisitor>['backEnd']['meet']>[2][]) {
    const visitor = createVisitor();
    await showOwn(visitor);
    visitor.backEnd.meet('POST', '/api/users/me/erase', problem(403, 'proof_missing'));
    visitor.backEnd.meet('POST', '/api/users/prove', ...said);
    await place.press('data.erase');
    await place.press('data.confirm');
    await place.until(() => place.words('dialog').includes('proof.intro'));
    return visitor;
  }

  it('without a password leads to the code that is on its way already, and tells that it is', async () => {
    await askForProof(problem(429, 'too_soon', { retryAfter: 39 }));
    await place.until(() => place.all('[name=sign-in-code]').length > 0);
    expect(place.words('dialog')).to.include('Un message est déjà en route vers cette adresse');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('without a password and without a code to be had for hours tells the wait, and offers nothing that is refused', async () => {
    const visitor = await askForProof(problem(429, 'too_soon', { retryAfter: 7200 }));
    await place.until(() => place.all('dialog [role=alert]').length > 0);
    expect(place.names('dialog button')).not.to.include('Renvoyer le code');
    expect(place.all('[name=sign-in-code]')).to.have.length(0);
    await visitor.clock.advance(7_200_000);
    await place.until(() => place.names('dialog button').includes('Renvoyer le code'));
  });

  it('an appointment that was booked meanwhile stays told, whatever comes late of the question before', async () => {
    const visitor = createVisitor();
    await showOwn(visitor);
    // Its first try is lost: the answer comes late.
    const none = { body: { total: 0, data: [] } };
    visitor.backEnd.meet('GET', '/api/customers/history', 'drop', none, none);
    visitor.backEnd.meet('POST', '/api/users/me/erase', problem(409, 'conflict'));
    await place.press('data.erase');
    await place.press('data.confirm');
    await place.until(() => place.words('dialog').includes('data.eraseComing'));
    await visitor.clock.advance(20_000);
    await settled();
    expect(place.words('dialog')).to.include('data.eraseComing');
    await place.press('data.keep');
    await place.press('data.erase');
    await visitor.clock.settle();
    await settled();
    expect(place.words('dialog')).not.to.include('data.eraseComing');
  });
});
