import type { Locale } from '#domain/locale.ts';
import { languageName } from '#domain/languages/language-name.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/forms/choices/select-field.tsx';
import { useTexts } from '#ui/texts.ts';
import type { ShownDevices } from '../frames/devices.ts';
import type { PageChoice } from './pages.ts';

export type Scheme = 'light' | 'dark' | undefined;

interface ToolbarProps {
  readonly pages: readonly PageChoice[];
  /** Path of the page that is shown. */
  readonly path: string;
  readonly onPath: (path: string) => void;
  readonly locales: readonly Locale[];
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly shown: ShownDevices;
  readonly onShown: (shown: ShownDevices) => void;
  readonly scheme: Scheme;
  readonly onScheme: (scheme: Scheme) => void;
  /** The one that the company has set for everybody; null: none. */
  readonly fixedScheme: Exclude<Scheme, undefined> | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly isPointing: boolean;
  readonly onPointing: (isOn: boolean) => void;
  readonly isComparing: boolean;
  readonly onComparing: (isOn: boolean) => void;
  readonly onReload: () => void;
}

interface Choice<Value> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** The colour of other buttons is readable on the page, and not on the wash of the main one. */
const PRESSED = '!bg-soft !text-on-soft !border-[color:var(--v-text)]';

/** A few of which one is pressed, where there is room for all of them. */
function Choices<Value extends string>({ label, options, chosen, onChoose }: Choice<Value>) {
  return (
    <div role="group" aria-label={label} className={tw('hidden flex-wrap gap-1.5 @[36em]:flex')}>
      {options.map((option) => (
        <Button
          key={option.label}
          variant="small"
          pressed={option.value === chosen}
          className={option.value === chosen ? PRESSED : ''}
          onPress={() => onChoose(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </div>
  );
}

/** The same on a phone, where the site is to be seen below it. */
function NarrowChoice<Value extends string>({ label, name, options, chosen, onChoose }: Choice<Value>) {
  return (
    <div className={tw('@[36em]:hidden')}>
      <SelectField
        label={label}
        name={name}
        value={chosen}
        options={options}
        onChange={(value) => {
          const option = options.find((each) => each.value === value);
          if (option) onChoose(option.value);
        }}
      />
    </div>
  );
}

function Toggle({
  label,
  isOn,
  onPress,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: (isOn: boolean) => void;
}) {
  return (
    <Button variant="small" pressed={isOn} className={isOn ? PRESSED : ''} onPress={() => onPress(!isOn)}>
      {label}
    </Button>
  );
}

/** The page that is shown, which may be none of the list: a service, a shop. */
function PageField({ pages, path, onPath }: Pick<ToolbarProps, 'pages' | 'path' | 'onPath'>) {
  const { t } = useTexts();
  const known = pages.map((page) => ({ value: page.path, label: t(page.title) }));
  const isKnown = pages.some((page) => page.path === path);
  return (
    <SelectField
      label={t('preview:page')}
      name="preview-page"
      value={path}
      options={isKnown ? known : [{ value: path, label: path }, ...known]}
      onChange={onPath}
    />
  );
}

function LocaleField({ locales, locale, onLocale }: Pick<ToolbarProps, 'locales' | 'locale' | 'onLocale'>) {
  const { t } = useTexts();
  return (
    <SelectField
      label={t('preview:language')}
      name="preview-language"
      value={locale}
      options={locales.map((value) => ({ value, label: languageName(value) }))}
      onChange={(value) => {
        const chosen = locales.find((each) => each === value);
        if (chosen) onLocale(chosen);
      }}
    />
  );
}

function useDisplayChoices({ shown, onShown, scheme, onScheme, fixedScheme }: ToolbarProps) {
  const { t } = useTexts();
  const devices: Choice<ShownDevices> = {
    label: t('preview:devices.title'),
    name: 'preview-devices',
    options: (['both', 'phone', 'desktop'] as const).map((value) => ({
      value,
      label: t(`preview:devices.${value}`),
    })),
    chosen: shown,
    onChoose: onShown,
  };
  const schemes: Choice<'browser' | 'light' | 'dark'> = {
    label: t('preview:scheme.title'),
    name: 'preview-scheme',
    // Another than the one that is set is shown to nobody.
    options: (fixedScheme ? ([fixedScheme] as const) : (['browser', 'light', 'dark'] as const)).map(
      (value) => ({
        value,
        label: t(`preview:scheme.${value}`),
      }),
    ),
    chosen: fixedScheme ?? scheme ?? 'browser',
    onChoose: (value) => onScheme(value === 'browser' ? undefined : value),
  };
  return { devices, schemes };
}

/** What one chooses above the site. */
export function Toolbar(props: ToolbarProps) {
  const { t } = useTexts();
  const { devices, schemes } = useDisplayChoices(props);
  return (
    <div part="toolbar" className={tw('grid gap-3')}>
      <div className={tw('grid gap-3 grid-cols-2')}>
        <PageField {...props} />
        {props.locales.length > 1 && <LocaleField {...props} />}
        <NarrowChoice {...devices} />
        <NarrowChoice {...schemes} />
      </div>
      <div className={tw('flex flex-wrap gap-x-1.5 @[36em]:gap-x-6 gap-y-3')}>
        <Choices {...devices} />
        <Choices {...schemes} />
        <div className={tw('flex flex-wrap gap-1.5')}>
          <Button variant="small" unavailable={!props.canUndo} onPress={props.onUndo}>
            {t('preview:undo')}
          </Button>
          <Button variant="small" unavailable={!props.canRedo} onPress={props.onRedo}>
            {t('preview:redo')}
          </Button>
        </div>
        <div className={tw('flex flex-wrap gap-1.5')}>
          <Toggle label={t('preview:point')} isOn={props.isPointing} onPress={props.onPointing} />
          <Toggle label={t('preview:compare')} isOn={props.isComparing} onPress={props.onComparing} />
          <Button variant="small" onPress={props.onReload}>
            {t('preview:reload')}
          </Button>
        </div>
      </div>
    </div>
  );
}
