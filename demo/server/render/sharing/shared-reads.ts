import { LRUCache } from 'lru-cache';
import type { Locale } from '#domain/locale.ts';
import type { CompanyReads, Understood } from '#stores/company/company-reads.ts';

/** Characters of replies that a process keeps; what they say takes some times as much. */
const MOST = 8 * 1024 * 1024;

/** What of a company was read and understood, with the characters of the reply. */
export interface SharedRead<Name extends keyof CompanyReads> extends Understood<CompanyReads[Name]> {
  readonly length: number;
}

/** What the pages of a company share: each reads it once. */
export interface CompanyShare {
  find<Name extends keyof CompanyReads>(name: Name, locale: Locale): SharedRead<Name> | undefined;
  keep<Name extends keyof CompanyReads>(name: Name, locale: Locale, read: SharedRead<Name>): void;
}

/** A company as it is at one revision, under one of its addresses: what is read there has links to it. */
export interface RevisedCompany {
  readonly token: string;
  readonly revision: number;
  readonly origin: string;
}

/**
 * Keeps what every page of a company reads, for all of its pages, until the company's revision is another one: only what the
 * back end answers everybody by that revision alone.
 */
export function createSharedReads(most = MOST): (company: RevisedCompany) => CompanyShare {
  const kept = new LRUCache<string, SharedRead<keyof CompanyReads> & { readonly revision: number }>({
    maxSize: most,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return ({ token, revision, origin }) => {
    const keyOf = (...asked: readonly [name: string, locale: Locale]) =>
      JSON.stringify([token, origin, ...asked]);
    return {
      find<Name extends keyof CompanyReads>(name: Name, locale: Locale) {
        const read = kept.get(keyOf(name, locale));
        return read?.revision === revision ? (read as unknown as SharedRead<Name>) : undefined;
      },
      keep: (name, locale, read) => void kept.set(keyOf(name, locale), { ...read, revision }),
    };
  };
}
