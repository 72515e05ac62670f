import { expect } from 'chai';
import { axeFaults, settled, stage, type, type Stage } from '#ui/testing/stage.tsx';
import { CodesView, type CodesProps } from './codes.view.tsx';

describe('codes of coupons and vouchers', () => {
  let place: Stage;
  let given: string[];

  const codes = (change: Partial<CodesProps> = {}) => (
    <CodesView
      codes={[]}
      asking={null}
      refused={null}
      onAdd={(code) => given.push(code)}
      onRemove={(code) => given.push(`-${code}`)}
      {...change}
    />
  );
  const field = () => place.one<HTMLInputElement>('input');
  const open = () => place.one('button').click();
  const send = () => place.one('button[type=submit]').click();

  beforeEach(() => {
    given = [];
    place = stage();
    place.show(codes());
  });
  afterEach(() => place.leave());

  it('the field for codes has nothing that axe finds, closed, open or with codes', async () => {
    expect(await axeFaults(place.root)).to.deep.equal([]);
    open();
    place.show(codes({ codes: ['TEN'], refused: { message: 'Ce code a expiré.' } }));
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('the field for codes is one line until it is opened, and then takes the focus', async () => {
    expect(place.all('input').length).to.equal(0);
    open();
    await settled();
    expect(place.focused()).to.equal(field());
  });

  it('a code is sent once something is typed, and not twice at a time', async () => {
    open();
    await settled();
    send();
    await settled();
    expect(given).to.deep.equal([]);
    expect(field().getAttribute('aria-invalid')).to.equal('true');
    type(field(), 'TEN');
    send();
    place.show(codes({ asking: 'TEN' }));
    send();
    expect(given).to.deep.equal(['TEN']);
  });

  it('what a code was refused for is said of that code alone', async () => {
    open();
    await settled();
    type(field(), 'TENN');
    const refused = { message: 'Ce code n’existe pas.' };
    place.show(codes({ refused }));
    expect(place.root.textContent).to.include('Ce code n’existe pas.');
    type(field(), '');
    await settled();
    expect(field().hasAttribute('aria-invalid')).to.equal(false);
    expect(place.root.textContent).not.to.include('Ce code n’existe pas.');
    type(field(), 'TENN');
    place.show(codes({ refused: { ...refused } }));
    expect(place.root.textContent).to.include('Ce code n’existe pas.');
  });

  it('a code that is refused stays in its field, which says why', async () => {
    open();
    await settled();
    type(field(), 'TNE');
    send();
    place.show(codes({ refused: { message: 'Ce code a expiré.' } }));
    expect(field().value).to.equal('TNE');
    const described = field().getAttribute('aria-describedby') ?? '';
    expect(place.one(`[id="${described}"]`).textContent).to.include('Ce code a expiré.');
  });

  it('a code that is accepted closes the field and leaves the focus where another is added', async () => {
    open();
    await settled();
    type(field(), 'TEN');
    send();
    place.show(codes({ codes: ['TEN'] }));
    await settled();
    expect(place.all('input').length).to.equal(0);
    expect(place.focused()?.textContent).to.equal('Ajouter un autre code');
    place.one('li button').click();
    expect(given).to.deep.equal(['TEN', '-TEN']);
  });
});
