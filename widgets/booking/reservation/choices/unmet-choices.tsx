import { textIn } from '#domain/locale.ts';
import type { UnmetChoice } from '#stores/visit/choosing/wished-choices.ts';
import { tw } from '#theme/sheet.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

/** What of the wishes of an address is not to be had any more. */
export function UnmetChoices({ unmet }: { readonly unmet: readonly UnmetChoice[] }) {
  const { locale, t } = useTexts();
  if (unmet.length === 0) return null;
  return (
    <div role="status" className={tw('mb-8')}>
      <Notice tone="warning" title={t('reservation:link.title')}>
        {unmet.map(({ kind, service }) => (
          <p key={`${kind}${service.id}`}>
            {t(`reservation:link.${kind}`, { name: textIn(locale, service.name) })}
          </p>
        ))}
      </Notice>
    </div>
  );
}
