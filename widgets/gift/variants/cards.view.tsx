import { useState } from 'react';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import type { GiftLayoutProps } from './gift-layout.ts';
import { StepHeading } from './step-heading.view.tsx';

type CardsProps = Pick<GiftLayoutProps, 'themes' | 'themeId' | 'onTheme'> & { readonly onTurn: () => void };

/** The cards side by side, to be swiped; each is chosen by its button, which turns it. */
function CardList({ themes, themeId, onTheme, onTurn }: CardsProps) {
  const { locale, t } = useTexts();
  return (
    <ul
      className={tw(
        'flex gap-5 -mx-4 px-4 pb-4 overflow-x-auto [scroll-snap-type:x_mandatory] [scroll-padding-inline:calc(var(--u)*1)]',
      )}
    >
      {themes.map((theme) => {
        const name = textIn(locale, theme.name);
        return (
          <li
            key={theme.id}
            className={tw(
              `shrink-0 w-[80%] max-w-[calc(var(--u)*22)] [scroll-snap-align:start] flex flex-col gap-3 p-4 rounded border bg-raised ${
                theme.id === themeId ? 'border-[color:var(--v-accent)]' : 'border-line'
              }`,
            )}
          >
            <ResponsivePicture picture={theme.picture ?? undefined} ratio="4/3" sizes="352px" decorative />
            <p className={tw('font-display text-title')}>{name}</p>
            <p className={tw('text-muted')}>{textIn(locale, theme.description)}</p>
            <Button
              variant={theme.id === themeId ? 'primary' : 'secondary'}
              className="mt-auto"
              label={`${name} – ${t('gift:theme.turn')}`}
              onPress={() => {
                onTheme(theme.id);
                onTurn();
              }}
            >
              {t('gift:theme.turn')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The themes as cards; the chosen one turns over and is filled in on its back. */
export function Cards(props: GiftLayoutProps) {
  const { worth, people, when, preview, brief, faultsOf, bar, step, onStep } = props;
  const { t } = useTexts();
  const isTurned = step > 0;
  const [wasTurned] = useState(isTurned);
  if (!isTurned) {
    return (
      <>
        <StepHeading key="cards" takesFocus={wasTurned}>
          {t('gift:theme.card')}
        </StepHeading>
        <div className={tw('mt-5')}>
          <CardList {...props} onTurn={() => onStep(1)} />
        </div>
      </>
    );
  }
  return (
    <div
      className={tw(
        'max-w-[calc(var(--u)*46)] mx-auto @[56em]:p-8 @[56em]:rounded @[56em]:border @[56em]:border-line @[56em]:bg-raised motion-safe:[animation:v-rise_var(--v-calm)_var(--v-ease)]',
      )}
    >
      <Button variant="back" onPress={() => onStep(0)}>
        <BackIcon className="w-4 h-4" />
        {t('gift:theme.turnBack')}
      </Button>
      <div className={tw('mt-4 grid gap-8')}>
        <div className={tw('@[56em]:hidden')}>{brief}</div>
        <div className={tw('hidden @[56em]:block')}>{preview}</div>
        <StepHeading key="form" takesFocus={!wasTurned}>
          {t('gift:theme.turn')}
        </StepHeading>
        <Below>
          {faultsOf()}
          {worth}
          {people}
          {when}
        </Below>
        {bar}
      </div>
    </div>
  );
}
