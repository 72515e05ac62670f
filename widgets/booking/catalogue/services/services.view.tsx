import { useDeferredValue, type ReactNode } from 'react';
import { textIn } from '#domain/locale.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Below } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import type {
  CategoryHeadLayout,
  CategoryHeadProps,
  ServiceListProps,
  ServicesLayout,
} from '../layouts/catalogue-layouts.ts';

export interface ServicesProps extends CategoryHeadProps, ServiceListProps {
  readonly head: CategoryHeadLayout;
  readonly list: ServicesLayout;
  /** Null where there is nothing to go back to. */
  readonly back: Target | null;
  /** Above the services: what can be added to the visit. */
  readonly hint?: ReactNode;
}

/** Lines that are drawn at once; more than a screen has. The others follow when the page has answered. */
const FIRST = 24;

/** The services of one category. */
export function ServicesView(props: ServicesProps) {
  const { locale, t } = useTexts();
  const { head, list, category, services, back } = props;
  const hasAll = useDeferredValue(true, false);
  const shown = hasAll ? services : services.slice(0, FIRST);
  return (
    <section aria-label={textIn(locale, category.name)}>
      {back && (
        <Link to={back} line="hover" className="mb-2">
          <BackIcon className="w-4 h-4" />
          {t('booking:catalogue.title')}
        </Link>
      )}
      <head.Head {...props} />
      {props.hint}
      <Below>
        {services.length === 0 ? (
          <EmptyState title={t('booking:catalogue.emptyCategory')} text={t('booking:catalogue.emptyHint')} />
        ) : (
          <list.Services {...props} services={shown} />
        )}
      </Below>
    </section>
  );
}
