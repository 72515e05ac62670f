import type { CallOf } from '../call.ts';
import type { customersSchemas } from './customers.schemas.ts';

export const searchCustomers: CallOf<typeof customersSchemas, 'customers.search'> = {
  name: 'customers.search',
  method: 'POST',
  path: '/api/customers/artebeaute/search',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const readCustomer: CallOf<typeof customersSchemas, 'customers.read'> = {
  name: 'customers.read',
  method: 'GET',
  path: '/api/customers/artebeaute',
  role: 'customer',
  audience: 'customer',
  staffToo: 'staff',
  tenancy: 'company',
  idempotency: 'safe',
};

export const customerRemaining: CallOf<typeof customersSchemas, 'customers.remaining'> = {
  name: 'customers.remaining',
  method: 'GET',
  path: '/api/customers/remainingamount',
  role: 'customer',
  audience: 'customer',
  staffToo: 'staff',
  tenancy: 'company',
  idempotency: 'safe',
};

export const remainingAmount: CallOf<typeof customersSchemas, 'customers.remainingAmount'> = {
  name: 'customers.remainingAmount',
  method: 'GET',
  path: '/customers/remainingAmount',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const customerHistory: CallOf<typeof customersSchemas, 'customers.history'> = {
  name: 'customers.history',
  method: 'GET',
  path: '/api/customers/history',
  role: 'customer',
  audience: 'customer',
  staffToo: 'staff',
  tenancy: 'company',
  idempotency: 'safe',
};

export const readBirthday: CallOf<typeof customersSchemas, 'customers.birthday'> = {
  name: 'customers.birthday',
  method: 'GET',
  path: '/api/customers/v2/birthday/{id}',
  role: 'customer',
  audience: 'customer',
  staffToo: 'staff',
  tenancy: 'company',
  idempotency: 'safe',
};

export const keepBirthday: CallOf<typeof customersSchemas, 'customers.keepBirthday'> = {
  name: 'customers.keepBirthday',
  method: 'PUT',
  path: '/api/customers/v2/birthday/{id}',
  role: 'customer',
  audience: 'customer',
  staffToo: 'staff',
  tenancy: 'company',
  idempotency: 'natural',
};

export const isFirstBooking: CallOf<typeof customersSchemas, 'customers.isFirstBooking'> = {
  name: 'customers.isFirstBooking',
  method: 'GET',
  path: '/api/customers/is-first-booking/{id}',
  role: 'customer',
  audience: 'customer',
  staffToo: 'staff',
  tenancy: 'company',
  idempotency: 'safe',
};
