/** What whoever opens an account agrees to. */
export const LEGAL_SECTIONS = ['cgu', 'cgv', 'rgpd'] as const;

export const LEGAL_KEYS = {
  cgu: 'sign-in:legal.terms',
  cgv: 'sign-in:legal.sale',
  rgpd: 'sign-in:legal.privacy',
} as const;
