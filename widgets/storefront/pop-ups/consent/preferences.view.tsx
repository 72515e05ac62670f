import { useId, useState } from 'react';
import type { ThirdParty } from '#domain/consent/third-parties.ts';
import type { ConsentCategory } from '#domain/consent/third-party-rows.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';

/** Who gets something, and what for. */
type Service = Pick<ThirdParty, 'name' | 'purpose'>;

export interface PreferencesProps {
  readonly isOpen: boolean;
  /** Those that need nobody's consent. */
  readonly always: readonly Service[];
  readonly categories: readonly {
    readonly category: ConsentCategory;
    readonly services: readonly Service[];
  }[];
  /** What is agreed to so far; nothing, where nobody has answered. */
  readonly granted: readonly ConsentCategory[];
  readonly onAnswer: (granted: readonly ConsentCategory[]) => void;
  readonly onClose: () => void;
}

interface SwitchProps {
  readonly title: string;
  readonly text: string;
  readonly services: readonly Service[];
  readonly isOn: boolean;
  /** Absent: it cannot be turned off. */
  readonly onTurn?: (isOn: boolean) => void;
}

function Switch({ title, text, services, isOn, onTurn }: SwitchProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className={tw('flex items-start justify-between gap-6 py-4 border-b border-line')}>
      <div>
        <label htmlFor={onTurn && id} className={tw('block font-medium')}>
          {title}
        </label>
        <div id={`${id}-text`} className={tw('mt-0.5 text-caption text-muted')}>
          <p>{text}</p>
          {services.length > 0 && (
            <ul className={tw('mt-1')}>
              {services.map(({ name, purpose }) => (
                <li key={name}>
                  {t('pop-ups:consent.service', {
                    service: name,
                    purpose: t(`pop-ups:consent.purpose.${purpose}`),
                  })}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {onTurn ? (
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={`${id}-text`}
          onChange={(event) => onTurn(event.target.checked)}
          className={tw('w-6 h-6 mt-0.5 shrink-0 accent-[color:var(--v-accent)]')}
        />
      ) : (
        <span className={tw('shrink-0 text-caption text-muted')}>{t('pop-ups:consent.always')}</span>
      )}
    </div>
  );
}

/** What a visitor agrees to, one kind at a time; to be opened again at any time. */
export function Preferences({
  isOpen,
  always,
  categories,
  granted: first,
  onAnswer,
  onClose,
}: PreferencesProps) {
  const { t } = useTexts();
  const [granted, setGranted] = useState<ReadonlySet<ConsentCategory>>(new Set(first));
  const turn = (category: ConsentCategory, isOn: boolean) =>
    setGranted(new Set([...granted].filter((one) => one !== category).concat(isOn ? category : [])));
  return (
    <Dialog
      open={isOpen}
      narrow
      title={t('pop-ups:consent.title')}
      onClose={onClose}
      footer={
        <div className={tw('grid gap-2 @[30em]:flex @[30em]:flex-wrap @[30em]:justify-end')}>
          <Button onPress={() => onAnswer([])}>{t('pop-ups:consent.refuse')}</Button>
          <Button onPress={() => onAnswer(categories.map(({ category }) => category))}>
            {t('pop-ups:consent.accept')}
          </Button>
          <Button variant="primary" onPress={() => onAnswer([...granted])}>
            {t('pop-ups:consent.save')}
          </Button>
        </div>
      }
    >
      <div className={tw('-mt-4')}>
        <Switch
          title={t('pop-ups:consent.connexion.title')}
          text={t('pop-ups:consent.connexion.text')}
          services={always}
          isOn
        />
        {categories.map(({ category, services }) => (
          <Switch
            key={category}
            title={t(`pop-ups:consent.${category}.title`)}
            text={t(`pop-ups:consent.${category}.text`)}
            services={services}
            isOn={granted.has(category)}
            onTurn={(isOn) => turn(category, isOn)}
          />
        ))}
      </div>
    </Dialog>
  );
}
