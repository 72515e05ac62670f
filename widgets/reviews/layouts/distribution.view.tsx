import { formatCount, RATES, type Distribution, type Rate } from '#domain/reviews/reviews.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Star } from './stars.view.tsx';

interface RowProps {
  readonly rate: Rate;
  readonly count: number;
  readonly total: number;
}

/** Length and number say the same, whatever the colours. */
function Row({ rate, count, total }: RowProps) {
  const { locale, t } = useTexts();
  const number = formatCount(locale, count);
  return (
    <li className={tw('text-caption')}>
      <VisuallyHidden>{t('reviews:row', { count, rate, number })}</VisuallyHidden>
      <span aria-hidden="true" className={tw('flex items-center gap-3 tabular-nums')}>
        <span className={tw('flex items-center gap-1 w-7 shrink-0')}>
          {rate}
          <Star />
        </span>
        <span className={tw('flex-1 h-2 rounded-pill bg-[color:var(--v-line)] overflow-hidden')}>
          {count > 0 && (
            // One among thousands is a dot still.
            <span
              className={tw('block h-full min-w-[calc(var(--u)*.5)] rounded-pill bg-accent')}
              style={{ width: `${(count / total) * 100}%` }}
            />
          )}
        </span>
        <span className={tw('w-10 shrink-0 text-right text-muted')}>{number}</span>
      </span>
    </li>
  );
}

interface DistributionProps {
  readonly distribution: Distribution;
  /** The reviews that the average is made of: where others are told apart, it is said how many. */
  readonly count: number;
}

/** How many reviews there are of each rate, the best first. */
export function DistributionView({ distribution, count }: DistributionProps) {
  const { locale, t } = useTexts();
  const total = distribution.reduce((sum, one) => sum + one, 0);
  const words = t('reviews:distribution', { count: total, number: formatCount(locale, total) });
  return (
    <div className={tw('mt-6')}>
      {total !== count && <p className={tw('mb-2 text-caption text-muted')}>{words}</p>}
      <ul aria-label={words} className={tw('grid gap-1.5')}>
        {RATES.toReversed().map((rate) => (
          <Row key={rate} rate={rate} count={distribution[rate - 1] ?? 0} total={total} />
        ))}
      </ul>
    </div>
  );
}
