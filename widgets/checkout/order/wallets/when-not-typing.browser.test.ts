import { expect } from 'chai';
import { settled } from '#ui/testing/stage.tsx';
import { whenNotTyping } from './when-not-typing.ts';

const QUIET = 1100;

/** An element with two fields and a button in its shadow root, and the provider's frame in the page. */
function page() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<p></p><input><textarea></textarea><button>Pay</button><slot></slot>';
  const frame = host.appendChild(document.createElement('iframe'));
  const one = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector)!;
  let acts = 0;
  const watch = () => whenNotTyping(one('p'), () => (acts += 1));
  return { one, frame, watch, acts: () => acts, leave: () => host.remove() };
}

describe('what waits until nobody types', () => {
  it('acts at once where no field has the focus', () => {
    const { one, watch, acts, leave } = page();
    one('button').focus();
    watch();
    expect(acts()).to.equal(1);
    leave();
  });

  it('acts once, after the focus has gone from the last field', async () => {
    const { one, watch, acts, leave } = page();
    one('input').focus();
    watch();
    one('textarea').focus();
    await settled(QUIET);
    expect(acts()).to.equal(0);
    one('button').focus();
    expect(acts()).to.equal(0);
    await settled(QUIET);
    expect(acts()).to.equal(1);
    one('input').focus();
    one('button').focus();
    await settled(QUIET);
    expect(acts()).to.equal(1);
    leave();
  });

  it('knows that a card number is typed in a frame of the page', async () => {
    const { one, frame, watch, acts, leave } = page();
    frame.focus();
    watch();
    await settled(QUIET);
    expect(acts()).to.equal(0);
    one('button').focus();
    await settled(QUIET);
    expect(acts()).to.equal(1);
    leave();
  });

  it('does nothing more where it was given up', async () => {
    const { one, watch, acts, leave } = page();
    one('input').focus();
    const stop = watch();
    stop();
    one('button').focus();
    await settled(QUIET);
    expect(acts()).to.equal(0);
    leave();
  });
});
