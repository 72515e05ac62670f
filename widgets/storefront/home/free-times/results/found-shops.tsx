import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { inOrderMeant } from '#domain/free-times/matching/in-order-meant.ts';
import type { FreeTimesAnswer } from '#stores/free-times/free-times.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../../../place/target.ts';
import type { UnderstoodQuery } from '../query/asked-query.ts';
import { fullText, sectionText } from '../query/query-text.ts';
import { FullShopsView } from './full-shops.view.tsx';
import { MoreShops } from './more-shops.tsx';
import { resultSections, type FoundShop, type ResultSection } from './result-sections.ts';
import { SectionView } from './section.view.tsx';
import type { OpenedSearchProps } from './search-props.ts';
import { ServiceTimes } from './rows/service-times.tsx';
import { ShopTimesView } from './rows/shop-times.view.tsx';

interface FoundShopsProps extends OpenedSearchProps {
  readonly query: UnderstoodQuery;
  readonly answer: Extract<FreeTimesAnswer, { kind: 'found' }>;
}

/** The way to a shop, or to what the only one offers. */
function wayTo({ site, shops }: FoundShopsProps, { slug }: Shop) {
  return targetTo(site.navigation, shops.length > 1 ? { kind: 'shop', shop: slug } : { kind: 'services' });
}

/** The services of a shop, what was meant most first. */
function useServicesAt(props: FoundShopsProps) {
  const services = useStore(props.site.catalogue.$services);
  const byExternalId = useMemo(
    () => new Map([...services.values()].map((service) => [service.externalId, service])),
    [services],
  );
  return (found: FoundShop) =>
    inOrderMeant(found.times, found.question.services).flatMap(([id, times]) => {
      const service = byExternalId.get(id);
      const key = `${found.shop.id} ${id}`;
      return service ? [<ServiceTimes key={key} {...props} {...{ found, service, times }} />] : [];
    });
}

/** Nothing was found, or nothing yet: and what can be done. */
function NothingFound({ site, search, answer }: FoundShopsProps) {
  const { t } = useTexts();
  if (answer.isMore)
    return (
      <EmptyState
        title={t('free-times:notYet.title')}
        text={t('free-times:notYet.text')}
        action={
          <MoreShops answer={answer} text={t('free-times:notYet.more')} onMore={() => void search.more()} />
        }
      />
    );
  return (
    <EmptyState
      title={t('free-times:none.title')}
      text={t('free-times:none.text')}
      action={
        <ButtonLink to={targetTo(site.navigation, { kind: 'services' })}>
          {t('free-times:none.services')}
        </ButtonLink>
      }
    />
  );
}

/** The shops of a section with what is free in them. */
function ShopList({ found, ...props }: FoundShopsProps & { readonly found: readonly FoundShop[] }) {
  const { shops, search } = props;
  const servicesAt = useServicesAt(props);
  return (
    <ul className={tw('grid gap-8')}>
      {found.map((one) => (
        <ShopTimesView
          key={one.shop.id}
          shop={one.shop}
          to={shops.length > 1 ? wayTo(props, one.shop) : null}
          metres={one.metres}
          now={search.now()}
          startsAt={one.times[0]?.startsAt ?? search.now()}
          services={servicesAt(one)}
          others={one.question.services === null ? wayTo(props, one.shop) : null}
        />
      ))}
    </ul>
  );
}

/** The shops with what is free in them, in the order in which a visitor would take it. */
export function FoundShops(props: FoundShopsProps) {
  const { shops, search, answer, query } = props;
  const texts = useTexts();
  const { t } = texts;
  const results = useMemo(() => resultSections(answer, shops, query.origin), [answer, shops, query.origin]);
  const { first, instead, full, elsewhere } = results;
  const sections = (some: readonly ResultSection[]) =>
    some.map(({ kind, shops: found }, at) => (
      <SectionView key={kind} isFirst={some === first && at === 0} title={sectionText(kind, query, texts)}>
        <ShopList {...props} found={found} />
      </SectionView>
    ));
  const isNothing = first.length + elsewhere.length === 0;
  // What else is free in full shops is named where others are not full; else it is what was found.
  const isBeside = answer.asked.givenUp === 'nothing' || elsewhere.length > 0;
  return (
    <>
      {isNothing && <NothingFound {...props} />}
      {sections(first)}
      {isBeside && (instead.length > 0 || full.length > 0) ? (
        <SectionView title={fullText(query, answer, texts)}>
          {sections(instead)}
          {full.length > 0 && (
            <FullShopsView
              isKnown={answer.instead !== null}
              shops={full.map((one) => ({ ...one, to: wayTo(props, one.shop) }))}
            />
          )}
        </SectionView>
      ) : (
        sections(instead)
      )}
      {sections(elsewhere)}
      {!isNothing && (
        <div className={tw('mt-8')}>
          <MoreShops answer={answer} text={t('free-times:more')} onMore={() => void search.more()} />
        </div>
      )}
    </>
  );
}
