import { Type } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { Email, Name } from '../fields/person.ts';
import { entity } from '../entity.ts';
import { ById, Nothing } from '../fields/id.ts';
import { CompanyChange, CompanyWire, LegalWire, OpenCompanyWire } from './company-wire.ts';
import { ReviewsWire } from './reviews-wire.ts';

/** A company as its administrators see it. */
export const CompanyRecordWire = entity('CompanyRecord', { id: Type.String(), company: CompanyWire });

export const companiesSchemas = {
  'companies.byHost': {
    summary: 'The company that a host name belongs to',
    params: Type.Object({ host: Type.String({ maxLength: 253 }) }),
    reply: OpenCompanyWire,
  },
  'companies.me': { summary: 'The company of the company header', reply: OpenCompanyWire },
  'companies.legal': { summary: 'The legal texts and the words on cookies of the company', reply: LegalWire },
  'companies.offline': {
    summary: 'Whether the company has closed its site',
    reply: Type.Object({ offline: Type.Boolean() }),
  },
  'companies.areSmsAvailable': {
    summary: 'Whether the company sends SMS, and by which services its customers come in',
    reply: Type.Object({
      available: Type.Boolean(),
      providers: Type.Array(
        Type.Object({ provider: Type.String(), url: Type.String(), clientId: Type.String() }),
      ),
    }),
  },
  'companies.reviews': {
    summary: 'Reviews of the company at its review service; null: none',
    reply: Type.Object({ reviews: Type.Union([ReviewsWire, Type.Null()]) }),
  },
  'companies.list': {
    summary: 'The companies that a token is of: one',
    reply: Type.Array(CompanyRecordWire),
  },
  'companies.read': {
    summary: "The administrator's company",
    params: ById,
    reply: CompanyRecordWire,
  },
  'companies.create': {
    strict: true,
    summary: 'A further company, closed and empty, with the key of its first administrator',
    body: Type.Object({
      /** Part of addresses, and of the company's token. */
      nickname: Type.String({ pattern: '^[a-z][a-z0-9-]{2,39}$' }),
      displayName: Name,
      email: Email,
    }),
    reply: Type.Object({ id: Type.String(), token: Type.String(), setupKey: Type.String() }),
  },
  'companies.update': {
    strict: true,
    summary: "Changes the administrator's company, section by section",
    params: ById,
    body: CompanyChange,
    reply: CompanyRecordWire,
  },
  'companies.remove': {
    summary: "Deletes the administrator's company, once its nickname is repeated and no visit is to come",
    params: ById,
    query: Type.Object({ nickname: Type.String({ maxLength: 60 }) }),
    reply: Nothing,
  },
} satisfies FamilySchemas;
