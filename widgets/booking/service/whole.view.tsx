import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { Below, Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { ServicePricesView } from './service-prices.view.tsx';
import { BookBar, OfferingShops, ServiceBack, ServiceFacts, type ServiceProps } from './service.view.tsx';

/** A service as an article: a picture over the whole width, then one column, with the other pictures between its parts. */
export function WholeService(props: ServiceProps) {
  const { locale } = useTexts();
  const { service, back, focusRef } = props;
  const name = textIn(locale, service.name);
  const summary = textIn(locale, service.summary);
  const [first, ...others] = service.pictures;
  return (
    <article aria-label={name}>
      <ServiceBack back={back} />
      {first && (
        <ResponsivePicture
          picture={first}
          ratio="16/9"
          sizes="100vw"
          decorative
          eager
          className="max-h-[52vh] w-full"
        />
      )}
      <div className={tw('mx-auto max-w-[calc(var(--u)*42)] grid gap-10 pt-8 @[40em]:pt-12')}>
        <div className={tw('text-center')}>
          <Heading variant="display" {...(focusRef ? { focusRef } : {})}>
            {wholeWords(name)}
          </Heading>
          {summary && <p className={tw('mt-4 text-lead text-muted')}>{summary}</p>}
          <div className={tw('grid justify-center')}>
            <ServiceFacts {...props} />
          </div>
        </div>
        <Below>
          {props.description}
          {others.length > 0 && (
            <ul className={tw(`grid gap-4 ${others.length > 1 ? '@[30em]:grid-cols-2' : ''}`)}>
              {others.map((picture) => (
                <li key={picture.url}>
                  <ResponsivePicture picture={picture} ratio="4/3" sizes="(min-width: 42em) 320px, 100vw" />
                </li>
              ))}
            </ul>
          )}
          <ServicePricesView service={service} price={props.price} currency={props.currency} />
          <OfferingShops {...props} />
        </Below>
        <BookBar {...props} />
      </div>
    </article>
  );
}
