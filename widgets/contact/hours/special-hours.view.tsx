import { textIn } from '#domain/locale.ts';
import type { OpeningState, SpecialOpening } from '#domain/availability/hours/opening-state.ts';
import type { DateKey } from '#domain/time/date-key.ts';
import { formatDay } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { openingText } from '#widgets/shop-picker/opening/opening-text.ts';
import { Hours, HoursSummary } from './opening-hours.view.tsx';

interface OpeningStateProps {
  readonly state: OpeningState;
  readonly timeZone: string;
  readonly now: Instant;
}

/** "Ouvert jusqu’à 19 h", or when the shop opens next. */
export function OpeningStateView({ state, timeZone, now }: OpeningStateProps) {
  const texts = useTexts();
  return (
    <p className={tw(`pb-1 ${state.kind === 'open' ? 'text-positive' : 'text-muted'}`)}>
      {openingText(texts, timeZone, state, now)}
    </p>
  );
}

interface SpecialHoursProps {
  readonly openings: readonly SpecialOpening[];
  /** From this day on (YYYYMMDD) they are folded. */
  readonly laterFrom: DateKey;
}

/** The coming days on which the week does not hold. */
export function SpecialHoursView({ openings, laterFrom }: SpecialHoursProps) {
  const { t } = useTexts();
  const soon = openings.filter(({ date }) => date < laterFrom);
  const later = openings.slice(soon.length);
  if (openings.length === 0) return null;
  return (
    <div className={tw('mt-5')}>
      <Heading variant="label" below={2} className="mb-1 text-caption text-muted">
        {t('contact:hours.special')}
      </Heading>
      {soon.length > 0 && <Days openings={soon} />}
      {later.length > 0 && (
        <details>
          <HoursSummary>{t('contact:hours.later')}</HoursSummary>
          <Days openings={later} />
        </details>
      )}
    </div>
  );
}

function Days({ openings }: Pick<SpecialHoursProps, 'openings'>) {
  const { locale } = useTexts();
  return (
    <dl className={tw('tabular-nums')}>
      {openings.map(({ date, ranges, label }) => (
        <div key={date} className={tw('flex flex-wrap justify-between gap-x-6 py-2 border-b border-line')}>
          <dt>
            <span className={tw('inline-block first-letter:uppercase')}>{formatDay(locale, date)}</span>
            {textIn(locale, label) && (
              <span className={tw('block text-caption text-muted')}>{textIn(locale, label)}</span>
            )}
          </dt>
          <dd className={tw('text-right')}>
            <Hours ranges={ranges} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
