import { expect } from 'chai';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { giftsFeature } from '#stores/gifts/feature.ts';
import { Announcer } from '#ui/announcer.tsx';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { salonSite } from '#widgets/storefront/testing/salon.ts';
import { siteStage, type SiteStage } from '#widgets/storefront/testing/site-stage.tsx';
import { VOUCHERS } from '../../testing/vouchers.ts';
import { GiftForm } from '../gift-form.tsx';

describe('the vouchers of the list above the form', () => {
  const stages: SiteStage[] = [];
  afterEach(() => {
    for (const stage of stages.splice(0)) stage.leave();
  });

  /** With vouchers for these in the list, and a form that nobody has filled in. */
  async function openForm(...names: string[]) {
    const { site } = salonSite(VOUCHERS);
    await Promise.all([site.company.ensure(), site.catalogue.ensureShops(), site.texts.ensure('gift')]);
    await site.start();
    const gifts = await site.open(giftsFeature);
    await gifts.offer.ensure();
    for (const name of names) {
      fill(gifts, name);
      gifts.put();
      gifts.another();
    }
    const company = site.company.$company.get();
    if (company.kind !== 'ready') throw new Error('the company is not known');
    let orders = 0;
    const place = await siteStage(
      site,
      <Announcer>
        <GiftForm
          site={site}
          company={company.value}
          gifts={gifts}
          check={null}
          onOrder={() => {
            orders += 1;
          }}
        />
      </Announcer>,
    );
    stages.push(place);
    await settled(60);
    const button = (words: string) =>
      place
        .all<HTMLElement>('button')
        .find(({ textContent, ariaLabel }) => ariaLabel === words || textContent === words);
    const press = async (words: string) => {
      await place.until(() => button(words) !== undefined);
      button(words)?.click();
      await settled(60);
    };
    const listed = () => gifts.$list.get().map(({ gift }) => gift.recipient.name);
    return { place, gifts, press, button, listed, orders: () => orders };
  }

  function fill(gifts: Gifts, name: string) {
    gifts.edit({ name, email: `${name.toLowerCase()}@example.com` });
  }

  type Opened = Awaited<ReturnType<typeof openForm>>;

  async function expectMissingName({ place }: Opened) {
    await place.until(() => place.root.activeElement?.getAttribute('name') === 'name');
    expect(place.root.activeElement?.getAttribute('aria-invalid')).to.equal('true');
  }

  it('another one is begun once a finished one is in the list, which is said', async () => {
    const { place, gifts, press, listed } = await openForm('Sacha');
    fill(gifts, 'Margaux');
    await press('Ajouter un autre chèque');
    expect(listed()).to.deep.equal(['Sacha', 'Margaux']);
    expect(gifts.$draft.get().name).to.equal('');
    await place.until(() => place.said() === 'Le chèque pour Margaux est dans votre commande.');
  });

  it('another one waits for one that is begun, which says what is missing', async () => {
    const opened = await openForm('Sacha');
    opened.gifts.edit({ message: 'Bonne fête', email: 'margaux@example.com' });
    await opened.press('Ajouter un autre chèque');
    expect(opened.gifts.$draft.get().message).to.equal('Bonne fête');
    await expectMissingName(opened);
  });

  it('one that is begun is not overwritten by the change of another one either', async () => {
    const opened = await openForm('Sacha');
    const { gifts, press, listed } = opened;
    gifts.edit({ message: 'Bonne fête', email: 'margaux@example.com' });
    await press('Modifier le chèque pour Sacha');
    await expectMissingName(opened);
    fill(gifts, 'Margaux');
    await press('Modifier le chèque pour Sacha');
    expect(listed()).to.deep.equal(['Sacha', 'Margaux']);
    expect(gifts.$draft.get().name).to.equal('Sacha');
    gifts.goTo(2);
    await opened.place.until(() => opened.place.all('[name=name]').length === 1);
    expect(opened.place.all('[aria-invalid=true]')).to.have.length(0);
  });

  it('a finished one is paid along, and one that is only begun stays in its form', async () => {
    const { gifts, press, listed, orders } = await openForm('Sacha');
    gifts.edit({ message: 'Bonne fête', email: 'margaux@example.com' });
    await press('Payer');
    expect([orders(), listed()]).to.deep.equal([1, ['Sacha']]);
    expect(gifts.$draft.get().message).to.equal('Bonne fête');
    fill(gifts, 'Margaux');
    await press('Payer');
    expect([orders(), listed()]).to.deep.equal([2, ['Sacha', 'Margaux']]);
  });

  it('a change that is not finished is not paid as it was before', async () => {
    const opened = await openForm('Sacha');
    await opened.press('Modifier le chèque pour Sacha');
    opened.gifts.edit({ name: '' });
    await opened.press('Payer');
    expect(opened.orders()).to.equal(0);
    await expectMissingName(opened);
  });

  it('the one that is changed is marked and counted once, and the button says that the change is saved', async () => {
    const { place, gifts, press, button, listed, orders } = await openForm('Sacha', 'Margaux');
    const marked = () => place.all('[aria-current=true]').map(({ textContent }) => textContent);
    expect(marked()).to.deep.equal([]);
    await press('Modifier le chèque pour Margaux');
    expect(marked()).to.have.length(1);
    expect(marked()[0]).to.match(/^Margauxen cours de modification/);
    gifts.edit({ amount: '80' });
    gifts.goTo(3);
    await place.until(() => button('Enregistrer et aller au paiement') !== undefined);
    expect(button('Commander ce chèque')).to.equal(undefined);
    expect(button('Enregistrer et aller au paiement')?.parentElement?.textContent).to.match(/130\s€/);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    await press('Enregistrer et aller au paiement');
    expect([orders(), listed()]).to.deep.equal([1, ['Sacha', 'Margaux']]);
    expect(gifts.$list.get().map(({ gift }) => gift.price)).to.deep.equal([5000, 8000]);
  });
});
