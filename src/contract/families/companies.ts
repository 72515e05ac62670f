import { Type } from 'typebox';
import { call, type Call } from '../call.ts';
import { CompanySettings, CompanyWire, LegalWire, OpenCompanyWire } from '../company.ts';
import { ById } from '../resource.ts';

export const companyByHost = call({
  name: 'companies.byHost',
  summary: 'The company that a host name belongs to',
  method: 'GET',
  path: '/api/companies/token/host/{host}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'none',
  idempotency: 'safe',
  caching: 'revalidate',
  params: Type.Object({ host: Type.String({ maxLength: 253 }) }),
  reply: OpenCompanyWire,
});

export const currentCompany = call({
  name: 'companies.me',
  summary: 'The company of the company header',
  method: 'GET',
  path: '/api/companies/me',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  reply: OpenCompanyWire,
});

export const companyLegal = call({
  name: 'companies.legal',
  summary: 'The legal texts and the words on cookies of the company',
  method: 'GET',
  path: '/api/companies/legal',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  reply: LegalWire,
});

export const companyOffline = call({
  name: 'companies.offline',
  summary: 'Whether the company has closed its site',
  method: 'GET',
  path: '/api/companies/offline',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  reply: Type.Object({ offline: Type.Boolean() }),
});

export const smsAvailable = call({
  name: 'companies.areSmsAvailable',
  summary: 'Whether the company sends text messages',
  method: 'GET',
  path: '/api/companies/are-sms-available',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  reply: Type.Object({ available: Type.Boolean() }),
});

/** A company as its administrators see it. */
export const KeptCompanyWire = Type.Object({ id: Type.String(), company: CompanyWire });

const byAdmin = { role: 'admin', audience: 'back-office', tenancy: 'company' } as const;

export const listCompanies = call({
  ...byAdmin,
  name: 'companies.list',
  summary: 'The companies that a token is of: one',
  method: 'GET',
  path: '/api/companies',
  idempotency: 'safe',
  reply: Type.Array(KeptCompanyWire),
});

export const readCompany = call({
  ...byAdmin,
  name: 'companies.read',
  summary: "The administrator's own company; any other is unknown",
  method: 'GET',
  path: '/api/companies/{id}',
  idempotency: 'safe',
  params: ById,
  reply: KeptCompanyWire,
});

export const createCompany = call({
  ...byAdmin,
  name: 'companies.create',
  summary:
    'A further company, closed and without a catalogue, with the key by which its first administrator comes in',
  method: 'POST',
  path: '/api/companies',
  idempotency: 'key',
  body: Type.Object({
    /** Part of addresses, and of the company's token. */
    nickname: Type.String({ pattern: '^[a-z][a-z0-9-]{2,39}$' }),
    displayName: Type.String({ minLength: 1, maxLength: 100 }),
    email: Type.String({ minLength: 3, maxLength: 254 }),
  }),
  reply: Type.Object({ id: Type.String(), token: Type.String(), setupKey: Type.String() }),
});

export const updateCompany = call({
  ...byAdmin,
  name: 'companies.update',
  summary: "Changes the administrator's own company, section by section",
  method: 'PUT',
  path: '/api/companies/{id}',
  idempotency: 'natural',
  params: ById,
  body: CompanySettings,
  reply: KeptCompanyWire,
});

export const deleteCompany = call({
  ...byAdmin,
  name: 'companies.remove',
  summary:
    "Deletes the administrator's own company with all that it holds; its nickname must be repeated, and no visit may still be to come",
  method: 'DELETE',
  path: '/api/companies/{id}',
  idempotency: 'natural',
  params: ById,
  query: Type.Object({ nickname: Type.String({ maxLength: 60 }) }),
  reply: Type.Object({}),
});

export const companiesCalls: readonly Call[] = [
  companyByHost,
  currentCompany,
  companyLegal,
  companyOffline,
  smsAvailable,
  listCompanies,
  readCompany,
  createCompany,
  updateCompany,
  deleteCompany,
];
