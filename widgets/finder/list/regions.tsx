import { useState } from 'react';
import { OTHER_SHOPS, shopGroups, type Shop } from '#domain/catalogue/catalogue.ts';
import { PAGE, type FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import type { FinderState } from '../finder-state.ts';
import { Collapsible } from './collapsible.view.tsx';
import { Rows } from './rows.tsx';

const found = (shops: readonly Shop[]): readonly FoundShop[] => shops.map((shop) => ({ shop, metres: null }));

/** Whether the company put its shops into groups at all. */
export function hasRegions(shops: readonly Shop[]): boolean {
  return shops.some(({ group }) => group.id !== OTHER_SHOPS.id);
}

/** One region's shops as lines, the first of them at once. */
function Region({ finder, shops }: { readonly finder: FinderState; readonly shops: readonly Shop[] }) {
  const { t } = useTexts();
  const [limit, setLimit] = useState<number>(PAGE);
  const rest = Math.min(PAGE, shops.length - limit);
  return (
    <>
      <Rows finder={finder} found={found(shops.slice(0, limit))} />
      {rest > 0 && (
        <Button variant="quiet" onPress={() => setLimit(limit + PAGE)} className="mt-2">
          {t('finder:more', { count: rest })}
        </Button>
      )}
    </>
  );
}

/** The shops by the groups that the company put them in: all open, or each folded behind its name. */
export function Regions({
  finder,
  shops,
  isFolded,
}: {
  readonly finder: FinderState;
  /** With their countries by name. */
  readonly shops: readonly Shop[];
  readonly isFolded: boolean;
}) {
  const { t } = useTexts();
  const groups = shopGroups(shops).map(({ group, shops: members }) => ({
    id: group.id,
    name: group.id === OTHER_SHOPS.id ? t('finder:others') : group.name,
    members,
  }));
  if (isFolded) {
    return groups.map(({ id, name, members }) => (
      <Collapsible key={id} title={name} note={t('finder:members', { count: members.length })} isOpen={false}>
        <Below>
          <Region finder={finder} shops={members} />
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
        <p className={tw('mt-1 text-muted')}>{t('finder:members', { count: members.length })}</p>
      </div>
      <Below>
        <div className={tw('min-w-0')}>
          <Region finder={finder} shops={members} />
        </div>
      </Below>
    </section>
  ));
}
