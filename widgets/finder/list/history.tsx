import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import type { FinderState } from '../finder-state.ts';
import { Rows } from './rows.tsx';

/** The shop that the visitor saw last, and up to three before it; nothing where they have seen none. */
export function History({
  finder,
  shops,
}: {
  readonly finder: FinderState;
  /** With their countries by name. */
  readonly shops: readonly Shop[];
}) {
  const { t } = useTexts();
  const { history } = finder.stores;
  const seen = useStore(history.$seen);
  const [last, ...earlier] = seen.flatMap((id) => shops.find((shop) => shop.id === id) ?? []);
  if (!last) return null;
  const title = t('finder:history.last');
  return (
    <section aria-label={title} className={tw('mb-10 grid gap-x-12 gap-y-4 @[48em]:grid-cols-2')}>
      <div className={tw('min-w-0')}>
        <Heading variant="label" className="border-b border-line pb-2">
          {title}
        </Heading>
        <Below>
          <Rows finder={finder} found={[{ shop: last, metres: null }]} />
        </Below>
        <Button variant="quiet" onPress={() => history.forget()}>
          {t('finder:history.forget')}
        </Button>
      </div>
      {earlier.length > 0 && (
        <div className={tw('min-w-0')}>
          <Heading variant="label" className="border-b border-line pb-2">
            {t('finder:history.earlier')}
          </Heading>
          <ul className={tw('mt-1')}>
            {earlier.map((shop) => (
              <li key={shop.id}>
                {shop.bookable ? (
                  <Link to={finder.targetOf(shop)} line="hover">
                    {shop.name}
                  </Link>
                ) : (
                  <span className={tw('inline-flex items-center min-h-target')}>{shop.name}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
