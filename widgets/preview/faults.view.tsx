import type { CssFault, PreviewFaults } from '#domain/preview/preview-report.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { withDistinctKeys } from '#ui/lists/distinct-keys.ts';
import { useTexts } from '#ui/texts.ts';

/** What people call the colours that may not read. */
const COLOURS = {
  'themes.general.buttonsColor': 'preview:faults.colours.buttonsColor',
  'themes.general.secondaryButtonsColor': 'preview:faults.colours.secondaryButtonsColor',
  'themes.general.breadcrumbDefaultColor': 'preview:faults.colours.breadcrumbDefaultColor',
  'themes.general.breadcrumbDoneColor': 'preview:faults.colours.breadcrumbDoneColor',
  'themes.general.breadcrumbCurrentColor': 'preview:faults.colours.breadcrumbCurrentColor',
  'themes.general.eventsTextColor': 'preview:faults.colours.eventsTextColor',
} as const;

const isNamed = (path: string): path is keyof typeof COLOURS => Object.hasOwn(COLOURS, path);

/** A colour beside its name. */
function Swatch({ colour }: { readonly colour: string }) {
  return (
    <span className={tw('inline-flex items-center gap-1.5 whitespace-nowrap')}>
      <span
        aria-hidden="true"
        className={tw('inline-block w-4 h-4 rounded border border-line')}
        style={{ backgroundColor: colour }}
      />
      {colour}
    </span>
  );
}

/** What of the company's own CSS is not applied. */
function LeftOut({ count, line, text }: CssFault) {
  const { t, locale } = useTexts();
  return (
    <li className={tw('flex flex-wrap items-center gap-x-3 gap-y-1')}>
      <span className={tw('font-medium')}>{t('preview:faults.css')}</span>
      <span className={tw('text-muted')}>
        {t('preview:faults.leftOut', { count, line: new Intl.NumberFormat(locale).format(line) })}
      </span>
      <code className={tw('min-w-0 [overflow-wrap:anywhere]')}>{text}</code>
    </li>
  );
}

/** What does not read, does not fit or is left out, with its place. */
export function Faults({
  faults: { contrast, overflow, css },
  highlighted,
  onHighlight,
}: {
  readonly faults: PreviewFaults;
  /** CSS part that a frame is drawn around. */
  readonly highlighted: string | null;
  readonly onHighlight: (part: string | null) => void;
}) {
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const count = contrast.length + overflow.length + (css ? 1 : 0);
  if (count === 0) return null;
  return (
    <section part="faults">
      <Heading variant="lead">{t('preview:faults.title', { count })}</Heading>
      <ul className={tw('mt-3 grid gap-3')}>
        {contrast.map(({ path, chosen, shown, ratio, least }) => (
          <li key={path} className={tw('flex flex-wrap items-center gap-x-3 gap-y-1')}>
            <span className={tw('font-medium')} title={path}>
              {isNamed(path) ? t(COLOURS[path]) : path}
            </span>
            <span className={tw('text-muted')}>
              {t('preview:faults.contrast', { ratio: number.format(ratio), least: number.format(least) })}
            </span>
            <Swatch colour={chosen} />
            <span aria-hidden="true">→</span>
            <Swatch colour={shown} />
          </li>
        ))}
        {withDistinctKeys(overflow, ({ frame, part, text }) => `${frame} ${part} ${text}`).map(
          ({ key, item: { part, text, by, frame } }) => (
            <li key={key} className={tw('flex flex-wrap items-center gap-x-3 gap-y-1')}>
              <span className={tw('font-medium')}>{text || part}</span>
              <span className={tw('text-muted')}>
                {t('preview:faults.overflow', {
                  device: t(frame === 'phone' ? 'preview:devices.phone' : 'preview:devices.desktop'),
                  count: by,
                })}
              </span>
              {part && (
                <Button
                  variant="small"
                  pressed={part === highlighted}
                  onPress={() => onHighlight(part === highlighted ? null : part)}
                >
                  {t('preview:faults.show')}
                </Button>
              )}
            </li>
          ),
        )}
        {css && <LeftOut {...css} />}
      </ul>
    </section>
  );
}
