import { expect } from 'chai';
import { replayInput } from '#ui/hydration/replay-input.ts';
import { replayPresses } from '#ui/hydration/replay-presses.ts';
import { PRESS_REPLAY } from './press-replay.ts';

const MARKUP = `<a href="#there"><span>Services</span></a>
  <a href="#there"><button type="button">In a link</button></a>
  <a href="/salon?lang=fr&vitrine-path=/services" id="place"><span>Services of an element in a page</span></a>
  <button type="button" id="one"><b>One</b></button>
  <button type="button" id="two">Two</button>
  <div role="button" id="three" tabindex="0">Three</div>
  <p id="words">Words</p>
  <form id="form"><input name="town" value=""><button name="go" value="1">Go</button></form>`;

/** An element as a server sends it, with the script that stands in its root, and what its code is told of afterwards. */
function sent(markup = MARKUP) {
  const place = document.createElement('main');
  document.body.append(place);
  place.setHTMLUnsafe(
    `<vitrine-storefront><template shadowrootmode="open">${markup}</template></vitrine-storefront>`,
  );
  const script = document.createElement('script');
  script.textContent = PRESS_REPLAY;
  place.append(script);
  const root = place.firstElementChild?.shadowRoot as ShadowRoot;
  const told: string[] = [];
  const tell = (event: Event) => {
    const [target] = event.composedPath() as unknown as readonly Element[];
    const submitter = event instanceof SubmitEvent && event.submitter?.getAttribute('name');
    told.push([event.type, target?.closest('[id]')?.id, submitter].filter(Boolean).join(' '));
    if (event.type === 'submit') event.preventDefault();
  };
  for (const kind of ['click', 'submit']) root.addEventListener(kind, tell);
  const press = (selector: string) => root.querySelector<HTMLElement>(selector)?.click();
  const marked = () =>
    [...root.querySelectorAll('[data-pressed]')].map(({ id, localName }) => id || localName);
  return { root, told, press, marked };
}

describe('what is pressed in a server’s markup before the code is there', () => {
  afterEach(() => document.querySelectorAll('main').forEach((place) => place.remove()));

  /** One press is repeated a turn. */
  const repeated = async () => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((next) => setTimeout(next));
  };

  it('presses are kept from everybody, and repeated in order, each once, when the code can answer them', async () => {
    const { root, told, press, marked } = sent();
    press('#two');
    press('#one b');
    press('#two');
    expect(told).to.deep.equal([]);
    expect(marked()).to.deep.equal(['one', 'two']);
    replayInput(root);
    await repeated();
    expect(marked()).to.deep.equal([]);
    expect(told).to.deep.equal(['click one', 'click two']);
    replayInput(root);
    await repeated();
    expect(told).to.deep.equal(['click one', 'click two']);
  });

  it('presses that nothing can answer are dropped, and later ones go through', async () => {
    const { root, told, press, marked } = sent();
    press('#one b');
    replayPresses(root, false);
    await repeated();
    expect(marked()).to.deep.equal([]);
    expect(told).to.deep.equal([]);
    press('#two');
    expect(told).to.deep.equal(['click two']);
  });

  it('what is pressed afterwards is no business of it', () => {
    const { root, told, press } = sent();
    replayInput(root);
    press('#one b');
    expect(told).to.deep.equal(['click one']);
  });

  it('whatever has the role of a button is one', () => {
    const { root, told, press } = sent();
    press('#three');
    replayInput(root);
    expect(told).to.deep.equal(['click three']);
  });

  it('a form is sent afterwards, by the button that it was sent by and with what was typed, and never by the browser', async () => {
    const { root, told } = sent();
    const town = root.querySelector('input') as HTMLInputElement;
    town.value = 'Annecy';
    const form = root.querySelector('form') as HTMLFormElement;
    form.requestSubmit(root.querySelector<HTMLElement>('[name=go]'));
    expect(told).to.deep.equal([]);
    replayInput(root);
    // Once the screen has what was typed.
    expect(told).to.deep.equal([]);
    await repeated();
    expect(told).to.deep.equal(['submit form go']);
    expect(town.value).to.equal('Annecy');
  });

  it('a press on the button of a form is one press: the form is sent by it', () => {
    const { root, told, press } = sent();
    press('[name=go]');
    replayInput(root);
    expect(told).to.deep.equal(['click form', 'submit form go']);
  });

  it('a link works by itself, what lies in it included, and words are no button', () => {
    const { root, told, press } = sent();
    press('a span');
    press('a button');
    press('#words');
    expect(told).to.deep.equal(['click', 'click', 'click words']);
    replayInput(root);
    expect(told).to.have.length(3);
  });

  it('a link to a place of an element in the page’s query waits: the page would be loaded again', async () => {
    const { root, told, press } = sent();
    const followed: boolean[] = [];
    root.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    });
    press('#place span');
    expect(told).to.deep.equal([]);
    const inNewTab = new MouseEvent('click', {
      bubbles: true,
      composed: true,
      cancelable: true,
      ctrlKey: true,
    });
    root.querySelector('#place')?.dispatchEvent(inNewTab);
    expect(told).to.deep.equal(['click place']);
    replayInput(root);
    await repeated();
    expect(told).to.deep.equal(['click place', 'click place']);
    expect(followed).to.deep.equal([true, true]);
  });
});
