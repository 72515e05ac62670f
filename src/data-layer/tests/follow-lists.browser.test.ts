import { expect } from 'chai';
import { FollowedPage, FACIAL, facial, MASSAGE, massage, SHOP } from '../testing/followed-page.ts';

describe('lists in the data layer', () => {
  let page: FollowedPage;

  beforeEach(() => {
    page = new FollowedPage();
  });
  afterEach(() => page.leave());

  const list = (...services: (typeof MASSAGE)[]) =>
    page.fire('vitrine-list', {
      category: { slug: 'soins', name: 'Soins' },
      services,
      shop: SHOP,
      currency: 'EUR',
    });
  const look = (service: string) =>
    page.fire('vitrine-navigate', { path: `/services/soins/${service}`, page: 'service', service });
  const ofSoins = { item_list_id: 'soins', item_list_name: 'Soins' };

  it('a list is told with its services in their order, and what is chosen from it with its place', () => {
    list(MASSAGE, FACIAL);
    look('facial');
    const inList = { ...facial, ...ofSoins, index: 1 };
    expect(page.told.filter((entry) => 'event' in entry)).to.deep.equal([
      {
        event: 'view_item_list',
        ecommerce: { ...ofSoins, items: [{ ...massage, ...ofSoins, index: 0 }, inList] },
      },
      { event: 'select_item', ecommerce: { ...ofSoins, items: [inList] } },
      { event: 'view_item', ecommerce: { currency: 'EUR', value: 40.2, items: [inList] } },
    ]);
  });

  it('a service that is reached without a list, or is in none that was shown last, was not selected', () => {
    look('massage');
    list(MASSAGE);
    look('facial');
    look('massage');
    expect(page.names()).to.deep.equal(['view_item', 'view_item_list', 'view_item', 'view_item']);
    expect(page.told.at(-1)).to.deep.equal({
      event: 'view_item',
      ecommerce: { items: [{ item_id: 'massage', item_category: 'service', quantity: 1 }] },
    });
  });

  it('a list has 200 items at most', () => {
    list(...Array.from({ length: 250 }, (_, index) => ({ ...MASSAGE, slug: `s${index}` })));
    expect(page.told[1]).to.have.nested.property('ecommerce.items').with.length(200);
  });
});
