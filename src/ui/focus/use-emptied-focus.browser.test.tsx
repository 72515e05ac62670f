import { expect } from 'chai';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { useEmptiedFocus } from './use-emptied-focus.ts';

function Shown({ isEmpty }: { readonly isEmpty: boolean | null }) {
  const container = useEmptiedFocus(isEmpty);
  if (isEmpty === null) return <p>Reading</p>;
  return (
    <div ref={container}>{isEmpty ? <h1>Nothing here</h1> : <button type="button">Take it out</button>}</div>
  );
}

describe('what is shown in the place of the last line that was taken out', () => {
  let host: HTMLElement;
  let root: Root;
  const show = (isEmpty: boolean | null) => flushSync(() => root.render(<Shown isEmpty={isEmpty} />));
  const focused = () => host.shadowRoot?.activeElement?.textContent ?? null;

  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host.attachShadow({ mode: 'open' }));
  });
  afterEach(() => {
    root.unmount();
    host.remove();
  });

  it('its heading has the focus once the button is gone that had it', () => {
    show(false);
    host.shadowRoot?.querySelector('button')?.focus();
    show(true);
    expect(focused()).to.equal('Nothing here');
  });

  it('nobody who has pressed nothing is led anywhere: where it is empty from the first, or once it was read', () => {
    show(true);
    expect(focused()).to.equal(null);
    show(null);
    show(true);
    expect(focused()).to.equal(null);
  });

  it('reading once more between keeps what was there in mind', () => {
    show(false);
    show(null);
    show(true);
    expect(focused()).to.equal('Nothing here');
  });
});
