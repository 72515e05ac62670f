import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { useWays, type CatalogueProps } from './what-is-meant.ts';

/** A link that leads to what is no longer there. */
export function Unknown({ what, ...props }: CatalogueProps & { readonly what: 'category' | 'service' }) {
  const { t } = useTexts();
  const ways = useWays(props);
  return (
    <EmptyState
      title={t(`booking:unknown.${what}`)}
      text={t('booking:unknown.hint')}
      action={<ButtonLink to={ways.categories}>{t('booking:unknown.all')}</ButtonLink>}
    />
  );
}
