import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';

/** What a company says of itself, for a site of several shops: below its pictures. */
export function CompanyIntroduction({ name }: { readonly name: string }) {
  const { t } = useTexts();
  return (
    <section aria-label={name} className={tw('grid gap-4 @[56em]:grid-cols-2 @[56em]:gap-16 items-end')}>
      <Heading variant="display" className="[text-wrap:balance]">
        {wholeWords(t('storefront:home.title', { name }))}
      </Heading>
      <p className={tw('text-lead text-muted max-w-reading')}>{t('storefront:home.lead')}</p>
    </section>
  );
}
