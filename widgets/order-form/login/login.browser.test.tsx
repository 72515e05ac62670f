import { expect } from 'chai';
import { useState } from 'react';
import { settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { LoginView } from './login.view.tsx';

function Login() {
  const [isOpen, setOpen] = useState(false);
  return (
    <LoginView isOpen={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)}>
      <input aria-label="E-mail" />
    </LoginView>
  );
}

describe('the login on the way to a booking', () => {
  let place: Stage;
  const press = async (button: HTMLElement) => {
    button.focus();
    button.click();
    await settled();
  };

  beforeEach(() => {
    place = stage();
    place.show(<Login />);
  });
  afterEach(() => place.leave());

  it('a login on the way to a booking is opened by one press, and gives the focus back when shut', async () => {
    await settled();
    const opener = place.one('button');
    expect(place.focused()).not.to.equal(opener);
    expect(opener.getAttribute('aria-expanded')).to.equal('false');
    expect(place.all('input')).to.have.length(0);
    await press(opener);
    expect(place.all('input')).to.have.length(1);
    await press(place.one('button'));
    expect(place.all('input')).to.have.length(0);
    expect(place.focused()).to.equal(place.one('button'));
  });
});
