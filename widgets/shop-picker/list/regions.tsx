import { useState } from 'react';
import { OTHER_SHOPS, shopGroups, type Shop } from '#domain/catalogue/catalogue.ts';
import { groupName } from '#domain/country-name.ts';
import { PAGE, type FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import type { PickerState } from '../picker-state.ts';
import { Collapsible } from './collapsible.view.tsx';
import { Rows } from './rows.tsx';
import { useFirstNew } from '#ui/focus/use-first-new.ts';

const found = (shops: readonly Shop[]): readonly FoundShop[] => shops.map((shop) => ({ shop, metres: null }));

/** Whether the company put its shops into groups at all. */
export function hasRegions(shops: readonly Shop[]): boolean {
  return shops.some(({ group }) => group.id !== OTHER_SHOPS.id);
}

/** One region's shops as lines, the first of them at once. */
export function Region({ picker, shops }: { readonly picker: PickerState; readonly shops: readonly Shop[] }) {
  const { t } = useTexts();
  const [limit, setLimit] = useState<number>(PAGE);
  const { listRef, expectMore } = useFirstNew(limit);
  const rest = Math.min(PAGE, shops.length - limit);
  const showMore = () => {
    expectMore();
    setLimit(limit + PAGE);
  };
  return (
    <>
      <Rows picker={picker} found={found(shops.slice(0, limit))} listRef={listRef} />
      {rest > 0 && (
        <Button variant="quiet" onPress={showMore} className="mt-2">
          {t('shop-picker:more', { count: rest })}
        </Button>
      )}
    </>
  );
}

/** The groups that the company put its shops in, by name, each with its shops. `shops`: with their countries by name. */
export function useRegions({ shops: all }: PickerState, shops: readonly Shop[]) {
  const { locale, t } = useTexts();
  // The shops to be shown have the names of their countries in place of the codes, by which a group is translated.
  const codes = new Map(all.map(({ id, address }) => [id, address.country]));
  return shopGroups(shops).map(({ group, shops: members }) => ({
    id: group.id,
    name:
      group.id === OTHER_SHOPS.id
        ? t('shop-picker:others.any')
        : groupName(
            locale,
            group.name,
            members.map(({ id }) => codes.get(id) ?? ''),
          ),
    members,
  }));
}

/** The shops by the groups that the company put them in: all open, or each folded behind its name. */
export function Regions({
  picker,
  shops,
  isFolded,
}: {
  readonly picker: PickerState;
  /** With their countries by name. */
  readonly shops: readonly Shop[];
  readonly isFolded: boolean;
}) {
  const { t } = useTexts();
  const groups = useRegions(picker, shops);
  if (isFolded) {
    return groups.map(({ id, name, members }) => (
      <Collapsible
        key={id}
        title={name}
        note={t('shop-picker:members', { count: members.length })}
        isOpen={false}
      >
        <Below>
          <Region picker={picker} shops={members} />
        </Below>
      </Collapsible>
    ));
  }
  return groups.map(({ id, name, members }) => (
    <section
      key={id}
      aria-label={name}
      className={tw(
        'grid gap-x-12 gap-y-4 py-8 border-t border-line @[56em]:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]',
      )}
    >
      <div>
        <Heading variant="title">{name}</Heading>
        <p className={tw('mt-1 text-muted')}>{t('shop-picker:members', { count: members.length })}</p>
      </div>
      <Below>
        <div className={tw('min-w-0')}>
          <Region picker={picker} shops={members} />
        </div>
      </Below>
    </section>
  ));
}
