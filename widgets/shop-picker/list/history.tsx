import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import type { PickerState } from '../picker-state.ts';
import { canChoose } from '../shop-purpose.ts';
import { Rows } from './rows.tsx';
import { useSeenShops } from '../use-seen-shops.ts';

/** The shop that the visitor saw last, and up to three before it; nothing where they have seen none. */
export function History({
  picker,
  shops,
}: {
  readonly picker: PickerState;
  /** With their countries by name. */
  readonly shops: readonly Shop[];
}) {
  const { t } = useTexts();
  const { history } = picker.stores;
  const seen = useSeenShops(history);
  const [last, ...earlier] = seen.flatMap((id) => shops.find((shop) => shop.id === id) ?? []);
  if (!last) return null;
  const title = t('shop-picker:history.last');
  return (
    <section aria-label={title} className={tw('mb-10 grid gap-x-12 gap-y-4 @[48em]:grid-cols-2')}>
      <div className={tw('min-w-0')}>
        <Heading variant="label" className="border-b border-line pb-2">
          {title}
        </Heading>
        <Below>
          <Rows picker={picker} found={[{ shop: last, metres: null }]} marksSeen={false} />
        </Below>
        <Button variant="quiet" onPress={() => history.forget()}>
          {t('shop-picker:history.forget')}
        </Button>
      </div>
      {earlier.length > 0 && (
        <div className={tw('min-w-0')}>
          <Heading variant="label" className="border-b border-line pb-2">
            {t('shop-picker:history.earlier')}
          </Heading>
          <ul className={tw('mt-1')}>
            {earlier.map((shop) => (
              <li key={shop.id}>
                {canChoose(picker.purpose, shop) ? (
                  <Link to={picker.targetOf(shop)} line="hover">
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
