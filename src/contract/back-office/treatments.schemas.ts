import type { FamilySchemas } from '../call.ts';
import { NAMED, ofFamily, recordSchemas } from '../records.schemas.ts';

const consent = { title: 'Consent', noun: 'a consent', plural: 'consents', properties: NAMED };
const needle = { title: 'Needle', noun: 'a needle', plural: 'needles', properties: NAMED };
const pigment = { title: 'Pigment', noun: 'a pigment', plural: 'pigments', properties: NAMED };
const treatment = { title: 'Treatment', noun: 'a treatment', plural: 'treatments', properties: NAMED };

export const treatmentsSchemas = {
  ...ofFamily('consentements', recordSchemas(consent)),
  ...ofFamily('needles', recordSchemas(needle)),
  ...ofFamily('pigments', recordSchemas(pigment)),
  ...ofFamily('prestations', recordSchemas(treatment)),
} satisfies FamilySchemas;
