import { expect } from 'chai';
import { close, open, press, says, SHOPS } from '../testing/open-storefront.tsx';
import { howPart } from './home.tsx';

describe('the parts of the home page', () => {
  afterEach(close);

  it('one whose code does not arrive says so, and can be tried again', async () => {
    const part: { usePart: typeof howPart.usePart } = howPart;
    const { usePart } = part;
    let tries = 0;
    part.usePart = () => ({ kind: 'failed', retry: () => void (tries += 1) });
    try {
      await open({ shops: SHOPS });
      await says('Réessayer');
      await press('Réessayer');
      expect(tries).to.equal(1);
    } finally {
      part.usePart = usePart;
    }
  });
});
