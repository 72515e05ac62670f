import { recordCalls } from '../records.ts';

/** Consents that customers have given before a treatment. */
export const consentements = recordCalls({
  family: 'consentements',
  path: '/api/consentements',
  role: 'staff',
});

/** Needles, as of permanent make-up: what was used on whom is a matter of health. */
export const needles = recordCalls({ family: 'needles', path: '/api/needles', role: 'staff' });

/** Pigments, as of permanent make-up: what was used on whom is a matter of health. */
export const pigments = recordCalls({ family: 'pigments', path: '/api/pigments', role: 'staff' });

/** Treatments, as the back office keeps them beside the catalogue. */
export const prestations = recordCalls({ family: 'prestations', path: '/api/prestations', role: 'staff' });
