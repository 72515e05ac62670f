import type { ReactNode } from 'react';
import type { Picture, Shop } from '#domain/catalogue/catalogue.ts';
import { hasRegions } from '#widgets/shop-picker/list/regions.tsx';
import { tw } from '#theme/sheet.ts';
import { Below } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { useCards } from '#widgets/shop-picker/picker-state.ts';
import { usePinChoice } from '#widgets/shop-picker/map/use-pin-choice.ts';
import { WithPickerStores } from '#widgets/shop-picker/with-picker-stores.tsx';
import { ContactHead, NoShops, useContactTitle } from '../contact.view.tsx';
import { useSpecialDays } from '../hours/use-special-days.ts';
import { ContactMap } from '../map/contact-map.tsx';
import { Besides, MoreShops, NoneFound, ShopSearchBar } from '../many/many-shops.tsx';
import { useListedShops, type ListedShops } from '../many/use-listed-shops.ts';
import { ShopHours, ShopOpening, ShopWeek } from '../hours/shop-hours.tsx';
import { CollapsibleHours } from '../hours/opening-hours.view.tsx';
import { FEW_SHOPS, type ContactProps, type KnownContactProps } from './contact-layout.ts';
import { FactColumns } from './fact-columns.view.tsx';

/** From one edge of the site to the other, and at its very top. */
const BAND = 'mx-[calc(50%-50cqw)]';
const TOP = '-mt-8 @[56em]:-mt-12';
const HEIGHT = 'h-[calc(var(--u)*15)] @[56em]:h-[calc(var(--u)*25)]';

interface BandProps {
  readonly links: ContactProps['links'];
  readonly children: ReactNode;
}

function Band({ links, children }: BandProps) {
  // In an element of its own there is nothing above it, and nothing beside it.
  return (
    <div className={tw(`mb-9 @[56em]:mb-12 ${BAND} ${links.kind === 'site' ? TOP : ''}`)}>{children}</div>
  );
}

function BandPicture({ picture }: { readonly picture: Picture }) {
  return (
    <ResponsivePicture
      picture={picture}
      ratio="16/9"
      sizes="100vw"
      decorative
      eager
      className={`!rounded-none !aspect-auto ${HEIGHT}`}
    />
  );
}

/** What a map shows of them, by their numbers: a shop that is alone has none. */
const onMap = ({ found, limit, picker }: ListedShops) =>
  found.flatMap(({ shop }, index) =>
    shop.position
      ? [{ shop, mark: picker.shops.length === 1 ? ('' as const) : index + 1, isBeyond: index >= limit }]
      : [],
  );

/** Our own map; a picture where there is none, with the way to another host's map below it. */
function MapBand({ links, listed, onChoose }: BandPartProps) {
  const { site, company, shops } = listed.picker;
  const placed = onMap(listed);
  const tiles = placed.length > 0 ? company.mapTiles : null;
  const picture = tiles?.host === '' ? undefined : shops.find(({ pictures }) => pictures[0])?.pictures[0];
  if (!picture && !tiles) return null;
  return (
    <Band links={links}>
      {picture && <BandPicture picture={picture} />}
      {tiles && (
        <div className={tw(tiles.host === '' ? '[&_p]:px-5 @[40em]:[&_p]:px-8' : 'px-5 @[40em]:px-8 mt-3')}>
          <ContactMap
            site={site}
            tiles={tiles}
            shops={placed}
            origin={listed.origin}
            onChoose={onChoose}
            height={`!rounded-none !border-x-0 !border-t-0 ${HEIGHT}`}
          />
        </div>
      )}
    </Band>
  );
}

interface BandPartProps extends Pick<ContactProps, 'links'> {
  readonly listed: ListedShops;
  readonly onChoose: (slug: string) => void;
}

/** A shop with its number on the map. */
function Row({ listed, shop, metres, mark }: RowProps) {
  const { site } = listed.picker;
  const isMany = listed.picker.shops.length > FEW_SHOPS;
  const { to, distance, earliest } = useCards(listed.picker, [{ shop, metres }])({ shop, metres });
  return (
    <FactColumns
      shop={shop}
      mark={mark}
      distance={distance}
      earliest={earliest}
      to={listed.picker.shops.length > 1 ? to : null}
      hours={
        isMany ? (
          <>
            <ShopOpening site={site} shop={shop} />
            <CollapsibleHours shop={shop} hours={<ShopWeek site={site} shop={shop} />} />
          </>
        ) : (
          <ShopHours site={site} shop={shop} />
        )
      }
    />
  );
}

interface RowProps {
  readonly listed: ListedShops;
  readonly shop: Shop;
  readonly metres: number | null;
  readonly mark: number | '' | null;
}

function Rows({ listed }: { readonly listed: ListedShops }) {
  const { picker, found, limit, listRef } = listed;
  const shown = found.slice(0, limit);
  const marks = new Map(onMap(listed).map(({ shop, mark }) => [shop.id, mark]));
  useSpecialDays(
    picker.site,
    shown.map(({ shop }) => shop),
  );
  return (
    <ul ref={listRef} data-found="">
      {shown.map(({ shop, metres }) => (
        <li key={shop.id} className={tw('border-t border-line py-8 @[56em]:py-10')}>
          <Row
            listed={listed}
            // A search has put the name of its country in the place of the code by which telephones are dialled.
            shop={picker.shops.find(({ id }) => id === shop.id) ?? shop}
            metres={metres}
            mark={picker.company.mapTiles ? (marks.get(shop.id) ?? null) : null}
          />
        </li>
      ))}
    </ul>
  );
}

function Shops(props: KnownContactProps) {
  const listed = useListedShops(props);
  const { picker, search } = listed;
  const isMany = picker.shops.length > FEW_SHOPS;
  const isGrouped = !listed.isSearched && hasRegions(search.shops) && isMany;
  const { list, choose } = usePinChoice(listed.onReach);
  return (
    <>
      <MapBand links={props.links} listed={listed} onChoose={choose} />
      <ContactHead company={props.company} shops={props.shops} />
      <Below>
        <div ref={list} part="shops" className={tw('mt-8 @[56em]:mt-10')}>
          {isMany && <ShopSearchBar listed={listed} />}
          <NoneFound listed={listed} />
          <Rows listed={listed} />
          {!isGrouped && <MoreShops listed={listed} />}
          {isMany && <Besides picker={picker} search={search} isGrouped={isGrouped} />}
        </div>
      </Below>
    </>
  );
}

/** A broad band with the map, or a picture, at the top, and three columns of facts of each shop below it. */
export function LandscapeContact(props: ContactProps) {
  const { site, company, shops, links } = props;
  const waiting = (
    <>
      <Band links={links}>
        <Skeleton className={HEIGHT} />
      </Band>
      <ContactHead company={company} shops={shops} />
    </>
  );
  return (
    <section aria-label={useContactTitle(shops)} part="contact">
      {shops.length === 0 ? (
        <>
          <ContactHead company={company} shops={shops} />
          <Below>
            <NoShops />
          </Below>
        </>
      ) : (
        <WithPickerStores site={site} waiting={waiting}>
          {(stores) => <Shops {...props} stores={stores} />}
        </WithPickerStores>
      )}
    </section>
  );
}
