import { expect } from 'chai';
import { settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { company } from '../testing/company.ts';
import { salonSite } from '../testing/salon.ts';
import { AccountEntry } from './account-entry.view.tsx';
import type { Account } from './use-account.ts';

const nowhere = { href: '/auth', go: () => {} };

const account: Account = {
  site: salonSite().site,
  company: company(),
  customer: {
    id: 'c1',
    firstname: 'Sacha',
    lastname: 'Lind',
    email: 'sacha@example.com',
    phone: '+33600000000',
  },
  isRestoring: false,
  entry: nowhere,
  register: nowhere,
  to: () => nowhere,
  isOpen: false,
  setOpen: () => {},
  enter: () => {},
  logout: () => {},
  turns: 0,
};

describe('the account’s entry of a customer', () => {
  let place: Stage;
  beforeEach(() => {
    place = stage();
  });
  afterEach(() => place.leave());

  it('leads to no login and is as large before its code is there as after', async () => {
    const opened: boolean[] = [];
    place.show(<AccountEntry account={{ ...account, setOpen: (isOpen) => opened.push(isOpen) }} />);
    const early = place.one('button');
    expect(early.getAttribute('aria-haspopup')).to.equal('dialog');
    expect(place.all('a')).to.have.length(0);
    early.click();
    expect(opened).to.deep.equal([true]);
    const size = ({ width, height }: DOMRect) => [width, height];
    const before = size(early.getBoundingClientRect());
    while (place.all('[aria-expanded]').length === 0) await settled(20);
    expect(size(place.one('[aria-expanded]').getBoundingClientRect())).to.deep.equal(before);
  });
});
