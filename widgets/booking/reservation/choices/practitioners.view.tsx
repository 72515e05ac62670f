import { useEffect, useId, useRef, useState } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';

export interface PractitionersProps {
  readonly serviceName: string;
  readonly practitioners: readonly { readonly id: string; readonly name: string }[];
  /** Null: whoever is free. */
  readonly chosenId: string | null;
  readonly onChoose: (id: string | null) => void;
}

const SHOWN = 6;

/** The letters that stand for a person: "Camille Roux" is CR. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

interface TokenProps {
  readonly group: string;
  readonly name: string;
  readonly mark: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Token({ group, name, mark, isChosen, onChoose }: TokenProps) {
  const tone = isChosen ? 'border-accent bg-soft text-on-soft' : 'border-line hover:border-control';
  return (
    <label
      className={tw(
        `relative inline-flex shrink-0 items-center gap-2.5 min-h-target pl-1.5 pr-4 rounded-pill border cursor-pointer transition-colors focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-[color:var(--v-focus)] ${tone}`,
      )}
    >
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} className={tw('sr-only')} />
      <span
        aria-hidden="true"
        className={tw(
          `inline-flex items-center justify-center w-8 h-8 rounded-full font-display text-caption leading-none ${
            isChosen ? 'bg-accent text-on-accent' : 'bg-sunk text-muted'
          }`,
        )}
      >
        {mark}
      </span>
      <span className={tw(isChosen ? 'font-medium' : '')}>{name}</span>
    </label>
  );
}

/** Where the tokens do not all fit in one line, the chosen one is in view. */
function useChosenInView(chosenId: string | null) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = (found: Element | null | undefined) => found?.getBoundingClientRect().right ?? 0;
    const beyond = box(line.current?.querySelector('label:has(:checked)')) - box(line.current);
    if (beyond > 0) line.current?.scrollBy(beyond, 0);
  }, [chosenId]);
  return line;
}

/** Who performs a service: anyone, or one of these. */
export function PractitionersView({ serviceName, practitioners, chosenId, onChoose }: PractitionersProps) {
  const { t } = useTexts();
  const group = useId();
  const line = useChosenInView(chosenId);
  const [showsAll, setShowsAll] = useState(false);
  if (practitioners.length === 0) return null;
  const shown = showsAll
    ? practitioners
    : practitioners.filter(({ id }, index) => index < SHOWN || id === chosenId);
  return (
    <fieldset>
      <legend className={tw('mb-2 text-caption text-muted')}>
        <span aria-hidden="true">{t('reservation:practitioner.title')}</span>
        <span className={tw('sr-only')}>{t('reservation:practitioner.titleFor', { name: serviceName })}</span>
      </legend>
      <div
        ref={line}
        className={tw(
          'flex items-center gap-2 -m-1 p-1 overflow-x-auto [scrollbar-width:thin] @[40em]:flex-wrap @[40em]:overflow-visible',
        )}
      >
        <Token
          group={group}
          name={t('reservation:practitioner.any')}
          mark="✶"
          isChosen={chosenId === null}
          onChoose={() => onChoose(null)}
        />
        {shown.map(({ id, name }) => (
          <Token
            key={id}
            group={group}
            name={name}
            mark={initials(name)}
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
    </fieldset>
  );
}
