import { expect } from 'chai';
import { useState } from 'react';
import { axeFaults, settled, stage, type Stage } from '../testing/stage.tsx';
import { PageCoverProvider, type PageCover } from './cover-page.ts';
import { Dialog, Drawer } from './dialog.tsx';

interface SampleProps {
  readonly kind?: typeof Dialog;
  /** Pixels that the content is high. */
  readonly height?: number;
}

function Sample({ kind: Overlay = Dialog, height = 40 }: SampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-opener onClick={() => setOpen(true)}>
        {'Ouvrir'}
      </button>
      <Overlay
        open={open}
        title="Ajouter une prestation"
        footer={<p data-footer>{'Fin'}</p>}
        onClose={() => setOpen(false)}
      >
        <div style={{ height }}>
          <button type="button" data-inner>
            {'Ajouter'}
          </button>
        </div>
      </Overlay>
    </>
  );
}

for (const [name, kind] of [
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const) {
  describe(`a ${name}`, () => {
    let place: Stage;

    beforeEach(async () => {
      place = stage();
      place.show(<Sample kind={kind} />);
      const opener = place.one('[data-opener]');
      opener.focus();
      opener.click();
      await settled();
    });
    afterEach(() => place.leave());

    it(`a ${name} is modal, is named by its title, and gives the title the focus`, () => {
      const dialog = place.one<HTMLDialogElement>('dialog');
      expect(dialog.matches(':modal')).to.equal(true);
      const title = place.one(`#${CSS.escape(dialog.getAttribute('aria-labelledby') ?? '')}`);
      expect(title.textContent).to.equal('Ajouter une prestation');
      expect(place.focused()).to.equal(title);
    });

    it(`a ${name} closes on Escape and gives the focus back to what opened it`, async () => {
      place.one<HTMLDialogElement>('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
      await settled();
      expect(place.one<HTMLDialogElement>('dialog').open).to.equal(false);
      expect(place.focused()).to.equal(place.one('[data-opener]'));
    });

    it(`a ${name} closes on a press beside it, not on one inside`, async () => {
      const dialog = place.one<HTMLDialogElement>('dialog');
      const press = (target: HTMLElement, clientX: number, clientY: number) =>
        target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX, clientY }));
      const box = dialog.getBoundingClientRect();
      press(place.one('[data-inner]'), box.left + 20, box.top + 20);
      await settled();
      expect(dialog.open).to.equal(true);
      press(dialog, box.left - 2, box.top - 2);
      await settled();
      expect(dialog.open).to.equal(false);
    });

    it(`a ${name} keeps the page from scrolling while it is open, and then restores its style`, async () => {
      expect(document.documentElement.style.overflow).to.equal('hidden');
      place.one<HTMLDialogElement>('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
      await settled();
      expect(document.documentElement.style.overflow).to.equal('');
    });

    it(`a ${name} that is taken away while open lets the page scroll again`, async () => {
      place.show(null);
      await settled();
      expect(document.documentElement.style.overflow).to.equal('');
    });

    it(`a ${name} keeps its title and its end in view, however much there is in between`, async () => {
      place.show(<Sample kind={kind} height={4000} />);
      await settled(300);
      const box = (selector: string) => place.one(selector).getBoundingClientRect();
      expect(box('dialog').height).to.be.at.most(innerHeight);
      expect(box('dialog [part=heading]').top).to.be.at.least(box('dialog').top);
      expect(box('[data-footer]').bottom).to.be.at.most(box('dialog').bottom);
      const content = place.one('[data-inner]').closest('div')?.parentElement;
      content?.scrollTo(0, 9999);
      expect(content?.scrollTop).to.be.greaterThan(2000);
    });

    it(`a ${name} covers its page until it is closed, and is closed by who is told of that`, async () => {
      let back = () => {};
      const told: string[] = [];
      const coverPage: PageCover['coverPage'] = (close) => {
        told.push('covered');
        back = close;
        return () => told.push('free');
      };
      place.leave();
      place = stage();
      place.show(
        <PageCoverProvider value={{ coverPage, onReopen: () => () => {} }}>
          <Sample kind={kind} />
        </PageCoverProvider>,
      );
      expect(told).to.deep.equal([]);
      place.one('[data-opener]').click();
      await settled();
      expect(told).to.deep.equal(['covered']);
      back();
      await settled();
      expect(place.one<HTMLDialogElement>('dialog').open).to.equal(false);
      expect(told).to.deep.equal(['covered', 'free']);
    });

    it(`a ${name} has nothing that axe finds`, async () => {
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  });
}

for (const [name, kind] of [
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const) {
  it(`a ${name} lies over a page that cuts off, turns and stacks what is around it`, async () => {
    const place = stage();
    const host = place.root.host as HTMLElement;
    const around = document.createElement('div');
    around.style.cssText =
      'position:relative;z-index:0;width:40px;height:20px;overflow:hidden;transform:rotate(5deg) scale(.5)';
    const over = document.createElement('div');
    over.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:#fff';
    host.replaceWith(around);
    around.append(host);
    document.body.append(over);
    place.show(<Sample kind={kind} />);
    place.one('[data-opener]').click();
    await settled(300);
    const dialog = place.one('dialog');
    const box = dialog.getBoundingClientRect();
    const points = [box.left + 4, box.left + box.width / 2, box.right - 4].map(
      (x) => [x, box.top + box.height / 2] as const,
    );
    const found = points.map(([x, y]) => [
      document.elementFromPoint(x, y),
      place.root.elementFromPoint(x, y),
    ]);
    over.remove();
    around.remove();
    place.leave();
    expect(box.width).to.be.above(300);
    expect(box.height).to.be.above(100);
    for (const [outer, inner] of found) {
      expect(outer === host).to.equal(true);
      expect(dialog.contains(inner as Element)).to.equal(true);
    }
  });
}
