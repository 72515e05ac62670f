import { expect } from 'chai';
import { browserHostPage } from './host-page.ts';

const SCRIPT = '/demo/pages/portal/mark.svg?script';
const page = () => browserHostPage(window);
const scripts = () => [...document.scripts].filter(({ src }) => src.includes(SCRIPT));

describe('the page that the elements stand in', () => {
  afterEach(() => {
    for (const script of scripts()) script.remove();
    for (const name of ['dataLayer', 'itsOwn', 'ours']) Reflect.deleteProperty(window, name);
  });

  it('hears the page around its frame, and no other window', async () => {
    const [shown, other] = [0, 1].map(() => document.body.appendChild(document.createElement('iframe')));
    const view = shown?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!view || !other?.contentWindow) throw new Error('A frame has no window.');
    const heard: unknown[] = [];
    const stop = browserHostPage(view).onMessage(({ data }) => heard.push(data));
    Reflect.set(other.contentWindow, 'shown', view);
    const script = other.contentWindow.document.createElement('script');
    script.textContent = "shown.postMessage('beside')";
    other.contentWindow.document.body.append(script);
    view.postMessage('around');
    await expectHeard(() => heard.length > 0);
    stop();
    view.postMessage('late');
    await expectHeard(() => true);
    expect(heard).to.deep.equal(['around']);
    for (const frame of [shown, other]) frame?.remove();
  });

  it('loads a script once, with the attributes that it reads of itself', () => {
    const address = new URL(SCRIPT, location.href).href;
    page().loadScript(address, { 'data-user': '1"><b>' });
    page().loadScript(address, {});
    expect(scripts().map((script) => [script.async, script.dataset['user']])).to.deep.equal([
      [true, '1"><b>'],
    ]);
  });

  it('tells commands from other entries of the data layer', () => {
    page().push({ event: 'gtm.js' });
    page().command('consent', 'default', {});
    expect(Reflect.get(window, 'dataLayer')).to.have.length(2);
    expect(page().commands()).to.deep.equal([['consent', 'default', {}]]);
  });

  it('leaves a global of the page alone', () => {
    Reflect.set(window, 'itsOwn', 1);
    page().define('itsOwn', 2);
    page().define('ours', 3);
    expect([Reflect.get(window, 'itsOwn'), Reflect.get(window, 'ours')]).to.deep.equal([1, 3]);
  });

  it('forgets cookies and keys by their names, and nothing else', () => {
    document.cookie = '_theirs=1; Path=/';
    document.cookie = '_others=1; Path=/';
    localStorage.setItem('_theirs', '1');
    sessionStorage.setItem('_theirs', '1');
    localStorage.setItem('_others', '1');
    page().forget(['_theirs']);
    expect(document.cookie).not.to.include('_theirs');
    expect(document.cookie).to.include('_others');
    expect([localStorage.getItem('_theirs'), sessionStorage.getItem('_theirs')]).to.deep.equal([null, null]);
    expect(localStorage.getItem('_others')).to.equal('1');
    page().forget(['_others']);
  });
});

/** Messages come in the order in which they were posted, each in a task of its own. */
async function expectHeard(isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (isDone() && turn > 2) return;
  }
}
