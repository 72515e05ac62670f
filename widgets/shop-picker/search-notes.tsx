import { useEffect, useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Heading } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { repeatedText } from '#ui/shops/use-shops-instead.ts';
import { useTexts } from '#ui/texts.ts';
import { AroundBar } from './bar/around-bar.view.tsx';
import type { ShopSearch } from './use-search.ts';

/** Says what each search has found, but not what there was before any. */
export function useResultAnnouncement(search: ShopSearch, text: string): void {
  const { found, instead, key, shops } = search;
  const { t } = useTexts();
  const announce = useAnnounce();
  const said = useRef(key);
  const none = useNoneFound(search, text);
  const sentence = instead
    ? `${none.title}. ${none.text}`
    : t('shop-picker:found', { count: found.length, total: shops.length });
  const isKnown = found.length > 0 || instead !== null;
  useEffect(() => {
    if (said.current === key || !isKnown) return;
    said.current = key;
    announce(sentence);
  }, [key, isKnown, sentence, announce]);
}

/** Few visitors are told that their place is not known; it comes while the browser asks for it, to be said once and whole. */
const noticePart = lazyPart(() => import('#ui/states/notice.tsx'));

/** What is said of where the visitor is, where that cannot be told; and the way to look around a town. */
export function PositionNotice({ search }: { readonly search: ShopSearch }) {
  const { t } = useTexts();
  const { position, around, place } = search;
  const isLost = position === 'blocked' || position === 'unknown';
  const notice = noticePart.usePart(isLost || position === 'asking');
  if (around) {
    return (
      <AroundBar
        place={around.place}
        kilometres={search.kilometres}
        radii={search.radii}
        onKilometres={search.setKilometres}
        onStop={search.stop}
      />
    );
  }
  return (
    <>
      {isLost && notice.kind !== 'waiting' && (
        <div role="alert" className={tw('mb-8')}>
          {notice.kind === 'ready' ? (
            <notice.value.Notice tone="warning">{t(`shop-picker:locate.${position}`)}</notice.value.Notice>
          ) : (
            t(`shop-picker:locate.${position}`)
          )}
        </div>
      )}
      {place && (
        <div className={tw('-mt-4 mb-6')}>
          <Button variant="quiet" onPress={() => search.widen(place)}>
            {t('shop-picker:locate.widen', { place: place.name })}
          </Button>
        </div>
      )}
    </>
  );
}

/** That nothing was found, and what is shown instead. */
function useNoneFound({ around, instead }: ShopSearch, text: string) {
  const { t } = useTexts();
  if (around) return { title: t('shop-picker:locate.none'), text: t('shop-picker:locate.noneHint') };
  const place = instead?.town?.name;
  return {
    title: t('shop-picker:none', { text: repeatedText(text) }),
    text: place === undefined ? t('shop-picker:instead') : t('shop-picker:nearest', { place }),
  };
}

/** A search never ends with nothing: below the sentence that says so stand the shops that come nearest to it. */
export function NoShopFound({ search, text }: { readonly search: ShopSearch; readonly text: string }) {
  const { t } = useTexts();
  const words = useNoneFound(search, text);
  const town = search.instead?.town ?? null;
  return (
    <div className={tw('mb-8 max-w-reading [overflow-wrap:anywhere]')}>
      <Heading variant="title">{words.title}</Heading>
      <p className={tw('mt-2 text-muted')}>{words.text}</p>
      <div className={tw('flex flex-wrap gap-x-6 mt-2')}>
        {town && (
          <Button variant="quiet" onPress={() => search.widen(town)}>
            {t('shop-picker:locate.widen', { place: town.name })}
          </Button>
        )}
        <Button variant="quiet" onPress={search.stop}>
          {t('shop-picker:all')}
        </Button>
      </div>
    </div>
  );
}
