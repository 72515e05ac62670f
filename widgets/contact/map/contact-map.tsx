import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Position } from '#domain/shops/distance.ts';
import type { MapTiles } from '#domain/shops/map-tiles.ts';
import { directionsUrl } from '#domain/shops/way-there.ts';
import type { HostConsent } from '#stores/consent/host-consent.ts';
import { hostConsentFeature } from '#stores/consent/feature.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ExternalLink } from '#ui/actions/link.tsx';
import { PlaceIcon } from '#ui/icons/icons.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ChosenPoint } from '#widgets/shop-picker/map/draw-map.ts';

const mapPart = lazyPart(() => import('#widgets/shop-picker/map/map.view.tsx'));

/** One height, whatever is there: nothing below moves when the map comes, or does not. */
const HEIGHT = 'h-[calc(var(--u)*16)] @[56em]:h-[calc(var(--u)*24)]';

interface ContactMapProps {
  readonly tiles: MapTiles;
  /** Those that have a place on it, by their numbers. */
  readonly shops: readonly {
    readonly shop: Shop;
    readonly mark: number | '';
    readonly isBeyond?: boolean;
  }[];
  readonly onChoose: (slug: string) => void;
  /** What is searched around. */
  readonly origin?: Position | null;
  /** The one that the list is at. */
  readonly chosen?: ChosenPoint | null;
  /** Twind classes of its height. */
  readonly height?: string;
}

/** Whose page is asked what its visitor has agreed to. */
interface WithSite {
  readonly site: Site;
}

/** Shows what stands in the map's place, with the line that stands below a map: it has its room before. */
function WithHint({ shops, children }: Pick<ContactMapProps, 'shops'> & { readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      {children}
      <p className={tw('mt-2 text-caption text-muted')}>
        {t('shop-picker:map.hint')} {shops.length > 1 && t('shop-picker:map.clusters')}
      </p>
    </>
  );
}

/** The map did not come: once more, or the way there without it. */
function FailedMap({
  shops,
  height,
  onRetry,
}: Pick<ContactMapProps, 'shops'> & { readonly height: string; readonly onRetry: () => void }) {
  const { t } = useTexts();
  const [only, ...others] = shops;
  return (
    <WithHint shops={shops}>
      <div
        role="alert"
        className={tw(
          `${height} flex flex-col items-center justify-center gap-3 px-5 text-center bg-sunk rounded border border-line`,
        )}
      >
        <PlaceIcon className="w-6 h-6" />
        <p className={tw('font-medium')}>{t('shop-picker:map.failed')}</p>
        <div className={tw('flex flex-wrap items-center justify-center gap-x-5 gap-y-2')}>
          <Button onPress={onRetry}>{t('common:retry')}</Button>
          {only && others.length === 0 && (
            <ExternalLink href={directionsUrl(only.shop)} newTab>
              {t('contact:way')}
              <VisuallyHidden>
                {' '}
                {t('contact:wayTo', { name: only.shop.name })} {t('contact:newTab')}
              </VisuallyHidden>
            </ExternalLink>
          )}
        </div>
      </div>
    </WithHint>
  );
}

function ShownMap({
  tiles,
  shops,
  onChoose,
  origin = null,
  chosen = null,
  height = HEIGHT,
}: ContactMapProps) {
  const { t } = useTexts();
  const part = mapPart.usePart(useIsPainted());
  const [attempt, setAttempt] = useState(0);
  const [isEmpty, setEmpty] = useState(false);
  const retry = () => {
    setAttempt(attempt + 1);
    setEmpty(false);
  };
  if (part.kind === 'failed') return <FailedMap shops={shops} height={height} onRetry={part.retry} />;
  if (isEmpty) return <FailedMap shops={shops} height={height} onRetry={retry} />;
  if (part.kind === 'waiting') {
    return (
      <WithHint shops={shops}>
        <LoadingRegion label={t('shop-picker:map.label')}>
          <Skeleton className={height} />
        </LoadingRegion>
      </WithHint>
    );
  }
  const points = shops.flatMap(({ shop: { slug, name, position }, mark, isBeyond = false }) =>
    position ? [{ slug, name, position, mark, isBeyond }] : [],
  );
  return (
    <part.value.MapView
      key={attempt}
      tiles={tiles}
      points={points}
      origin={origin}
      chosen={chosen}
      onChoose={onChoose}
      onEmpty={() => setEmpty(true)}
      className={height}
    />
  );
}

/** A map from another host waits for the visitor's wish, unless the page says that they have agreed to what is shown of others. */
function ForeignMap({ site, ...props }: ContactMapProps & WithSite) {
  const [isWished, setWished] = useState(false);
  const consent = useStore(site.opened(hostConsentFeature));
  // Where its code does not come the button stays.
  useEffect(() => void site.open(hostConsentFeature).catch(() => {}), [site]);
  if (isWished) return <ShownMap {...props} />;
  const button = <WishForMap host={props.tiles.host} onWish={() => setWished(true)} />;
  return consent ? (
    <IfAgreed consent={consent} otherwise={button}>
      <ShownMap {...props} />
    </IfAgreed>
  ) : (
    button
  );
}

interface IfAgreedProps {
  readonly consent: HostConsent;
  readonly children: ReactNode;
  readonly otherwise: ReactNode;
}

function IfAgreed({ consent, children, otherwise }: IfAgreedProps) {
  return useStore(consent.$granted).includes('content') ? children : otherwise;
}

function WishForMap({ host, onWish }: { readonly host: string; readonly onWish: () => void }) {
  const { t } = useTexts();
  return (
    <div className={tw('flex flex-wrap items-center gap-x-4')}>
      <Button variant="quiet" expanded={false} onPress={onWish}>
        <PlaceIcon />
        {t('shop-picker:map.show')}
      </Button>
      <span className={tw('text-caption text-muted')}>{t('shop-picker:map.host', { host })}</span>
    </div>
  );
}

/** Where the shops are. Our own map comes with the page. */
export function ContactMap({ site, ...props }: ContactMapProps & WithSite) {
  return props.tiles.host === '' ? <ShownMap {...props} /> : <ForeignMap site={site} {...props} />;
}
