import { atom, type ReadableAtom } from 'nanostores';
import { companyReviews } from '#contract/company/companies.ts';
import type { CompanyReviews } from '#domain/reviews/reviews.ts';
import { parseReviews } from '#platform/wire/content/reviews.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';

/** The reviews of the company: they are in the languages of those who wrote them, whichever is spoken here. */
export interface ReviewsStore extends FeatureStore {
  /** Null while there is nothing to show: not asked for, not there, or not to be had. */
  readonly $reviews: ReadableAtom<CompanyReviews | null>;
  /** Asks for them, once unless no answer came. Whoever calls has the visitor's consent. */
  ensure(): Promise<void>;
}

export function createReviews({ connection: { api } }: Pick<FeatureTools, 'connection'>): ReviewsStore {
  const $reviews = atom<CompanyReviews | null>(null);
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const answer = await api.ask(companyReviews, parseReviews);
    if (answer.kind === 'ok') $reviews.set(answer.value.reviews);
    else asking = null;
  }

  return {
    $reviews,
    ensure: () => (asking ??= ask()),
    dispose() {},
  };
}
