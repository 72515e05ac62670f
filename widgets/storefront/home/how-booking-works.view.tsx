import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

const STEPS = ['choose', 'time', 'come'] as const;

/** How a booking goes, told in three lines. */
export function HowBookingWorks({ paysOnSite }: { readonly paysOnSite: boolean }) {
  const { t } = useTexts();
  return (
    <section aria-label={t('home:how.title')}>
      <Heading variant="headline">{t('home:how.title')}</Heading>
      <ol className={tw('mt-8 grid gap-8 @[48em]:grid-cols-3 @[48em]:gap-10')}>
        {STEPS.map((step, index) => (
          <li key={step} className={tw('pt-5 border-t border-line')}>
            <span aria-hidden="true" className={tw('font-display text-headline text-link')}>
              {index + 1}
            </span>
            <Heading variant="title" below={1} className="mt-2">
              {t(`home:how.${step}.title`)}
            </Heading>
            <p className={tw('mt-2 text-muted')}>
              {t(`home:how.${step}.text`)}
              {step === 'come' && paysOnSite && ` ${t('home:how.payOnSite')}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
