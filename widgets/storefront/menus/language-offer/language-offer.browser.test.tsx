import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { field, NOTHING, openSearch } from '../../home/free-times/testing/open-search.ts';
import { close, history, open, place, press, SHOPS, title } from '../../testing/open-storefront.tsx';

describe('the offer of the browser’s own language', () => {
  afterEach(close);

  const offer = () => place.all('section[lang]')[0];
  const isGone = () => offer() === undefined;

  for (const [language, accept, decline] of [
    ['de-AT', 'Auf Deutsch lesen', 'Nein danke'],
    ['en-US', 'Read in English', 'No thanks'],
    ['es-MX', 'Leer en español', 'No, gracias'],
    ['it', 'Leggi in italiano', 'No, grazie'],
  ] as const) {
    it(`a browser in ${language} is offered its language in that language, after all else of the page`, async () => {
      await open({ languages: [language], shops: SHOPS }, { width: '390px' });
      await place.until(() => offer() !== undefined);
      expect(offer()?.lang).to.equal(language.slice(0, 2));
      const buttons = [...offer()!.querySelectorAll('button')];
      expect(buttons.map(({ textContent }) => textContent)).to.deep.equal([accept, decline]);
      for (const { offsetHeight } of buttons) expect(offsetHeight).to.be.at.least(44);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }

  it('a language that is accepted opens the same page in it, and the offer goes', async () => {
    await open({ languages: ['de'], shops: SHOPS, address: '/contact?q=75' });
    await place.until(() => !isGone());
    await press('Auf Deutsch lesen');
    await place.until(() => history.read() === '/de/contact?q=75');
    await place.until(() => document.documentElement.lang === 'de' && isGone());
    expect(title()[0]).to.equal('Unsere Salons');
  });

  it('a language that is declined leaves the page as it is', async () => {
    await open({ languages: ['it', 'en'], shops: SHOPS, address: '/contact' });
    await place.until(() => !isGone());
    await press('No, grazie');
    await place.until(isGone);
    expect(history.read()).to.equal('/contact');
    expect(document.documentElement.lang).to.equal('fr');
    expect(title()[0]).to.equal('Nos adresses');
  });

  it('the offer leaves the suggestions of the search free, wherever they open', async () => {
    await openSearch('/', () => ({ body: NOTHING }), { languages: ['de'] }, { width: '390px' });
    await place.until(() => !isGone());
    for (const name of ['where', 'what']) {
      field(name).focus();
      field(name).value = 's';
      field(name).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      const lists = () => place.all('[role=listbox]').filter(({ offsetHeight }) => offsetHeight > 0);
      await place.until(() => lists().length === 1);
      // In the way of the list, as it is on a phone.
      offer()!.style.top = `${lists()[0]!.getBoundingClientRect().top}px`;
      lists()[0]!.append(document.createElement('i'));
      await settled(50);
      const [list, box] = [lists()[0]!, offer()!].map((one) => one.getBoundingClientRect());
      const isSeen = getComputedStyle(offer()!).visibility === 'visible';
      expect(isSeen && box!.top < list!.bottom && box!.bottom > list!.top).to.equal(false);
    }
  });

  for (const [who, salon] of [
    ['a browser that prefers what is spoken', { languages: ['fr-CA', 'de'] }],
    [
      'a browser that prefers no language of the company',
      { languages: ['de'], booker: { langs: { fr: true } } },
    ],
    ['a browser that says nothing of its languages', {}],
  ] as const) {
    it(`${who} is offered none`, async () => {
      await open({ shops: SHOPS, ...salon });
      await settled(200);
      expect(offer()).to.equal(undefined);
    });
  }
});
