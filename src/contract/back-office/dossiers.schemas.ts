import { Type } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { PageQuery } from '../fields/page.ts';
import { recordSchemas } from '../records.schemas.ts';

const dossiers = recordSchemas({
  title: 'Dossier',
  noun: 'a file on a customer',
  plural: 'files on customers',
  fields: entity('DossierFields', {
    /** Name or address of the file. */
    file: Type.String({ minLength: 1, maxLength: 500 }),
    type: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
});

export const dossiersSchemas = {
  'dossiers.list': {
    ...dossiers.list,
    summary: 'A page of the files on customers, the newest first',
    query: Type.Object({ ...PageQuery, type: Type.Optional(Type.String({ maxLength: 64 })) }),
  },
  'dossiers.read': dossiers.read,
  'dossiers.create': dossiers.create,
  'dossiers.update': dossiers.update,
} satisfies FamilySchemas;
