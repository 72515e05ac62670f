import type { Category, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#platform/api/answer.ts';

/** What every page of a company reads of it, by name. */
export interface CompanyReads {
  readonly company: Company;
  readonly shops: readonly Shop[];
  readonly categories: readonly Category[];
}

/** A reply as it came, and what it says. Nobody changes either: other sites may have the same. */
export interface Understood<T> {
  readonly reply: unknown;
  readonly value: T;
}

type Reading<T> = Promise<Answer<Understood<T>>>;

/** Answers as `read` does, or as it did for another site of the same company. */
export type ShareRead = <Name extends keyof CompanyReads>(
  name: Name,
  locale: Locale,
  read: () => Reading<CompanyReads[Name]>,
) => Reading<CompanyReads[Name]>;

/** Answers what the reply of a read says, and has told the reply to whoever hands it on. */
export type ReadCompany = <Name extends keyof CompanyReads>(
  name: Name,
  locale: Locale,
  read: () => Reading<CompanyReads[Name]>,
) => Promise<Answer<CompanyReads[Name]>>;
