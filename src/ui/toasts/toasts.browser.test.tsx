import { expect } from 'chai';
import { useEffect } from 'react';
import { axeFaults, settled, stage, type Stage } from '../testing/stage.tsx';
import { Toasts } from './toasts.tsx';
import { useToast, type ShowToast, type ToastKind } from './use-toast.ts';

let toast: ShowToast;
let place: Stage;

function Sample() {
  const show = useToast();
  useEffect(() => {
    toast = show;
  }, [show]);
  return <button type="button">{'Annuler'}</button>;
}

const shown = () => place.all('[data-toast]');
const words = () => shown().map(({ textContent }) => textContent);

async function until(what: () => boolean): Promise<number> {
  const start = performance.now();
  while (!what()) {
    if (performance.now() - start > 10_000) throw new Error(`it did not come to: ${what.toString()}`);
    await settled(20);
  }
  return performance.now() - start;
}

describe('a toast', () => {
  beforeEach(async () => {
    place = stage('375px');
    place.show(
      <Toasts>
        <Sample />
      </Toasts>,
    );
    await settled();
  });
  afterEach(() => place.leave());

  it('is shown for three seconds and said once, is found nowhere afterwards, and the focus stays where it was', async () => {
    place.one('button').focus();
    toast('Vous êtes connecté.');
    await until(() => shown().length > 0);
    expect(shown()[0]?.matches(':popover-open')).to.equal(true);
    // Without a landmark around it, only a status is in its place; a live one would be said twice.
    expect(shown()[0]?.matches('[role=status][aria-live=off]')).to.equal(true);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    await until(() => place.one('output').textContent === 'Vous êtes connecté.');
    expect(place.focused()).to.equal(place.one('button'));
    const duration = await until(() => shown().length === 0);
    expect(duration).to.be.within(1_000, 4_000);
    // It may name somebody who is gone by the time that the page is read.
    await until(() => place.one('output').textContent === '');
  });

  for (const kind of ['success', 'error', 'info', 'warning'] satisfies ToastKind[]) {
    it(`of ${kind} interrupts a screen reader only for an error`, async () => {
      toast('Voilà.', kind);
      await until(() => shown()[0]?.dataset['toast'] === kind);
      const region = kind === 'error' ? '[role=alert]' : 'output';
      await until(() => place.one(region).textContent !== '');
      expect(place.one(region).textContent).to.equal('Voilà.');
    });
  }

  it('gives way to a newer one, which has three seconds of its own', async () => {
    toast('Un');
    await until(() => shown().length > 0);
    await settled(1_500);
    toast('Deux');
    await until(() => words()[0] === 'Deux');
    await settled(2_000);
    expect(words()).to.deep.equal(['Deux']);
  });

  it('stays while the pointer is on it', async () => {
    toast('Un long texte');
    await until(() => shown().length > 0);
    shown()[0]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await settled(3_600);
    expect(shown()).to.have.length(1);
    shown()[0]?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
    await until(() => shown().length === 0);
  });
});
