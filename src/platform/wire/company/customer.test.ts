import { describe, expect, test } from 'vitest';
import { parseCustomer, parseLogin } from './customer.ts';

describe('a customer', () => {
  const user = {
    id: 3,
    email: 'a@example.com',
    profiles: [{ firstname: 'Anna', lastname: 'Kessler', email: 'b@example.com', phone: { number: '+331' } }],
  };
  const customer = { id: '3', email: 'a@example.com', firstname: 'Anna', lastname: 'Kessler', phone: '+331' };

  test('a customer has an id and the names of the first profile', () => {
    expect(parseCustomer(user)).toEqual(customer);
    expect(parseCustomer({ ...user, profiles: [...user.profiles, { firstname: 'Other' }] })).toEqual(
      customer,
    );
    expect(parseCustomer({ ...user, id: '' })).toBeNull();
    expect(parseCustomer({ ...user, hasLoyaltyCard: false })).toEqual({ ...customer, hasLoyaltyCard: false });
  });

  test('a customer without an e-mail or phone has those of the profile', () => {
    const profiles = [{ email: 'b@example.com', phone: '+332' }];
    expect(parseCustomer({ id: 3, profiles })).toEqual({
      id: '3',
      email: 'b@example.com',
      firstname: '',
      lastname: '',
      phone: '+332',
    });
    expect(parseCustomer({ id: 3 })).toMatchObject({ email: '', phone: '' });
  });

  test('a log-in needs both a token and a user', () => {
    expect(parseLogin({ token: 't', user })).toEqual({ token: 't', customer });
    expect([parseLogin({ token: '', user }), parseLogin({ token: 't', user: {} })]).toEqual([null, null]);
  });
});
