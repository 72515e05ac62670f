import type { SeedPerson } from './model.ts';

/** The demo's customers; the phone numbers are of ranges that are kept for fiction. */
export const customers: readonly SeedPerson[] = [
  {
    email: 'camille@example.com',
    firstname: 'Camille',
    lastname: 'Ferrand',
    phone: '+33199004217',
    role: 'customer',
    record: '50001',
    others: [{ firstname: 'Lou', lastname: 'Ferrand' }],
  },
  {
    email: 'sacha@example.com',
    firstname: 'Sacha',
    lastname: 'Lindqvist',
    phone: '',
    role: 'customer',
    record: '50002',
  },
];

/** Those who work for a company. */
export const team: readonly SeedPerson[] = [
  {
    email: 'provider@example.com',
    firstname: 'Noé',
    lastname: 'Vasseur',
    phone: '+33199004230',
    role: 'provider',
  },
  { email: 'staff@example.com', firstname: 'Inès', lastname: 'Caron', phone: '+33199004231', role: 'staff' },
  {
    email: 'manager@example.com',
    firstname: 'Solène',
    lastname: 'Mercier',
    phone: '+33199004233',
    role: 'manager',
  },
  {
    email: 'access@example.com',
    firstname: 'Hugo',
    lastname: 'Delmas',
    phone: '+33199004234',
    role: 'access',
  },
  {
    email: 'admin@example.com',
    firstname: 'Hélène',
    lastname: 'Aubry',
    phone: '+33199004232',
    role: 'admin',
  },
];
