import type { Locale } from '#domain/locale.ts';

/** Who answers for a company's site. */
export interface LegalFacts {
  readonly displayName: string;
  readonly legalName: string;
  readonly capital: number;
  /** Of the capital; euros unless given. */
  readonly currency?: 'CHF';
  readonly registration: string;
  readonly seat: string;
  readonly director: string;
  readonly phone: string;
  readonly email: string;
  readonly cancelHours: number;
  readonly locales: readonly Locale[];
}

/** The facts as one language writes them. */
export interface WrittenFacts extends Omit<LegalFacts, 'capital'> {
  readonly capital: string;
  readonly phoneText: string;
}

/** The four texts of one language, as HTML. */
export interface LegalPages {
  readonly rgpd: string;
  readonly mentions: string;
  readonly cgv: string;
  readonly cgu: string;
}
