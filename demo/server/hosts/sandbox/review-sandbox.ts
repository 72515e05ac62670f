import type { SeedReviews } from '#seed/content-model.ts';
import { demoReviews } from '#seed/reviews.ts';
import { RATES } from '#domain/reviews/reviews.ts';
import { reviewFilesOf } from '#domain/reviews/verified-reviews.ts';
import type { EpochClock } from '../../clock.ts';

/** Of the service that these files stand in for. */
export const REVIEWS_HOST = 'cl.avis-verifies.com';

const DAY = 86_400_000;

/** The files that Avis Vérifiés would publish of the demo's companies, by their paths; null for any other. */
export function sandboxReviewFiles(clock: EpochClock): (path: string) => Promise<string | null> {
  return async (path) => {
    for (const reviews of demoReviews) {
      const { summary, list } = reviewFilesOf(reviews.site);
      if (path === summary) return summaryOf(reviews);
      if (path === list) return JSON.stringify(listOf(reviews, clock.now()));
    }
    return null;
  };
}

/** The rates of all reviews, those without words among them. */
function ratesOf({ written, wordless }: SeedReviews): readonly number[] {
  return [
    ...written.map(({ rate }) => rate),
    ...RATES.flatMap((rate) => Array.from({ length: wordless[rate - 1] ?? 0 }, () => rate)),
  ];
}

function summaryOf(reviews: SeedReviews): string {
  const rates = ratesOf(reviews);
  const sum = rates.reduce((total, rate) => total + rate, 0);
  return `${rates.length};${(sum / rates.length).toFixed(2)}`;
}

/** The service writes numbers as texts, and days as its database does. */
function listOf({ written, wordless }: SeedReviews, now: number): readonly object[] {
  const at = (daysAgo: number) => new Date(now - daysAgo * DAY).toISOString().slice(0, 19).replace('T', ' ');
  const silent = RATES.flatMap((rate) =>
    Array.from({ length: wordless[rate - 1] ?? 0 }, (_, index) => ({
      rate: String(rate),
      firstname: '',
      review: '',
      publish_date: at(2 + index),
    })),
  );
  return [
    ...written.map(({ rate, name, text, language, daysAgo }) => ({
      rate: String(rate),
      firstname: name,
      review: text,
      lang: language,
      publish_date: at(daysAgo),
    })),
    ...silent,
  ].map((review, index) => ({ id_review: `demo-${index + 1}`, ...review }));
}
