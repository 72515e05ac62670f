import type { Quote } from '#domain/reviews/reviews.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { Stars } from './stars.view.tsx';

/** As HTML writes a day. */
const isoOf = (date: string) => date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** What somebody has written, in their own words and language. */
export function QuoteView({ quote }: { readonly quote: Quote }) {
  const { locale, t } = useTexts();
  const { rate, text, name, date, language } = quote;
  return (
    <figure className={tw('grid gap-3 content-start')}>
      <Stars rate={rate} label={t('reviews:rate', { rate })} className="w-20 h-4" />
      {/* Where nobody says which language it is, none is made up. */}
      <blockquote lang={language ?? ''} dir="auto" className={tw('[overflow-wrap:anywhere]')}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={tw('text-caption text-muted')}>
        {name && (
          <>
            <span lang="" className={tw('text-ink')}>
              {name}
            </span>
            {' · '}
          </>
        )}
        <time dateTime={isoOf(date)}>{formatPlainDate(locale, date)}</time>
      </figcaption>
    </figure>
  );
}
