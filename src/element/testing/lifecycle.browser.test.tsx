import { expect } from 'chai';
import { clearPage, inside, rootOf, said, settled, show, uncaught } from './page.ts';
import { defineSample, trees } from './sample.tsx';

const SAMPLE = '<vitrine-sample></vitrine-sample>';

function typeInto(sample: Element, text: string): HTMLInputElement {
  const input = inside<HTMLInputElement>(sample, 'input');
  input.focus();
  input.value = text;
  input.setSelectionRange(1, 2);
  return input;
}

/** In a function of its own, whose variables are gone when an element that was there for a moment is looked for. */
async function comeAndGo(): Promise<WeakRef<Element>> {
  const sample = document.createElement('vitrine-sample');
  document.body.append(sample);
  await new Promise((resolve) => setTimeout(resolve, 0));
  sample.remove();
  return new WeakRef(sample);
}

describe('the life of an element', () => {
  before(defineSample);
  afterEach(clearPage);

  for (const way of ['append', 'insertBefore', 'moveBefore'] as const) {
    it(`an element moved by ${way} keeps its tree, state, typed text, selection and focus`, async () => {
      const sample = await show(SAMPLE);
      const elsewhere = await show('<main></main>');
      inside(sample, 'button').click();
      await settled();
      const input = typeInto(sample, 'Camille');
      const before = { ...trees };
      if (way === 'append') elsewhere.append(sample);
      else if (way === 'insertBefore') elsewhere.insertBefore(sample, null);
      else
        (elsewhere as HTMLElement & { moveBefore(node: Node, child: Node | null): void }).moveBefore(
          sample,
          null,
        );
      await settled();
      expect(sample.parentElement === elsewhere).to.equal(true);
      expect(trees.mounted - before.mounted).to.equal(0);
      expect(trees.unmounted - before.unmounted).to.equal(0);
      expect(inside(sample, 'button').textContent).to.equal('pressed 1');
      expect(inside(sample, 'input') === input).to.equal(true);
      expect(input.value).to.equal('Camille');
      expect(input.selectionStart).to.equal(1);
      expect(rootOf(sample).activeElement === input, 'focus').to.equal(true);
    });
  }

  it('a move of an element keeps an open dialog modal, with what had the focus in it', async () => {
    const sample = await show(SAMPLE);
    const elsewhere = await show('<main></main>');
    const dialog = inside<HTMLDialogElement>(sample, 'dialog');
    dialog.showModal();
    const second = inside(sample, '[data-second]');
    second.focus();
    elsewhere.append(sample);
    await settled();
    expect(dialog.matches(':modal')).to.equal(true);
    expect(rootOf(sample).activeElement === second, 'focus').to.equal(true);
    dialog.close();
  });

  it('a removed element ends its tree once; on return a new tree knows of changes meanwhile', async () => {
    const sample = await show(SAMPLE);
    const before = { ...trees };
    sample.remove();
    await settled();
    expect(trees.unmounted - before.unmounted).to.equal(1);
    expect(inside(sample, '.vitrine').childNodes.length).to.equal(0);
    sample.setAttribute('label', 'De retour');
    await settled();
    expect(trees.mounted - before.mounted).to.equal(0);
    document.body.append(sample);
    await settled();
    expect(trees.mounted - before.mounted).to.equal(1);
    expect(inside(sample, '[data-text]').textContent).to.equal('De retour');
    sample.remove();
  });

  it('100 connections and removals of an element leave no tree, element or listener behind', async () => {
    const before = { ...trees };
    const left: WeakRef<Element>[] = [];
    for (let turn = 0; turn < 100; turn += 1) left.push(await comeAndGo());
    await settled();
    expect(trees.mounted - before.mounted).to.equal(trees.unmounted - before.unmounted);
    const isLeft = () => left.some((ref) => ref.deref());
    // The browser holds what it has yet to paint without, and what was there last until the next one is.
    for (const end = performance.now() + 20_000; isLeft() && performance.now() < end;) {
      await comeAndGo();
      await settled();
      await gc({ execution: 'async' });
    }
    expect(left.filter((ref) => ref.deref()).length).to.equal(0);
  });

  it('an element connected 100 times grows the heap by less than 1 MB and adopts the shared sheets once', async () => {
    const sample = await show(SAMPLE);
    const cycle = async () => {
      sample.remove();
      await new Promise((resolve) => setTimeout(resolve, 0));
      document.body.append(sample);
      await new Promise((resolve) => setTimeout(resolve, 0));
    };
    for (let turn = 0; turn < 20; turn += 1) await cycle();
    const heap = () =>
      (performance as Performance & { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
    await gc({ execution: 'async' });
    const start = heap();
    for (let turn = 0; turn < 100; turn += 1) await cycle();
    await settled();
    await gc({ execution: 'async' });
    expect(heap() - start).to.be.below(1_000_000);
    expect(rootOf(sample).adoptedStyleSheets).to.have.length(2);
    sample.remove();
  });

  it('all elements share the same constructed style sheets', async () => {
    const one = await show(SAMPLE);
    const other = await show(SAMPLE);
    const sheets = [...rootOf(one).adoptedStyleSheets];
    expect(sheets).to.have.length(2);
    expect(sheets.every((sheet, at) => sheet === rootOf(other).adoptedStyleSheets[at])).to.equal(true);
  });

  it('focus() on an element reaches its first control', async () => {
    const sample = await show(SAMPLE);
    sample.focus();
    expect(rootOf(sample).activeElement?.localName).to.equal('input');
  });

  it('focus() on an element leaves the control that has the focus alone', async () => {
    const sample = await show(SAMPLE);
    inside(sample, 'button').focus();
    sample.focus();
    expect(rootOf(sample).activeElement).to.equal(inside(sample, 'button'));
  });

  it('the focus of a control that goes away is not given to the element’s first control', async () => {
    const sample = await show(SAMPLE);
    const once = inside(sample, '[data-once]');
    once.focus();
    once.click();
    await settled();
    expect(once.isConnected).to.equal(false);
    expect(rootOf(sample).activeElement).to.equal(null);
    sample.focus();
    expect(rootOf(sample).activeElement?.localName).to.equal('input');
  });

  it('an element works in another shadow root, and its slots take the host page’s content', async () => {
    const frame = await show('<div></div>');
    const outer = frame.attachShadow({ mode: 'open' });
    outer.innerHTML = '<vitrine-sample label="Dedans"><b slot="extra">hôte</b></vitrine-sample>';
    await settled();
    const sample = outer.querySelector('vitrine-sample') as HTMLElement;
    expect(inside(sample, '[data-text]').textContent).to.equal('Dedans');
    const heard: string[] = [];
    const listen = (event: Event) => heard.push(event.type);
    document.addEventListener('vitrine-navigate', listen);
    document.addEventListener('vitrine-before-navigate', listen);
    inside(sample, 'button').click();
    document.removeEventListener('vitrine-navigate', listen);
    document.removeEventListener('vitrine-before-navigate', listen);
    expect(heard).to.deep.equal(['vitrine-before-navigate']);
    expect(inside<HTMLSlotElement>(sample, 'slot').assignedElements()[0]?.textContent).to.equal('hôte');
  });

  it('an element moved to another document is styled there too', async () => {
    const sample = await show(SAMPLE);
    const frame = await show<HTMLIFrameElement>('<iframe></iframe>');
    frame.contentDocument?.body.append(sample);
    await settled();
    const view = frame.contentWindow as Window;
    expect(view.getComputedStyle(inside(sample, 'section')).paddingTop).to.equal('16px');
  });
});

describe('a fault inside an element', () => {
  before(defineSample);
  afterEach(clearPage);

  it('a fault in an element shows a sentence in the visitor’s language and spares the others', async () => {
    const heard: CustomEvent[] = [];
    const listen = (event: Event) => heard.push(event as CustomEvent);
    document.addEventListener('vitrine-error', listen);
    let failing: HTMLElement | undefined;
    let sound: HTMLElement | undefined;
    const errors = await uncaught(async () => {
      await said('error', async () => {
        failing = await show('<div lang="de"><vitrine-sample fails></vitrine-sample></div>');
        sound = await show(SAMPLE);
      });
    });
    document.removeEventListener('vitrine-error', listen);
    const sample = failing?.querySelector('vitrine-sample') as HTMLElement;
    expect(errors).to.deep.equal([]);
    expect(inside(sample, '[role=alert]').lang).to.equal('de');
    expect(inside(sample, '[role=alert]').textContent).to.include('konnte nicht angezeigt werden');
    expect(heard.map(({ detail }) => detail as unknown)).to.deep.equal([
      { version: 1, code: 0, type: 'render', message: 'asked to fail' },
    ]);
    expect(heard[0]?.composed && heard[0].bubbles).to.equal(true);
    expect(inside(sound as HTMLElement, '[data-text]').textContent).to.equal('Bonjour');
  });

  it('a fault in an element is overcome by another try or another attribute', async () => {
    let sample: HTMLElement | undefined;
    await said('error', async () => {
      sample = await show('<vitrine-sample fails></vitrine-sample>');
      inside(sample, 'button').click();
      await settled();
    });
    expect(inside(sample as HTMLElement, '[role=alert]').textContent).to.include('pas pu s’afficher');
    (sample as HTMLElement).removeAttribute('fails');
    await settled();
    expect(inside(sample as HTMLElement, '[data-text]').textContent).to.equal('Bonjour');
  });
});
