import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { LegalSections } from './legal-sections.tsx';

/** The legal texts of the company. */
export function LegalPage({ site, route, steps }: StorefrontPageProps<RouteOf<'legal'>>) {
  const { t } = useTexts();
  return (
    <div>
      <Heading variant="display">{t('storefront:legal.title')}</Heading>
      <LegalSections site={site} section={route.section} steps={steps} />
    </div>
  );
}
