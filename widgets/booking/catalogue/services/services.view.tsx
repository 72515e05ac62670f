import { useDeferredValue, type ReactNode, type Ref } from 'react';
import type { Category, Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, Link, type Target } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { ServiceLine, type ListedService } from './service-line.view.tsx';

export interface ServicesProps {
  readonly category: Category;
  /** All of them, to change over without going back; the shown one included. */
  readonly categories: readonly Category[];
  readonly services: readonly ListedService[];
  readonly currency: Currency;
  /** Null where there is nothing to go back to. */
  readonly back: Target | null;
  readonly categoryTarget: (category: Category) => Target;
  readonly serviceTarget: (service: Service) => Target;
  readonly onBook: (service: Service) => void;
  /** Above the services: what can be added to the visit. */
  readonly hint?: ReactNode;
  readonly focusRef?: Ref<HTMLHeadingElement>;
}

function CategorySwitch({ category, categories, categoryTarget }: ServicesProps) {
  const { locale, t } = useTexts();
  if (categories.length < 2) return null;
  return (
    <nav aria-label={t('booking:catalogue.title')} className={tw('mt-6 border-b border-line')}>
      <ul className={tw('flex gap-x-6 overflow-x-auto [scrollbar-width:thin] -mb-px')}>
        {categories.map((one) => {
          const isShown = one.id === category.id;
          return (
            <li key={one.id} className={tw('shrink-0')}>
              <ActionLink
                to={categoryTarget(one)}
                current={isShown}
                className={`inline-flex items-center min-h-target border-b-2 ${
                  isShown
                    ? 'border-accent text-ink font-medium'
                    : 'border-transparent text-muted hover:text-ink'
                }`}
              >
                {textIn(locale, one.name)}
              </ActionLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Lines that are drawn at once; more than a screen has. The others follow when the page has answered. */
const FIRST = 24;

/** The services of one category. */
export function ServicesView(props: ServicesProps) {
  const { locale, t } = useTexts();
  const { category, services, currency, back, focusRef } = props;
  const summary = textIn(locale, category.summary);
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
      <Heading variant="headline" {...(focusRef ? { focusRef } : {})}>
        {textIn(locale, category.name)}
      </Heading>
      {summary && <p className={tw('mt-2 text-lead text-muted max-w-reading')}>{summary}</p>}
      <CategorySwitch {...props} />
      {props.hint}
      <Below>
        {services.length === 0 ? (
          <EmptyState title={t('booking:catalogue.emptyCategory')} text={t('booking:catalogue.emptyHint')} />
        ) : (
          <ul>
            {shown.map((listed) => (
              <ServiceLine
                key={listed.service.id}
                listed={listed}
                currency={currency}
                to={props.serviceTarget(listed.service)}
                onBook={() => props.onBook(listed.service)}
              />
            ))}
          </ul>
        )}
      </Below>
    </section>
  );
}
