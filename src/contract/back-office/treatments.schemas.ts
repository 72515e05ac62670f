import type { FamilySchemas } from '../call.ts';
import { namedRecordSchemas, ofFamily } from '../records.schemas.ts';

export const treatmentsSchemas = {
  ...ofFamily('consentements', namedRecordSchemas('a consent', 'consents')),
  ...ofFamily('needles', namedRecordSchemas('a needle', 'needles')),
  ...ofFamily('pigments', namedRecordSchemas('a pigment', 'pigments')),
  ...ofFamily('prestations', namedRecordSchemas('a treatment', 'treatments')),
} satisfies FamilySchemas;
