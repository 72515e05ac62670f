import { useRef, useState, type UIEvent } from 'react';
import type { Picture } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { IconButton } from '#ui/actions/button.tsx';
import { NextIcon, PreviousIcon } from '#ui/icons/direction-icons.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { ZoomDialog } from './zoom-dialog.view.tsx';

interface GalleryProps {
  readonly pictures: readonly Picture[];
  /** Of the product. */
  readonly name: string;
}

const SIZES = '(min-width: 52em) 560px, 100vw';

/** The strip of pictures, and which of them is in view. */
function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  return {
    strip,
    shown,
    follow: ({ currentTarget }: UIEvent<HTMLUListElement>) =>
      setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))),
    show(index: number) {
      const element = strip.current;
      element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
    },
  };
}

interface StepsProps {
  readonly count: number;
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** Which picture is in view, and the way to its neighbours. */
function Steps({ count, shown, onShow }: StepsProps) {
  const { t } = useTexts();
  return (
    <div className={tw('flex items-center justify-between mt-1')}>
      <p className={tw('text-caption text-muted')} aria-live="polite">
        {t('eshop:gallery.of', { index: shown + 1, count })}
      </p>
      <div className={tw('flex')}>
        <IconButton label={t('common:previous')} unavailable={shown === 0} onPress={() => onShow(shown - 1)}>
          <PreviousIcon />
        </IconButton>
        <IconButton
          label={t('common:next')}
          unavailable={shown === count - 1}
          onPress={() => onShow(shown + 1)}
        >
          <NextIcon />
        </IconButton>
      </div>
    </div>
  );
}

/** The pictures of a product: swiped, stepped through or chosen, and each of them enlarged. */
export function Gallery({ pictures, name }: GalleryProps) {
  const { t } = useTexts();
  const { strip, shown, follow, show } = useStrip();
  const [isZoomed, setZoomed] = useState(false);
  const count = pictures.length;
  if (count === 0) return <ResponsivePicture picture={undefined} ratio="4/5" sizes={SIZES} />;
  return (
    <section
      aria-label={t('eshop:gallery.title', { name })}
      {...(count > 1 && { 'aria-roledescription': t('common:carousel') })}
      className={tw('min-w-0')}
    >
      <div className={tw('relative')}>
        <ul
          ref={strip}
          // The arrow keys scroll the strip, so it has to take the focus where there is something to scroll.
          {...(count > 1 && { tabIndex: 0 })}
          onScroll={follow}
          className={tw(
            'flex overflow-x-auto [scroll-snap-type:x_mandatory] overscroll-x-contain rounded-picture [scrollbar-width:none]',
          )}
        >
          {pictures.map((picture, index) => (
            <li key={picture.url} className={tw('w-full shrink-0 [scroll-snap-align:start]')}>
              <ResponsivePicture picture={picture} ratio="4/5" sizes={SIZES} eager={index === 0} />
            </li>
          ))}
        </ul>
        <div className={tw('absolute right-3 bottom-3 rounded-full bg-surface')}>
          <IconButton label={t('eshop:gallery.enlarge')} onPress={() => setZoomed(true)}>
            <SearchIcon />
          </IconButton>
        </div>
      </div>
      {count > 1 && <Steps count={count} shown={shown} onShow={show} />}
      <ZoomDialog
        picture={isZoomed ? pictures[shown] : undefined}
        name={name}
        onClose={() => setZoomed(false)}
      />
    </section>
  );
}
