import { Type } from 'typebox';
import { call, type Call } from '../call.ts';
import { PageQuery } from '../page.ts';
import { recordResource } from '../records.ts';
import { callsOf } from '../resource.ts';

const dossiers = recordResource({
  family: 'dossiers',
  noun: 'a file on a customer',
  plural: 'files on customers',
  path: '/api/dossiers',
  role: 'staff',
  properties: {
    /** Name or address of the file. */
    file: Type.String({ minLength: 1, maxLength: 500 }),
    type: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  },
});

/** Files on customers, as of their health: never deleted by a call. */
export const { read: readDossier, create: createDossier, update: updateDossier } = dossiers;

export const listDossiers = call({
  ...dossiers.list,
  summary: 'A page of the files on customers, of one type or of all, the newest first',
  query: Type.Object({ ...PageQuery, type: Type.Optional(Type.String({ maxLength: 64 })) }),
});

export const dossiersCalls: readonly Call[] = callsOf({
  listDossiers,
  readDossier,
  createDossier,
  updateDossier,
});
