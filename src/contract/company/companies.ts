import type { CallOf } from '../call.ts';
import type { companiesSchemas } from './companies.schemas.ts';

export const companyByHost: CallOf<typeof companiesSchemas, 'companies.byHost'> = {
  name: 'companies.byHost',
  method: 'GET',
  path: '/api/companies/token/host/{host}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'none',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const currentCompany: CallOf<typeof companiesSchemas, 'companies.me'> = {
  name: 'companies.me',
  method: 'GET',
  path: '/api/companies/me',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const companyLegal: CallOf<typeof companiesSchemas, 'companies.legal'> = {
  name: 'companies.legal',
  method: 'GET',
  path: '/api/companies/legal',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
};

export const companyOffline: CallOf<typeof companiesSchemas, 'companies.offline'> = {
  name: 'companies.offline',
  method: 'GET',
  path: '/api/companies/offline',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const smsAvailable: CallOf<typeof companiesSchemas, 'companies.areSmsAvailable'> = {
  name: 'companies.areSmsAvailable',
  method: 'GET',
  path: '/api/companies/are-sms-available',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const companyReviews: CallOf<typeof companiesSchemas, 'companies.reviews'> = {
  name: 'companies.reviews',
  method: 'GET',
  path: '/api/companies/reviews',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const listCompanies: CallOf<typeof companiesSchemas, 'companies.list'> = {
  name: 'companies.list',
  method: 'GET',
  path: '/api/companies',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const readCompany: CallOf<typeof companiesSchemas, 'companies.read'> = {
  name: 'companies.read',
  method: 'GET',
  path: '/api/companies/{id}',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const registerCompany: CallOf<typeof companiesSchemas, 'companies.create'> = {
  name: 'companies.create',
  method: 'POST',
  path: '/api/companies',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const updateCompany: CallOf<typeof companiesSchemas, 'companies.update'> = {
  name: 'companies.update',
  method: 'PUT',
  path: '/api/companies/{id}',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const deleteCompany: CallOf<typeof companiesSchemas, 'companies.remove'> = {
  name: 'companies.remove',
  method: 'DELETE',
  path: '/api/companies/{id}',
  role: 'admin',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};
