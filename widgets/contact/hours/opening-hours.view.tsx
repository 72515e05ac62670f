import { useState, type ReactNode } from 'react';
import type { Shop, WeekHours } from '#domain/catalogue/catalogue.ts';
import { firstWeekday, formatClock, formatWeekday } from '#domain/time/format-time.ts';
import type { WallMinute } from '#domain/time/minutes-of-day.ts';
import { tw } from '#theme/sheet.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { openingLines, type OpeningLine } from './opening-lines.ts';

function Days({ line }: { readonly line: OpeningLine }) {
  const { locale, t } = useTexts();
  const name = (day: number) => formatWeekday(locale, day);
  if (line.from === line.to) return <span className={tw('first-letter:uppercase')}>{name(line.from)}</span>;
  return (
    <span className={tw('inline-block first-letter:uppercase')}>
      {t('contact:hours.days', { from: name(line.from), to: name(line.to) })}
    </span>
  );
}

/** The hours of one day, or that it is closed. */
export function Hours({ ranges }: Pick<OpeningLine, 'ranges'>) {
  const { locale, t } = useTexts();
  const clock = (minute: WallMinute) => formatClock(locale, minute);
  if (ranges.length === 0) return <span className={tw('text-muted')}>{t('contact:hours.closed')}</span>;
  return ranges.map(({ start, end }, index) => (
    <span key={start} className={tw('whitespace-nowrap')}>
      {index > 0 && ', '}
      <span aria-hidden="true">{`${clock(start)} – ${clock(end)}`}</span>
      <VisuallyHidden>{t('contact:hours.range', { from: clock(start), to: clock(end) })}</VisuallyHidden>
    </span>
  ));
}

/** A shop's week. */
export function OpeningHours({ week }: { readonly week: WeekHours }) {
  const { locale } = useTexts();
  return (
    <dl className={tw('tabular-nums')}>
      {openingLines(week, firstWeekday(locale)).map((line) => (
        <div
          key={line.from}
          className={tw('flex flex-wrap justify-between gap-x-6 py-2 border-b border-line')}
        >
          <dt className={tw('inline-block first-letter:uppercase')}>
            <Days line={line} />
          </dt>
          <dd className={tw('text-right')}>
            <Hours ranges={line.ranges} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The line behind which hours are folded. */
export function HoursSummary({ children }: { readonly children: ReactNode }) {
  return (
    <summary
      className={tw(
        'inline-flex items-center gap-1.5 min-h-target cursor-pointer list-none underline decoration-1 underline-offset-4',
      )}
    >
      {children}
      <ExpandIcon className="w-4 h-4 transition-transform [[open]>summary>&]:rotate-180" />
    </summary>
  );
}

/** The hours behind one line, for a list of many shops. */
export function CollapsibleHours({ shop, hours }: { readonly shop: Shop; readonly hours: ReactNode }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <HoursSummary>
        {t('contact:hours.title')}
        <VisuallyHidden> {shop.name}</VisuallyHidden>
      </HoursSummary>
      {isOpen && hours}
    </details>
  );
}
