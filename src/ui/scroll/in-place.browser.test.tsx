import { expect } from 'chai';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { InPlace } from './in-place.tsx';

function Page() {
  const [height, setHeight] = useState(600);
  return (
    <>
      <div style={{ height, overflowAnchor: 'none' }}>The means of payment</div>
      <div style={{ overflowAnchor: 'none' }}>
        <InPlace>
          <button
            type="button"
            onClick={() => setTimeout(() => setHeight((known) => (known === 600 ? 200 : 600)), 60)}
          >
            Pay by credit
          </button>
        </InPlace>
        <div style={{ height: 3000 }}>The sums</div>
      </div>
    </>
  );
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

describe('a press that makes the page shorter or longer above it', () => {
  let root: Root;
  const host = document.createElement('main');
  const button = () => host.querySelector('button')!;
  const top = () => button().getBoundingClientRect().top;

  beforeEach(() => {
    document.body.append(host);
    root = createRoot(host);
    flushSync(() => root.render(<Page />));
    window.scrollTo(0, 500);
  });
  afterEach(() => {
    root.unmount();
    host.remove();
    window.scrollTo(0, 0);
  });

  it('leaves what was pressed where it is on the screen', async () => {
    const before = top();
    for (const height of [200, 600]) {
      button().click();
      await settled();
      expect(host.firstElementChild?.clientHeight).to.equal(height);
      expect(top()).to.be.closeTo(before, 1);
    }
  });
});
