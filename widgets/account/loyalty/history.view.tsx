import type { PointsEntry } from '#domain/account/loyalty/loyalty-card.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { ownDay } from '#ui/environment/own-day.ts';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { Heading } from '#ui/heading.tsx';
import { withDistinctKeys } from '#ui/lists/distinct-keys.ts';
import { useTexts } from '#ui/texts.ts';
import { SeeMore } from '../parts/see-more.view.tsx';

export interface HistoryProps {
  readonly entries: readonly PointsEntry[];
  readonly total: number;
  readonly more: 'idle' | 'loading' | 'failed';
  /** Where points are earned. */
  readonly book: Target;
  readonly onMore: () => void;
}

const SIGNS = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', useGrouping: false });

/** With the minus of typography. */
const signed = (points: number) => SIGNS.format(points).replace('-', '\u2212');

/** What changed the points, the newest first. */
export function History({ entries, total, more, book, onMore }: HistoryProps) {
  const { locale, t } = useTexts();
  const { listRef, expectMore } = useFirstNew(entries.length);
  return (
    <section>
      <Heading variant="title" below={1} className="mb-3">
        {t('loyalty:history.title')}
      </Heading>
      {entries.length === 0 ? (
        <>
          <p className={tw('text-muted')}>{t('loyalty:history.empty')}</p>
          <ButtonLink variant="secondary" className="mt-5" to={book}>
            {t('account:book')}
          </ButtonLink>
        </>
      ) : (
        <ul ref={listRef} className={tw('border-t border-line')}>
          {withDistinctKeys(entries, ({ at, reason }) => `${at} ${reason}`).map(
            ({ key, item: { at, delta, reason, isPending } }) => (
              <li
                key={key}
                className={tw('flex items-baseline justify-between gap-4 py-3 border-b border-line')}
              >
                <span className={tw('min-w-0')}>
                  {t(`loyalty:history.${reason}`)}
                  <span className={tw('block text-caption text-muted')}>
                    {formatPlainDate(locale, ownDay(at))}
                    {isPending && ` · ${t('loyalty:history.pending')}`}
                  </span>
                </span>
                <span className={tw(`tabular-nums ${isPending ? 'text-muted' : 'font-medium'}`)}>
                  {signed(delta)}
                </span>
              </li>
            ),
          )}
        </ul>
      )}
      <SeeMore
        shown={entries.length}
        total={total}
        more={more}
        onMore={() => {
          expectMore();
          onMore();
        }}
      />
    </section>
  );
}
