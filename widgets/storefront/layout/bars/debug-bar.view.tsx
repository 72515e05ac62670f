import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

/** Reminds the operator that the site is seen as no visitor sees it. */
export function DebugBar() {
  const { t } = useTexts();
  return (
    <output className={tw('block px-5 py-2 bg-[#f59e0b] text-[#1c1917] text-center font-medium')}>
      {t('storefront:debug')}
    </output>
  );
}
