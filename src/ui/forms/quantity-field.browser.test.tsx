import { useState } from 'react';
import { expect } from 'chai';
import { axeFaults, settled, stage, type as typeIn, type Stage } from '../testing/stage.tsx';
import { QuantityField } from './quantity-field.tsx';

function Counted({ most }: { readonly most: number }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <QuantityField
      label="Quantity"
      less="Less"
      more="More"
      quantity={quantity}
      least={1}
      most={most}
      onChange={setQuantity}
    />
  );
}

describe('a quantity', () => {
  let place: Stage;
  beforeEach(() => {
    place = stage('400px');
  });
  afterEach(() => place.leave());

  const input = () => place.one<HTMLInputElement>('input');
  const said = () => place.one('[role=status]').textContent;
  async function press(key: string): Promise<void> {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await settled();
  }
  async function typed(text: string): Promise<void> {
    typeIn(input(), text);
    await press('Enter');
  }

  it('that is typed beyond the most becomes the most, and the field says what that is', async () => {
    place.show(<Counted most={5} />);
    await settled();
    expect(said()).to.equal('');
    await typed('40');
    expect(input().value).to.equal('5');
    expect(said()).to.equal('5 au maximum');
    expect(
      place.root.querySelector(`#${CSS.escape(input().getAttribute('aria-describedby') ?? '')}`),
    ).to.equal(place.one('[role=status]'));
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('that is within its bounds again is no more told what the most is', async () => {
    place.show(<Counted most={5} />);
    await settled();
    await typed('6');
    await typed('3');
    expect([input().value, said()]).to.deep.equal(['3', '']);
    await typed('5');
    expect([input().value, said()]).to.deep.equal(['5', '']);
    await press('ArrowUp');
    expect([input().value, said()]).to.deep.equal(['5', '5 au maximum']);
    await typed('many');
    expect([input().value, said()]).to.deep.equal(['5', '5 au maximum']);
  });

  it('that becomes another one by something else is no more told what the most was', async () => {
    place.show(<Counted most={5} />);
    await settled();
    await typed('40');
    place.show(<Counted most={3} />);
    await settled();
    expect(said()).to.equal('');
  });
});
