import { useId, useState } from 'react';
import type { Picture } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { initials, Portrait } from '#ui/media/portrait.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';

/** Somebody who performs a service. */
export interface ShownPractitioner {
  readonly id: string;
  readonly name: string;
  readonly picture?: Picture | null;
  /** What they do best; empty where nothing is said. */
  readonly craft?: string;
  /** "dès 14:30": when they are free first; empty where that is not known. */
  readonly from?: string;
}

export interface PractitionersProps {
  readonly serviceName: string;
  readonly practitioners: readonly ShownPractitioner[];
  /** Who there is is not known yet: their place is kept. */
  readonly isLoading?: boolean;
  /** Null: whoever is free. */
  readonly chosenId: string | null;
  readonly onChoose: (id: string | null) => void;
}

const SHOWN = 6;
/** As high as a token, whatever it shows. */
const HEIGHT = '[min-height:calc(var(--u)*3.25)]';
/** All in sight: as many beside each other as there is room for. */
const TOKENS = 'grid grid-cols-[repeat(auto-fill,minmax(calc(var(--u)*9.5),1fr))] gap-2';
/** What is said where it does not matter has more words than a name: a row, so that they stay on one line. */
const ANYONE = 'col-span-full';

interface TokenProps {
  readonly name: string;
  /** Undefined: no time belongs to it. */
  readonly from: string | undefined;
  readonly group: string;
  readonly mark: string;
  readonly picture: Picture | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly className?: string;
}

function Token({ group, name, from, mark, picture, isChosen, onChoose, className = '' }: TokenProps) {
  const tone = isChosen ? 'border-accent bg-soft text-on-soft' : 'border-line hover:border-control';
  return (
    <label
      className={tw(
        `relative flex items-center gap-2 ${HEIGHT} px-1.5 py-1 rounded-pill border cursor-pointer transition-colors focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-[color:var(--v-focus)] ${tone} ${className}`,
      )}
    >
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} className={tw('sr-only')} />
      <Portrait
        mark={mark}
        picture={picture}
        size="small"
        tone={isChosen ? 'bg-accent text-on-accent' : 'bg-sunk text-muted'}
      />
      <span className={tw('min-w-0 leading-tight [overflow-wrap:break-word]')}>
        <span className={tw(`block ${isChosen ? 'font-medium' : ''}`)}>{name}</span>
        {from !== undefined && (
          <span className={tw(`block text-caption leading-tight ${isChosen ? '' : 'text-muted'}`)}>
            {from || '\u00a0'}
          </span>
        )}
      </span>
    </label>
  );
}

/** As high as the choice among three, so that little below it moves. */
function PractitionersSkeleton() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('common:loading')}>
      <p className={tw('mb-2 text-caption text-muted')}>{t('reservation:practitioner.title')}</p>
      <div className={tw(TOKENS)}>
        {['any', 'a', 'b', 'c'].map((one) => (
          <Skeleton key={one} className={`${HEIGHT} !rounded-pill ${one === 'any' ? ANYONE : ''}`} />
        ))}
      </div>
      <p className={tw('mt-2 text-caption')}>{'\u00a0'}</p>
    </LoadingRegion>
  );
}

/** Who performs a service: anyone, or one of these. */
export function PractitionersView({
  serviceName,
  practitioners,
  isLoading = false,
  chosenId,
  onChoose,
}: PractitionersProps) {
  const { t } = useTexts();
  const group = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (practitioners.length === 0) return isLoading ? <PractitionersSkeleton /> : null;
  const shown = showsAll
    ? practitioners
    : practitioners.filter(({ id }, index) => index < SHOWN || id === chosenId);
  const chosen = practitioners.find(({ id }) => id === chosenId);
  return (
    <fieldset className={tw('min-w-0')}>
      <legend className={tw('mb-2 text-caption text-muted')}>
        <span aria-hidden="true">{t('reservation:practitioner.title')}</span>
        <span className={tw('sr-only')}>{t('reservation:practitioner.titleFor', { name: serviceName })}</span>
      </legend>
      <div className={tw(TOKENS)}>
        <Token
          group={group}
          name={t('reservation:practitioner.any')}
          from={undefined}
          mark="✶"
          picture={null}
          isChosen={chosenId === null}
          onChoose={() => onChoose(null)}
          className={ANYONE}
        />
        {shown.map(({ id, name, picture = null, from }) => (
          <Token
            key={id}
            group={group}
            name={name}
            from={from}
            mark={initials(name)}
            picture={picture}
            isChosen={chosenId === id}
            onChoose={() => onChoose(id)}
          />
        ))}
        {shown.length < practitioners.length && (
          <Button variant="quiet" onPress={() => setShowsAll(true)}>
            {t('reservation:practitioner.more', { count: practitioners.length - shown.length })}
          </Button>
        )}
      </div>
      <p className={tw('mt-2 text-caption text-muted')} aria-live="polite">
        {chosen ? chosen.craft || '\u00a0' : t('reservation:practitioner.anyHint')}
      </p>
    </fieldset>
  );
}
