import { expect } from 'chai';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import { occupationOn } from './occupation.ts';

const HOME = { kind: 'home' } as const;
const pages = { of: () => undefined } as unknown as Parameters<typeof occupationOn>[2]['pages'];

describe('what the visitor of a page is doing', () => {
  const on = (query: Partial<typeof EMPTY_QUERY>) =>
    occupationOn(document.createElement('div'), document, {
      pages,
      place: { route: HOME, query: { ...EMPTY_QUERY, ...query } } as Parameters<
        typeof occupationOn
      >[2]['place'],
      isInUse: false,
    });

  it('is nothing that a promotion would disturb on a home page that is new', () => {
    expect(on({})).to.equal('none');
  });

  it('is using the page from the first moment where it answers a search', () => {
    expect(on({ what: 'massage' })).to.equal('using');
    expect(on({ when: 'tomorrow' })).to.equal('using');
  });
});
