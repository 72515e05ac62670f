import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { OwnDataView } from './own-data.view.tsx';

describe('the end of an account', () => {
  let place: ViewStage;
  let done: unknown[];

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (name?: string) =>
    place.show(
      <OwnDataView
        email="camille@example.com"
        orders={{ href: '/profile/orders', go: () => 'follow' }}
        isExporting={false}
        isErasing={false}
        failure={name ? { message: 'Ce mot de passe n’est pas le bon.', name } : null}
        attempt={name ? 1 : 0}
        onExport={() => {}}
        onErase={(password) => done.push(password)}
        isHeld={false}
        onClose={() => done.push('close')}
        behindProof={(form) => form}
      />,
    );

  it('says beforehand that appointments to come forbid it, with the way to them, and keeps the account first', async () => {
    show();
    await place.press('data.erase');
    const dialog = place.one('dialog');
    expect(dialog.textContent).to.include('data.eraseComing');
    expect(place.one('dialog a').getAttribute('href')).to.equal('/profile/orders');
    const buttons = place.names('dialog button');
    expect(buttons.indexOf('data.keep')).to.be.lessThan(buttons.indexOf('data.confirm'));
    expect(await axeFaults(place.root)).to.deep.equal([]);
    await place.press('data.keep');
    expect(done).to.deep.equal(['close']);
  });

  it('a wrong password is marked at its field', async () => {
    show('password');
    await place.press('data.erase');
    await settled();
    expect(place.one('[name=password]').getAttribute('aria-invalid')).to.equal('true');
  });
});
