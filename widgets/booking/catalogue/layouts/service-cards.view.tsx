import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { BookButton, ServiceFacts } from '../services/service-line.view.tsx';
import type { ServiceListProps } from './catalogue-layouts.ts';

/** A picture, what it is and costs, and one button; the sentence about it is unfolded where somebody wants it. */
export function ServiceCards({ services, currency, serviceTarget, onBook }: ServiceListProps) {
  const { locale, t } = useTexts();
  return (
    <ul className={tw('mt-6 grid gap-6 @[36em]:grid-cols-2 @[60em]:grid-cols-3')}>
      {services.map((listed, place) => {
        const { service } = listed;
        const summary = textIn(locale, service.summary);
        return (
          <li
            key={service.id}
            className={tw('flex flex-col overflow-hidden rounded bg-raised border border-line')}
          >
            <ResponsivePicture
              picture={service.pictures[0]}
              ratio="4/3"
              sizes="(min-width: 60em) 380px, (min-width: 36em) 50vw, 100vw"
              decorative
              eager={place < 2}
              className="!rounded-none"
            />
            <div className={tw('flex flex-1 flex-col p-5')}>
              <Heading variant="title">
                <ActionLink
                  to={serviceTarget(service)}
                  className="inline-block max-w-full py-0.5 text-left hover:underline decoration-1 underline-offset-4"
                >
                  {textIn(locale, service.name)}
                </ActionLink>
              </Heading>
              <ServiceFacts listed={listed} currency={currency} />
              {summary && (
                <details className={tw('mt-2')}>
                  <summary className={tw('inline-flex items-center min-h-target cursor-pointer text-link')}>
                    {t('booking:service.about')}
                    <VisuallyHidden>: {textIn(locale, service.name)}</VisuallyHidden>
                  </summary>
                  <p className={tw('text-muted')}>{summary}</p>
                </details>
              )}
              <div className={tw('mt-auto pt-4 flex items-center gap-2')}>
                {listed.add}
                <BookButton listed={listed} onBook={() => onBook(service)} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
