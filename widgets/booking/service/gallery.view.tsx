import { useRef, useState, type UIEvent } from 'react';
import type { Picture as PictureFacts } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { IconButton } from '#ui/actions/button.tsx';
import { PreviousIcon, NextIcon } from '#ui/icons/direction-icons.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';

const SIZES = '(min-width: 52em) 560px, 100vw';

/** The pictures of a service: swiped, scrolled, or stepped through. */
export function Gallery({
  pictures,
  name,
}: {
  readonly pictures: readonly PictureFacts[];
  readonly name: string;
}) {
  const { t } = useTexts();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  if (pictures.length < 2) return <ResponsivePicture picture={pictures[0]} ratio="4/3" sizes={SIZES} eager />;
  const follow = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)));
  const show = (index: number) => {
    const element = strip.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
  };
  return (
    <section aria-label={t('booking:service.pictures', { name })} aria-roledescription={t('common:carousel')}>
      <ul
        ref={strip}
        // The arrow keys scroll the strip, so it has to take the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
        className={tw(
          'flex overflow-x-auto [scroll-snap-type:x_mandatory] overscroll-x-contain rounded-picture [scrollbar-width:none]',
        )}
      >
        {pictures.map((picture, index) => (
          <li key={picture.url} className={tw('w-full shrink-0 [scroll-snap-align:start]')}>
            <ResponsivePicture picture={picture} ratio="4/3" sizes={SIZES} eager={index === 0} />
          </li>
        ))}
      </ul>
      <div className={tw('flex items-center justify-between mt-1')}>
        <p className={tw('text-caption text-muted')} aria-live="polite">
          {t('booking:service.pictureOf', { index: shown + 1, count: pictures.length })}
        </p>
        <div className={tw('flex')}>
          <IconButton label={t('common:previous')} unavailable={shown === 0} onPress={() => show(shown - 1)}>
            <PreviousIcon />
          </IconButton>
          <IconButton
            label={t('common:next')}
            unavailable={shown === pictures.length - 1}
            onPress={() => show(shown + 1)}
          >
            <NextIcon />
          </IconButton>
        </div>
      </div>
    </section>
  );
}
