import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { useCatalogueLinks, type CatalogueProps } from './catalogue-selection.ts';

/** A link that leads to what is no longer there. */
export function UnknownEntry({ what, ...props }: CatalogueProps & { readonly what: 'category' | 'service' }) {
  const { t } = useTexts();
  const links = useCatalogueLinks(props);
  return (
    <EmptyState
      title={t(`booking:unknown.${what}`)}
      text={t('booking:unknown.hint')}
      action={<ButtonLink to={links.categories}>{t('booking:unknown.all')}</ButtonLink>}
    />
  );
}
