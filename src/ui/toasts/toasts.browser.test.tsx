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

  const BAR = { position: 'fixed', insetInline: 0, height: 60, background: 'silver', zIndex: 1 } as const;

  for (const [what, bars] of [
    [
      'a bar at the foot of the page',
      [<nav key="bar" data-bar style={{ ...BAR, bottom: 0, height: 100 }} />],
    ],
    [
      'a button that sticks above one',
      [
        <nav key="bar" data-bar style={{ ...BAR, bottom: 0 }} />,
        <div key="button" style={{ position: 'sticky', bottom: 60 }}>
          <button type="button" data-bar style={{ display: 'block', width: '100%', height: 64 }}>
            {'Réserver'}
          </button>
        </div>,
      ],
    ],
    [
      'a banner above one',
      [
        <nav key="bar" data-bar style={{ ...BAR, bottom: 0 }} />,
        <div key="banner" data-bar style={{ ...BAR, bottom: 60, height: 180 }} />,
      ],
    ],
  ] as const)
    it(`covers nothing of ${what}`, async () => {
      place.leave();
      place = stage();
      place.show(
        <Toasts>
          <div style={{ height: '300vh', display: 'flex', flexDirection: 'column' }}>
            <div style={{ flexGrow: 1 }}>
              <Sample />
            </div>
            {bars}
          </div>
        </Toasts>,
      );
      await settled();
      // What sticks does so where the page goes on below.
      scrollTo(0, 0);
      toast('Vous êtes connecté.');
      await until(() => shown().length > 0);
      await settled(50);
      const bottom = shown()[0]?.getBoundingClientRect().bottom ?? 0;
      for (const bar of place.all('[data-bar]')) {
        const { top } = bar.getBoundingClientRect();
        expect(top).to.be.lessThan(innerHeight);
        expect(bottom).to.be.at.most(top);
      }
    });

  it('stays at the foot of a page over a dialog, however large that is', async () => {
    place.show(
      <Toasts>
        <Sample />
        <dialog style={{ width: '100%', height: '100%', maxHeight: '100%' }} />
      </Toasts>,
    );
    await settled();
    place.one<HTMLDialogElement>('dialog').showModal();
    toast('Vous êtes connecté.');
    await until(() => shown().length > 0);
    await settled(50);
    expect(shown()[0]?.getBoundingClientRect().bottom).to.be.greaterThan(innerHeight - 100);
  });

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
