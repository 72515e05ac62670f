import { ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';

/** In the place of the card of who has none yet: the way to one. */
export function NoCard({ book }: { readonly book: Target }) {
  const { t } = useTexts();
  return (
    <>
      <Heading variant="display" className="mb-8">
        {t('account:page.loyalty')}
      </Heading>
      <Below>
        <EmptyState
          title={t('account:noCard')}
          action={<ButtonLink to={book}>{t('account:book')}</ButtonLink>}
        />
      </Below>
    </>
  );
}
