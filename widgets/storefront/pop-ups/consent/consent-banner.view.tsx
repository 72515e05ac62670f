import { useRef } from 'react';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { useClearPlace } from './clear-place.ts';

export interface ConsentBannerProps {
  /** Of the company. */
  readonly name: string;
  /** Names of the services that are asked about. */
  readonly services: readonly string[];
  /** What the company says of its visitors' data; null where it says nothing. */
  readonly more: Target | null;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
  readonly onManage: () => void;
}

/** Asks at the foot of the page, which stays in use: yes and no are one press each, and look alike. */
export function ConsentBanner({ name, services, more, ...on }: ConsentBannerProps) {
  const { locale, t } = useTexts();
  const banner = useRef<HTMLElement>(null);
  useClearPlace(banner);
  return (
    <section
      ref={banner}
      data-banner=""
      aria-label={t('pop-ups:consent.title')}
      className={tw(
        'fixed z-30 inset-x-0 bottom-[var(--v-bar,0px)] @container bg-raised text-ink border-t border-line shadow [&_:is(a,button)]:!scroll-my-0',
      )}
    >
      <div
        className={tw(
          'max-w-page mx-auto px-5 @[40em]:px-8 py-3 @[56em]:py-4 grid gap-x-8 gap-y-1 @[56em]:grid-cols-[1fr_auto] items-center',
        )}
      >
        <p className={tw('max-w-reading text-caption @[56em]:text-body')}>
          {t('pop-ups:consent.sentence', { name, services: listOfNames(locale, services) })}{' '}
          {more && (
            <ActionLink to={more} className="text-link underline underline-offset-4">
              {t('pop-ups:consent.more')}
            </ActionLink>
          )}
        </p>
        <div className={tw('grid grid-cols-2 @[40em]:flex gap-x-3 gap-y-1 items-center')}>
          <Button variant="small" onPress={on.onRefuse} className="!px-3 @[40em]:!px-5">
            {t('pop-ups:consent.refuse')}
          </Button>
          <Button variant="small" onPress={on.onAccept} className="!px-3 @[40em]:!px-5">
            {t('pop-ups:consent.accept')}
          </Button>
          <Button variant="quiet" onPress={on.onManage} className="col-span-2">
            {t('pop-ups:consent.manage')}
          </Button>
        </div>
      </div>
    </section>
  );
}
