import { formatAverage, formatCount, type CompanyReviews } from '#domain/reviews/reviews.ts';
import { tw } from '#theme/sheet.ts';
import { ExternalLink } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { DistributionView } from './distribution.view.tsx';
import { QuoteView } from './quote.view.tsx';
import { Stars } from './stars.view.tsx';
import type { ReviewsProps } from './variants.ts';

/** Quotes on a phone, where one stands below the other. */
const FEW = 3;

function Summary({ reviews }: { readonly reviews: CompanyReviews }) {
  const { locale, t } = useTexts();
  const { average, count, distribution, url } = reviews;
  const words = { average: formatAverage(locale, average), number: formatCount(locale, count) };
  return (
    <div>
      <div className={tw('flex flex-wrap items-center gap-x-4 gap-y-2')}>
        <span aria-hidden="true" className={tw('font-display text-display tabular-nums')}>
          {words.average}
        </span>
        <div>
          <Stars rate={average} label={t('reviews:rating', { count, ...words })} />
          <p aria-hidden="true" className={tw('mt-1 text-caption text-muted')}>
            {t('reviews:count', { count, ...words })}
          </p>
        </div>
      </div>
      {distribution && <DistributionView distribution={distribution} count={count} />}
      <p className={tw('mt-6 text-caption text-muted')}>{t('reviews:source')}</p>
      {url && (
        <ExternalLink href={url} newTab className="text-caption">
          {t('reviews:all')}
        </ExternalLink>
      )}
    </div>
  );
}

/** Average, count and distribution, then what some have written. */
export function Reviews({ reviews }: ReviewsProps) {
  const { t } = useTexts();
  const { quotes } = reviews;
  return (
    <section
      part="reviews"
      aria-label={t('reviews:title')}
      className={tw('mt-16 pt-12 border-t border-line @[56em]:mt-24 @[56em]:pt-16')}
    >
      <Heading variant="headline">{t('reviews:title')}</Heading>
      <div className={tw('mt-8 grid gap-12 @[56em]:grid-cols-[1fr_2fr] @[56em]:gap-16')}>
        <Summary reviews={reviews} />
        {quotes.length > 0 && (
          <ul
            aria-label={t('reviews:newest')}
            className={tw('grid gap-10 content-start @[40em]:grid-cols-2')}
          >
            {quotes.map((quote, index) => (
              <li
                key={`${quote.date} ${quote.text}`}
                className={tw(index < FEW ? '' : 'hidden @[40em]:block')}
              >
                <QuoteView quote={quote} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
