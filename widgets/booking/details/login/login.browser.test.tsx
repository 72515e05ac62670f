import { expect } from 'chai';
import { settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { LoginView } from './login.view.tsx';

describe('the login on the way to a booking', () => {
  let place: Stage;
  const press = async (button: HTMLElement) => {
    button.focus();
    button.click();
    await settled();
  };

  beforeEach(() => {
    place = stage();
    place.show(
      <LoginView isBusy={false} failure={null} attempt={0} onLogin={() => {}} forgotten={() => null} />,
    );
  });
  afterEach(() => place.leave());

  it('a login on the way to a booking takes the focus when opened, and gives it back when shut', async () => {
    await settled();
    const opener = place.one('button');
    expect(place.focused()).not.to.equal(opener);
    await press(opener);
    expect(place.focused()).to.equal(place.one('input[type=email]'));
    await press(place.one('form button:last-child'));
    expect(place.focused()).to.equal(place.one('button'));
  });
});
