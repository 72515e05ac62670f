import { useEffect, useRef, useState, type RefObject } from 'react';
import { tw } from '#theme/sheet.ts';
import { Below } from '#ui/heading.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { useCards } from '#widgets/shop-picker/picker-state.ts';
import type { ChosenPoint } from '#widgets/shop-picker/map/draw-map.ts';
import { usePinChoice } from '#widgets/shop-picker/map/use-pin-choice.ts';
import { WithPickerStores } from '#widgets/shop-picker/with-picker-stores.tsx';
import { ContactHead, NoShops, useContactTitle } from '../contact.view.tsx';
import { ShopOpening, ShopWeek } from '../hours/shop-hours.tsx';
import { useSpecialDays } from '../hours/use-special-days.ts';
import { ContactMap } from '../map/contact-map.tsx';
import { Besides, MoreShops, NoneFound, ShopSearchBar } from '../many/many-shops.tsx';
import { useListedShops, type ListedShops } from '../many/use-listed-shops.ts';
import { FEW_SHOPS, type ContactProps, type KnownContactProps } from './contact-layout.ts';
import { LocatorEntry } from './locator-entry.view.tsx';
import { PaneSwitch, type Pane } from './pane-switch.view.tsx';

/** Below the head of the site, and above the bar at the foot of a phone, with the line below the map. */
const HEIGHT =
  'h-[clamp(calc(var(--u)*18),calc(100vh-var(--v-head,calc(var(--u)*1.5))-var(--v-bar,0px)-var(--u)*5),calc(var(--u)*52))]';

/** Whether a place has been on the screen: a map that is drawn where there is no room stays without any. */
function useHadRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [hadRoom, setRoom] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || hadRoom) return;
    const observer = new ResizeObserver(() => element.clientWidth > 0 && setRoom(true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [hadRoom]);
  return { place, hadRoom };
}

/** On a phone that shows the list. A map that was seen keeps its size, and where it is. */
const AWAY = {
  unseen: 'hidden @[56em]:block',
  seen: 'absolute inset-x-0 h-0 overflow-hidden invisible @[56em]:h-auto @[56em]:overflow-visible @[56em]:visible',
} as const;

interface MapPaneProps {
  readonly listed: ListedShops;
  readonly chosen: ChosenPoint | null;
  readonly pane: Pane;
  readonly onChoose: (slug: string) => void;
}

/** The map beside the list, to the edge of the site; on a phone in its place. */
function MapPane({ listed: { picker, found, limit, origin }, chosen, pane, onChoose }: MapPaneProps) {
  const { place, hadRoom } = useHadRoom();
  const away = AWAY[hadRoom ? 'seen' : 'unseen'];
  const { mapTiles } = picker.company;
  const placed = found.flatMap(({ shop }, index) =>
    shop.position ? [{ shop, mark: index + 1, isBeyond: index >= limit }] : [],
  );
  if (!mapTiles) return null;
  return (
    <div
      ref={place}
      className={tw(
        `min-w-0 @[56em]:order-2 @[56em]:sticky @[56em]:top-head mx-[calc(50%-50cqw)] @[56em]:!mx-0 ${pane === 'map' ? '' : away}`,
      )}
    >
      <div className={tw('[&_p]:px-5 @[56em]:[&_p]:px-0')}>
        {hadRoom ? (
          <ContactMap
            site={picker.site}
            tiles={mapTiles}
            shops={placed}
            origin={origin}
            chosen={chosen}
            onChoose={onChoose}
            height={`!rounded-none ${HEIGHT}`}
          />
        ) : (
          <Skeleton className={HEIGHT} />
        )}
      </div>
    </div>
  );
}

interface ListPaneProps {
  readonly listed: ListedShops;
  readonly chosen: string | null;
  readonly pane: Pane;
  readonly hasMap: boolean;
  readonly onChosen: (chosen: ChosenPoint) => void;
}

/** Hears of the entry that is under the pointer, or has the focus. */
function usePointed(list: RefObject<HTMLElement | null>, onPointed: (chosen: ChosenPoint) => void): void {
  const latest = useRef(onPointed);
  useEffect(() => {
    latest.current = onPointed;
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const tell = ({ type, target }: Event) => {
      const entry = target instanceof Element ? target.closest<HTMLElement>('[data-pointed]') : null;
      const slug = entry?.dataset['pointed'];
      if (slug !== undefined) latest.current({ slug, isSought: type === 'focusin' });
    };
    const kinds = ['pointerover', 'focusin'];
    for (const kind of kinds) element.addEventListener(kind, tell);
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, tell);
    };
  }, [list]);
}

/** The shops, which the map follows: the pin of the one under the pointer, or with the focus, is raised. */
function ListPane({ listed, chosen, pane, hasMap, onChosen }: ListPaneProps) {
  const { picker, found, limit, listRef } = listed;
  const { site } = picker;
  const shown = found.slice(0, limit);
  const shops = shown.map(({ shop }) => shop);
  useSpecialDays(site, shops);
  const cardOf = useCards(picker, shown);
  usePointed(listRef, onChosen);
  return (
    <ul
      ref={listRef}
      data-found=""
      className={tw(hasMap ? '-mx-3 border-t border-line' : 'grid gap-x-12 @[56em]:grid-cols-2')}
    >
      {shown.map((one, index) => {
        // A search has put the name of its country in the place of the code by which telephones are dialled.
        const shop = picker.shops.find(({ id }) => id === one.shop.id) ?? one.shop;
        const { slug } = shop;
        // On a phone's map, the one whose pin was pressed.
        const isHidden = pane === 'map' && chosen !== slug;
        return (
          <li key={shop.id} data-pointed={slug} className={tw(isHidden ? 'hidden @[56em]:block' : '')}>
            <LocatorEntry
              {...cardOf({ ...one, shop })}
              mark={hasMap && shop.position ? index + 1 : null}
              isChosen={hasMap && chosen === slug}
              opening={<ShopOpening site={site} shop={shop} />}
              hours={<ShopWeek site={site} shop={shop} />}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Shops(props: KnownContactProps) {
  const listed = useListedShops(props);
  const { picker, search } = listed;
  const [pane, setPane] = useState<Pane>('list');
  const [chosen, setChosen] = useState<ChosenPoint | null>(null);
  const hasMap = picker.company.mapTiles !== null && picker.shops.some(({ position }) => position !== null);
  const { list, choose } = usePinChoice(listed.onReach);
  const pressed = useRef<string | null>(null);
  // On a phone its entry is on the screen by now.
  useEffect(() => {
    const slug = pressed.current;
    pressed.current = null;
    if (slug !== null) choose(slug);
  });
  const isMany = picker.shops.length > FEW_SHOPS;
  const shown = hasMap ? pane : 'list';
  return (
    <div part="shops" className={tw('mt-6')}>
      {isMany && <ShopSearchBar listed={listed} />}
      {hasMap && <PaneSwitch pane={pane} onPane={setPane} />}
      <NoneFound listed={listed} />
      <div
        className={tw(
          hasMap
            ? 'relative grid gap-x-10 gap-y-4 items-start @[56em]:grid-cols-[minmax(0,24em)_minmax(0,1fr)] @[56em]:mr-[calc(50%-50cqw)]'
            : '',
        )}
      >
        {hasMap && (
          <MapPane
            listed={listed}
            chosen={chosen}
            pane={shown}
            onChoose={(slug) => {
              pressed.current = slug;
              setChosen({ slug, isSought: false });
            }}
          />
        )}
        <div ref={list} className={tw('min-w-0')}>
          <ListPane
            listed={listed}
            chosen={chosen?.slug ?? null}
            pane={shown}
            hasMap={hasMap}
            onChosen={setChosen}
          />
          <div className={tw(shown === 'map' ? 'hidden @[56em]:block' : '')}>
            <MoreShops listed={listed} />
          </div>
        </div>
      </div>
      {isMany && <Besides picker={picker} search={search} isGrouped={false} />}
    </div>
  );
}

/** The list and the map side by side, each following the other; on a phone one of the two. */
export function LocatorContact(props: ContactProps) {
  const { site, company, shops } = props;
  return (
    <section aria-label={useContactTitle(shops)} part="contact">
      <ContactHead company={company} shops={shops} />
      <Below>
        {shops.length === 0 ? (
          <NoShops />
        ) : (
          <WithPickerStores site={site} waiting={<Skeleton className="mt-6 h-96 w-full" />}>
            {(stores) => <Shops {...props} stores={stores} />}
          </WithPickerStores>
        )}
      </Below>
    </section>
  );
}
