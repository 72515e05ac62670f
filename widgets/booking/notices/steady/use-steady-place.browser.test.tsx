import { expect } from 'chai';
import { useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useSteadyPlace } from './use-steady-place.ts';

function Page({ hasNotice }: { readonly hasNotice: boolean }) {
  return (
    <>
      {hasNotice && <Notice />}
      <div style={{ height: 4000 }}>What is booked</div>
    </>
  );
}

function Notice() {
  const notice = useRef<HTMLDivElement>(null);
  useSteadyPlace(notice, 'new');
  return (
    <div ref={notice} hidden style={{ height: 100 }}>
      A visit that is offered
    </div>
  );
}

const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

describe('a notice that comes above what is looked at', () => {
  let root: Root;
  const host = document.createElement('main');
  const draw = (hasNotice: boolean) => flushSync(() => root.render(<Page hasNotice={hasNotice} />));

  beforeEach(() => {
    document.body.append(host);
    root = createRoot(host);
    draw(false);
    window.scrollTo(0, 1000);
  });
  afterEach(() => {
    root.unmount();
    host.remove();
    window.scrollTo(0, 0);
  });

  it('leaves it where it is on the screen', async () => {
    const top = () => host.lastElementChild?.getBoundingClientRect().top ?? 0;
    const before = top();
    draw(true);
    await frames();
    expect(top()).to.be.closeTo(before, 1);
  });

  it('leaves the page where the step that came with it has brought it', async () => {
    draw(true);
    window.scrollTo(0, 0);
    await frames();
    expect(window.scrollY).to.equal(0);
  });
});
