import type { DateKey } from '../time/date-key.ts';
import {
  averageIn,
  countIn,
  distributionIn,
  MOST_QUOTES,
  quoteOf,
  rateIn,
  RATES,
  type CompanyReviews,
  type Distribution,
  type Quote,
} from './reviews.ts';

/** Where the service shows the reviews of one site, by the name of its host. */
const SHOWN_AT = 'https://www.avis-verifies.com';

/** Paths of the files that Avis Vérifiés publishes of a site every night. */
export interface ReviewFiles {
  /** How many reviews there are and their average, as `214;4.7`. */
  readonly summary: string;
  /** The reviews, as JSON. */
  readonly list: string;
}

/** `site`: the first of the two ids in a company's `codeMarque`. */
export function reviewFilesOf(site: string): ReviewFiles {
  const folder = ['/fr/cache', ...site.slice(0, 3), site, 'AWS'].join('/');
  return { summary: `${folder}/${site}_infosite.txt`, list: `${folder}/WEBSITE_API/reviews.json` };
}

/** The page on which the service shows all reviews of a site; its own home page where the site has no public host. */
export function certificateOf(website: string): string {
  const host = URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : '';
  const isPublic = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z-]{2,}$/.test(host) && !host.endsWith('.localhost');
  return isPublic ? `${SHOWN_AT}/avis-clients/${host}` : `${SHOWN_AT}/`;
}

/**
 * What the files of a site say; null where there are no reviews, or where the summary is none. Without the list, or where that cannot
 * be read, the average and the count are all there is.
 */
export function readReviewFiles(
  files: Readonly<Record<keyof ReviewFiles, string | null>>,
  today: DateKey,
): Omit<CompanyReviews, 'url'> | null {
  const [, counted, worked] = /^\s*(\d{1,8});(\d(?:[.,]\d{1,6})?)\s*(?:;|$)/.exec(files.summary ?? '') ?? [];
  const count = countIn(counted);
  const average = averageIn(worked?.replace(',', '.'));
  if (average === null || !count) return null;
  const reviews = reviewsIn(files.list);
  return { average, count, distribution: distributionOf(reviews), quotes: quotesOf(reviews, today) };
}

type Said = Readonly<Record<string, unknown>>;

function reviewsIn(list: string | null): readonly Said[] {
  const read = parsed(list ?? '');
  return Array.isArray(read) ? read.filter((one) => typeof one === 'object' && one !== null) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function distributionOf(reviews: readonly Said[]): Distribution | null {
  const rates = reviews.map((review) => rateIn(review['rate']));
  return distributionIn(RATES.map((rate) => rates.filter((one) => one === rate).length));
}

/** The newest, whatever their rate: choosing among them would be no honest picture. */
function quotesOf(reviews: readonly Said[], today: DateKey): readonly Quote[] {
  return reviews
    .flatMap((review) => {
      const quote = quoteOf({
        rate: review['rate'],
        text: review['review'],
        name: review['firstname'],
        date: review['publish_date'],
        language: review['lang'],
      });
      return quote && quote.date <= today ? [quote] : [];
    })
    .toSorted((a, b) => Number(b.date) - Number(a.date))
    .slice(0, MOST_QUOTES);
}
