import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';

/** The company has closed its site, and says so in its own words where it has some. */
export function ClosedSite({
  company,
  isMaintenance,
}: {
  readonly company: Company | null;
  readonly isMaintenance: boolean;
}) {
  const { locale, t } = useTexts();
  const message = isMaintenance || !company ? '' : textIn(locale, company.closure.message);
  return (
    <div>
      <EmptyState
        title={t('booking:closed.title')}
        {...(isMaintenance ? { text: t('booking:closed.maintenance') } : {})}
      />
      {message && <SafeHtml html={message} />}
    </div>
  );
}
