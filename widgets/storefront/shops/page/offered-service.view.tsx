import type { ReactNode } from 'react';
import type { Category, Service } from '#domain/catalogue/catalogue.ts';
import type { ServiceId } from '#domain/catalogue/ids.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { FRAMED_CHOICE, FramedField } from '../../forms/framed-field.view.tsx';

interface OfferedServiceProps {
  readonly offer: {
    readonly categories: readonly Category[];
    readonly service: Service;
    choose(id: ServiceId): void;
  };
  /** Its times. */
  readonly children: ReactNode;
}

/** Whose times are shown: a choice among all that can be booked there. */
export function OfferedServiceView({
  offer: { categories, service, choose },
  children,
}: OfferedServiceProps) {
  const { locale, t } = useTexts();
  return (
    <>
      <Heading variant="label">{t('shop:times.title')}</Heading>
      <FramedField label={t('shop:times.of')} className="mt-1.5 mb-2">
        <select
          value={service.id}
          onChange={({ target }) => {
            const wanted = categories
              .flatMap(({ services }) => services)
              .find(({ id }) => id === target.value);
            if (wanted) choose(wanted.id);
          }}
          className={tw(FRAMED_CHOICE)}
        >
          {categories.map(({ slug, name, services }) => (
            <optgroup key={slug} label={textIn(locale, name)}>
              {services.map((one) => (
                <option key={one.id} value={one.id}>
                  {textIn(locale, one.name)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </FramedField>
      {children}
    </>
  );
}
