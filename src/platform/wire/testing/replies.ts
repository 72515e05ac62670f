import { EURO } from '#domain/prices/money.ts';
import { categoriesWire, companyWire, shopsWire } from '../../testing/wire-data.ts';
import type { CatalogueContext } from '../catalogue/catalogue.ts';

/** What a parser is given, and what it warned of. */
export function context() {
  const warnings: string[] = [];
  const given: CatalogueContext = {
    base: 'https://api.example',
    currency: EURO,
    priceTimesMode: 'first',
    usesCabins: true,
    warn: (what) => void warnings.push(what),
  };
  return { warnings, given };
}

const line = {
  serviceid: '101',
  name: { fr: 'Soin' },
  start: '2026-01-05T08:00:00Z',
  end: '2026-01-05T09:00:00Z',
  practitioner: { id: 'p1', displayname: 'Aline' },
  price: 41,
};
export const resourceDay = {
  id: 'p1',
  displayname: 'Aline',
  hours: [{ start: '09:00', end: '24:00' }],
  events: [{ start: '2026-01-05T08:00:00Z', end: '2026-01-05T09:00:00+01:00' }],
  SbSelectionActive: true,
};
export const serviceDay = { practitioners: [resourceDay], cabins: [resourceDay], equipments: [] };
/** One reply of each kind, as the contract has it. */
export const REPLIES = {
  company: companyWire(),
  shops: shopsWire(),
  categories: categoriesWire(),
  availability: { appointments: { data: { 20260105: { 101: serviceDay } } } },
  hold: { holdId: 'h', expiresAt: '2026-01-05T08:00:00Z', shopid: '1', lines: [line], total: 41 },
  appointment: {
    id: 'a',
    start: line.start,
    end: line.end,
    shopid: '1',
    lines: [line],
    total: 41,
    customer: {},
  },
  login: {
    token: 't',
    user: { id: 'u', email: 'a@b.fr', profiles: [{ firstname: 'A', phone: { number: '1' } }] },
  },
  carts: [{ id: 'c', status: 'pending', items: [{ id: 's1' }], shopId: null }],
  days: [{ shopId: '1', date: '20260105', from: '09:00', to: '10:00', label: {} }],
};
