import type { CallOf } from '../call.ts';
import { recordCalls } from '../records.ts';
import type { dossiersSchemas } from './dossiers.schemas.ts';

const dossiers = recordCalls({ family: 'dossiers', path: '/api/dossiers', role: 'staff' });

/** Files on customers, as of their health: never deleted by a call. */
export const { read: readDossier, create: createDossier, update: updateDossier } = dossiers;

export const listDossiers: CallOf<typeof dossiersSchemas, 'dossiers.list'> = {
  name: 'dossiers.list',
  method: 'GET',
  path: '/api/dossiers',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};
