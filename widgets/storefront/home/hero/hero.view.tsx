import { useId, useRef, type RefObject } from 'react';
import type { Picture as PictureFacts } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { buttonClasses } from '#ui/actions/button.tsx';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { HERO_HEIGHT } from './hero-height.ts';
import { HeroPicture } from './hero-picture.view.tsx';
import { SlideDots } from '../../slides/slide-dots.view.tsx';
import { TurningIcon } from '../../slides/turning-icon.view.tsx';
import { useRotation, type Rotation } from '../../slides/use-rotation.ts';

/** One picture of the hero with its words and its way on. */
export interface Slide {
  /** Its place among the company's slides, which have no other identity. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureFacts | null;
  /** A page of the site, an address of the web, or one of which it is not known yet whether it leads anywhere. */
  readonly action:
    | { readonly label: string; readonly isPending: true }
    | { readonly label: string; readonly to: Target }
    | { readonly label: string; readonly href: string }
    | null;
}

export interface HeroProps {
  readonly slides: readonly Slide[];
  /** Where the words stand; on a narrow page always at the foot. */
  readonly position: 'left' | 'right' | 'bottom';
  /** Makes room for what is searched for. */
  readonly isCollapsed?: boolean;
  /** Milliseconds. */
  readonly interval?: number;
}

const PLACES = {
  left: '@[56em]:items-center @[56em]:justify-start',
  right: '@[56em]:items-center @[56em]:justify-end',
  bottom: 'justify-start',
} as const;

/** The picture is darkened where the words stand, so that white reads on any picture. */
const SCRIMS = {
  left: '@[56em]:bg-gradient-to-r @[56em]:from-[rgb(0_0_0/.74)] @[56em]:via-[rgb(0_0_0/.45)] @[56em]:to-[rgb(0_0_0/.1)]',
  right:
    '@[56em]:bg-gradient-to-l @[56em]:from-[rgb(0_0_0/.74)] @[56em]:via-[rgb(0_0_0/.45)] @[56em]:to-[rgb(0_0_0/.1)]',
  bottom: '',
} as const;

const BUTTON = buttonClasses(
  'primary',
  'mt-6 min-w-[calc(var(--u)*7.8125)] !bg-[#ffffff] !text-[#1c1917] hover:!bg-[#efeae4] [--v-focus:#ffffff]',
);

function SlideButton({ action }: { readonly action: NonNullable<Slide['action']> }) {
  // Its room, so that the words do not move as it comes.
  if ('isPending' in action) {
    return (
      <span aria-hidden="true" className={tw(`${BUTTON} invisible`)}>
        {action.label}
      </span>
    );
  }
  if ('href' in action) {
    return (
      <a href={action.href} part="button button-hero" className={tw(BUTTON)}>
        {action.label}
      </a>
    );
  }
  return (
    <ActionLink to={action.to} part="button button-hero" className={BUTTON}>
      {action.label}
    </ActionLink>
  );
}

function Words({ slide, position }: { readonly slide: Slide; readonly position: HeroProps['position'] }) {
  return (
    <div
      className={tw(
        `relative max-w-page mx-auto w-full h-full flex items-end ${PLACES[position]} px-5 pt-28 pb-20 [@media(max-height:44em)]:pt-20 [@media(max-height:44em)]:pb-16 @[40em]:px-8`,
      )}
    >
      <div className={tw('max-w-[calc(var(--u)*34)] text-[#ffffff]')}>
        {slide.title && (
          <Heading variant="display" className="[text-wrap:balance]">
            {wholeWords(slide.title)}
          </Heading>
        )}
        {slide.text && (
          <p className={tw('mt-3 text-lead [@media(max-height:44em)]:hidden @[56em]:!block')}>{slide.text}</p>
        )}
        {slide.action && <SlideButton action={slide.action} />}
      </div>
    </div>
  );
}

interface ControlsProps {
  readonly rotation: Rotation;
  readonly count: number;
  readonly panelId: string;
}

/** The button that stops it comes first, so that nobody has to chase it. */
function Controls(props: ControlsProps) {
  const { t } = useTexts();
  const { isTurning, toggle } = props.rotation;
  return (
    <div className={tw('absolute inset-x-0 bottom-4 z-10')}>
      <div className={tw('max-w-page mx-auto flex items-center gap-1 px-3 @[40em]:px-6 text-[#ffffff]')}>
        <button
          type="button"
          onClick={toggle}
          aria-label={t(isTurning ? 'storefront:hero.pause' : 'storefront:hero.play')}
          className={tw('inline-flex items-center justify-center w-11 h-11 rounded-full')}
        >
          <TurningIcon isTurning={isTurning} />
        </button>
        <SlideDots
          {...props}
          label={t('storefront:hero.choose')}
          labelOf={(index) => t('storefront:hero.slide', { index: index + 1, count: props.count })}
        />
      </div>
    </div>
  );
}

function Slides({
  slides,
  position,
  rotation,
  panelId,
}: Pick<HeroProps, 'slides' | 'position'> & { readonly rotation: Rotation; readonly panelId: string }) {
  const { t } = useTexts();
  const isAlone = slides.length < 2;
  return (
    <div className={tw('grid h-full')} aria-live={isAlone || rotation.isTurning ? 'off' : 'polite'}>
      {slides.map((slide, index) => (
        <div
          key={slide.id}
          id={`${panelId}-${index}`}
          role={isAlone ? undefined : 'tabpanel'}
          aria-roledescription={isAlone ? undefined : t('storefront:hero.slideKind')}
          aria-label={
            isAlone ? undefined : t('storefront:hero.slide', { index: index + 1, count: slides.length })
          }
          className={tw(
            `relative [grid-area:1/1] overflow-hidden transition-opacity duration-calm ${
              index === rotation.shown ? 'opacity-100' : 'opacity-0 invisible'
            }`,
          )}
        >
          <HeroPicture picture={slide.picture} eager={index === 0} />
          <div
            aria-hidden="true"
            className={tw(
              `absolute inset-0 bg-gradient-to-t from-[rgb(0_0_0/.78)] via-[rgb(0_0_0/.42)] to-[rgb(0_0_0/.12)] ${SCRIMS[position]}`,
            )}
          />
          <Words slide={slide} position={position} />
        </div>
      ))}
    </div>
  );
}

/** What the company shows first: pictures that turn, at rest whenever somebody looks closer. */
export function Hero({ slides, position, isCollapsed = false, interval = 5_000 }: HeroProps) {
  const { t } = useTexts();
  const container = useRef<HTMLElement>(null);
  const panelId = useId();
  const rotation = useRotation(slides.length, interval, container);
  const isAlone = slides.length < 2;
  return (
    <section
      ref={container as RefObject<HTMLElement>}
      part="hero"
      aria-roledescription={isAlone ? undefined : t('common:carousel')}
      aria-label={t('storefront:hero.title')}
      className={tw(
        `relative overflow-hidden bg-[#1c1917] [--v-focus:#ffffff] transition-[min-height] ${
          isCollapsed ? 'h-[100px]' : `${HERO_HEIGHT} grid`
        }`,
      )}
    >
      {!isAlone && !isCollapsed && <Controls rotation={rotation} count={slides.length} panelId={panelId} />}
      <Slides slides={slides} position={position} rotation={rotation} panelId={panelId} />
    </section>
  );
}
