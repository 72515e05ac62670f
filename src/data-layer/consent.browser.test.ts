import { expect } from 'chai';
import type { DataLayerEntry } from './entries.ts';
import { followEvents } from './follow-events.ts';

describe('consent mode', () => {
  const root = document.documentElement;
  let told: DataLayerEntry[];
  let element: HTMLElement;
  let stop: () => void;

  const layer = { push: (entry: DataLayerEntry) => told.push(entry) };
  const consent = (words: string | null) =>
    words === null
      ? root.removeAttribute('data-vitrine-consent')
      : root.setAttribute('data-vitrine-consent', words);
  const logIn = () =>
    element.dispatchEvent(
      new CustomEvent('vitrine-login', { detail: { version: 1 }, bubbles: true, composed: true }),
    );
  const commands = () =>
    told.flatMap((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? [[...(entry as IArguments)]] : [],
    );
  const states = (ads: string, analytics: string) => ({
    ad_storage: ads,
    analytics_storage: analytics,
    ad_user_data: ads,
    ad_personalization: ads,
  });
  const begin = () => (stop = followEvents({ dataLayer: layer }));

  beforeEach(() => {
    told = [];
    stop = () => {};
    element = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    stop();
    element.remove();
    consent(null);
  });

  it('refuses all storages before anything else is told', () => {
    consent(null);
    begin();
    logIn();
    expect(commands()).to.deep.equal([['consent', 'default', states('denied', 'denied')]]);
    expect(told).to.have.length(1);
  });

  it('is told what the visitor has agreed to in the task of their click, and before what they do next', async () => {
    consent(null);
    begin();
    let updated = 0;
    const button = element.appendChild(document.createElement('button'));
    button.addEventListener('click', () => consent('analytics'));
    const later = new Promise((resolve) => setTimeout(resolve));
    button.click();
    await Promise.resolve();
    updated = commands().length;
    await later;
    expect(updated).to.equal(2);
    consent('analytics marketing');
    logIn();
    expect(told.at(-1)).to.deep.equal({ event: 'login' });
    consent(null);
    await Promise.resolve();
    expect(commands().slice(1)).to.deep.equal([
      ['consent', 'update', states('denied', 'granted')],
      ['consent', 'update', states('granted', 'granted')],
      ['consent', 'update', states('denied', 'denied')],
    ]);
  });

  it('leaves the first word to a page that has said it', () => {
    const own: unknown[] = [['consent', 'default', { analytics_storage: 'granted' }]];
    consent(null);
    stop = followEvents({ dataLayer: own as DataLayerEntry[] });
    expect(own).to.have.length(1);
  });

  it('leaves every later word to it as well, whatever the page lets us do', async () => {
    consent('analytics');
    const own: unknown[] = [['consent', 'default', { ad_storage: 'granted', analytics_storage: 'granted' }]];
    stop = followEvents({ dataLayer: own as DataLayerEntry[] });
    consent(null);
    await Promise.resolve();
    expect(own.map((entry) => Array.from(entry as ArrayLike<unknown>)[1])).to.deep.equal(['default']);
  });
});
