import {
  averageIn,
  countIn,
  distributionIn,
  MOST_QUOTES,
  quoteOf,
  type CompanyReviews,
  type Quote,
} from '#domain/reviews/reviews.ts';
import { webLink } from '../link.ts';
import { fields, list, type WireFields } from '../read.ts';

function parseQuote(value: unknown): Quote | null {
  const read = fields(value);
  return quoteOf({
    rate: read['rate'],
    text: read['text'],
    name: read['name'],
    date: read['date'],
    language: read['language'],
  });
}

/** What a company's customers say of it, null where that is nothing or cannot be read; null in all for what is no answer. */
export function parseReviews(value: unknown): { readonly reviews: CompanyReviews | null } | null {
  const { reviews } = fields(value);
  return reviews === undefined ? null : { reviews: readReviews(fields(reviews)) };
}

function readReviews(read: WireFields): CompanyReviews | null {
  const average = averageIn(read['average']);
  const count = countIn(read['count']);
  if (average === null || !count) return null;
  const quotes = (list(read['quotes']) ?? []).flatMap((quote) => parseQuote(quote) ?? []);
  return {
    average,
    count,
    distribution: distributionIn(list(read['distribution']) ?? []),
    quotes: quotes.slice(0, MOST_QUOTES),
    url: webLink(read['url']),
  };
}
