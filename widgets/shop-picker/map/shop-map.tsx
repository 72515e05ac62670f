import type { ReactNode } from 'react';
import type { Position } from '#domain/shops/distance.ts';
import type { FoundShop } from '#domain/shops/nearby.ts';
import { tw } from '#theme/sheet.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import type { MapState } from './use-map.tsx';
import { usePinChoice } from './use-pin-choice.ts';

const mapPart = lazyPart(() => import('./map.view.tsx'));

interface ShopMapProps {
  readonly map: MapState;
  /** All of them, in the order of the list, which numbers them. */
  readonly found: readonly FoundShop[];
  /** How many of them the list shows by now: the map begins with those. */
  readonly listed: number;
  /** What is searched around. */
  readonly origin: Position | null;
  /** Lengthens the list as far as a shop that it does not show yet. */
  readonly onReach: (slug: string) => void;
  /** The list: it says all that the map shows. */
  readonly children: ReactNode;
}

const CLASSES = 'h-[calc(var(--u)*20)] @[56em]:h-[calc(var(--u)*36)]';

function MapPlace({
  map,
  found,
  listed,
  origin,
  onChoose,
}: Omit<ShopMapProps, 'children' | 'onReach'> & { readonly onChoose: (slug: string) => void }) {
  const { t } = useTexts();
  const part = mapPart.usePart(true);
  if (part.kind === 'failed') return <ErrorState title={t('shop-picker:map.failed')} onRetry={part.retry} />;
  if (part.kind === 'waiting' || !map.tiles) return <Skeleton className={CLASSES} />;
  const points = found.flatMap(({ shop: { slug, name, position } }, index) =>
    position ? [{ slug, name, position, mark: index + 1, isBeyond: index >= listed }] : [],
  );
  return (
    <part.value.MapView
      tiles={map.tiles}
      points={points}
      origin={origin}
      onChoose={onChoose}
      className={CLASSES}
    />
  );
}

/** The list, with the map beside it where the visitor wants one: a pin leads to its shop's card. */
export function ShopMap({ map, found, listed, origin, onReach, children }: ShopMapProps) {
  const { list, choose } = usePinChoice(onReach);
  const beside = map.isShown ? 'grid gap-8 items-start @[56em]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : '';
  // The list keeps its place in the tree: it is long, and need not be drawn anew for the map beside it.
  return (
    <div className={tw(beside)}>
      {map.isShown && (
        <div className={tw('min-w-0 @[56em]:order-2 @[56em]:sticky @[56em]:top-head')}>
          <MapPlace map={map} found={found} listed={listed} origin={origin} onChoose={choose} />
        </div>
      )}
      <div ref={list} className={tw('min-w-0')}>
        {children}
      </div>
    </div>
  );
}
