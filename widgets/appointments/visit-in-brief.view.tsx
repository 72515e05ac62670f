import type { PlacedServices } from '#domain/appointments/appointment.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { momentText } from './moment-text.ts';

/** What, when and where a visit is, beside a question about it. */
export function VisitInBrief({ lines, shop }: { readonly lines: PlacedServices; readonly shop: Shop }) {
  const texts = useTexts();
  const { locale, t } = texts;
  const names = lines.map(({ name }) => textIn(locale, name));
  const moment = momentText(texts, shop.timeZone, lines[0].startsAt);
  return (
    <div className={tw('mb-4')}>
      <p className={tw('font-medium')}>{listOfNames(locale, names)}</p>
      <p className={tw('first-letter:uppercase')}>
        {t('appointments:momentAt', { moment, shop: shop.name })}
      </p>
    </div>
  );
}
