import type { Customer } from '#domain/people/customer.ts';
import { fields, id, list, text } from '../read.ts';

/** Null for what is no user. Missing names and phones are empty: a profile may lack them. */
export function parseCustomer(value: unknown): Customer | null {
  const read = fields(value);
  if (!id(read['id'])) return null;
  const profile = fields(list(read['profiles'])?.[0]);
  const { hasLoyaltyCard } = read;
  return {
    id: id(read['id']),
    email: text(read['email']) || text(profile['email']),
    firstname: text(profile['firstname']),
    lastname: text(profile['lastname']),
    phone: text(fields(profile['phone'])['number']) || text(profile['phone']),
    ...(typeof hasLoyaltyCard === 'boolean' && { hasLoyaltyCard }),
  };
}

/** The token and its owner; null where either is missing. */
export function parseLogin(value: unknown): { readonly token: string; readonly customer: Customer } | null {
  const read = fields(value);
  const customer = parseCustomer(read['user']);
  const token = text(read['token']);
  return customer && token ? { token, customer } : null;
}
