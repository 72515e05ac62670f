import { LRUCache } from 'lru-cache';
import type { Static } from 'typebox';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { ReviewsWire } from '#contract/company/reviews-wire.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { thirdPartiesOf } from '#domain/consent/third-parties.ts';
import { certificateOf, readReviewFiles, reviewFilesOf } from '#domain/reviews/verified-reviews.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import type { ServerContext } from '../../context.ts';
import { sandboxReviewFiles } from '../../hosts/sandbox/review-sandbox.ts';
import { describeError } from '../../http/describe-error.ts';
import type { Tenant } from '../../router/route.ts';
import type { ReadReviewFile } from './review-files.ts';

/** Sites whose reviews a process remembers. */
const MOST = 500;
/** Milliseconds for which they are remembered: the service writes its files once a night. */
const KEPT = 3_600_000;
/** Milliseconds after which it is asked again that has not answered. */
const KEPT_SILENCE = 300_000;
/** Milliseconds for which it is waited for. */
const PATIENCE = 4000;
/** Where its days begin. */
const ZONE = 'Europe/Paris';

interface Log {
  warn(facts: object, message: string): void;
}

interface Read {
  readonly reviews: ReturnType<typeof readReviewFiles>;
  /** Whether the service has answered all that it was asked. */
  readonly isWhole: boolean;
}

interface Kept {
  readonly reading: Promise<Read>;
  until: number;
}

/** Reads the reviews of companies: a site's once an hour for all visitors, none of whom the service hears of. */
export function createReviewsReader({ clock, reviewFiles }: Pick<ServerContext, 'clock' | 'reviewFiles'>) {
  const readFile = reviewFiles ?? sandboxReviewFiles(clock);
  const sites = new LRUCache<string, Kept>({ max: MOST });

  function read(site: string, log: Log): Kept {
    const reading = readSite(site, { readFile, today: dateAt(clock.now(), ZONE), log });
    const kept: Kept = { reading, until: clock.now() + KEPT };
    sites.set(site, kept);
    void reading.then(({ isWhole }) => {
      if (!isWhole) kept.until = clock.now() + KEPT_SILENCE;
    });
    return kept;
  }

  return async (
    { profile }: Pick<Tenant, 'profile'>,
    log: Log,
  ): Promise<Static<typeof ReviewsWire> | null> => {
    const site = siteOf(profile);
    if (site === null) return null;
    const known = sites.get(site);
    const { reading } = known && clock.now() < known.until ? known : read(site, log);
    const { reviews } = await reading;
    if (!reviews) return null;
    const { average, count, distribution } = reviews;
    const quotes = reviews.quotes.map((quote) => ({ ...quote, language: quote.language ?? '' }));
    const url = certificateOf(profile.identity.websiteURL);
    return { average, count, distribution: [...(distribution ?? [])], quotes, url };
  };
}

interface Reading {
  readonly readFile: ReadReviewFile;
  readonly today: DateKey;
  readonly log: Log;
}

/** Without the one file or the other there is less to be shown, and nothing else suffers. */
async function readSite(site: string, { readFile, today, log }: Reading): Promise<Read> {
  let isWhole = true;
  const read = async (path: string): Promise<string | null> => {
    try {
      return await readFile(path, AbortSignal.timeout(PATIENCE));
    } catch (error) {
      isWhole = false;
      log.warn({ fault: error instanceof Error ? describeError(error) : null }, 'reviews were not read');
      return null;
    }
  };
  const files = reviewFilesOf(site);
  const [summary, list] = await Promise.all([read(files.summary), read(files.list)]);
  return { reviews: readReviewFiles({ summary, list }, today), isWhole };
}

/** The company's id at its review service; null where it has set up none. */
function siteOf(profile: CompanyWire): string | null {
  const service = thirdPartiesOf(profile).find(({ purpose }) => purpose === 'reviews');
  return service?.id.split('/')[0] ?? null;
}
