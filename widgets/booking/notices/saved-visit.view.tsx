import type { Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { SavedVisit } from '#domain/carts/join-carts.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

export interface SavedVisitProps {
  readonly saved: SavedVisit;
  readonly onTake: () => void;
  readonly onAdd: () => void;
  readonly onLeave: () => void;
}

/** Which visit it is; empty without one. */
export function useSavedTitle(saved: SavedVisit | null): string {
  const { locale, t } = useTexts();
  if (!saved) return '';
  const names = saved.services.map(({ name }) => textIn(locale, name)).join(', ');
  const what = saved.shop ? t('reservation:saved.at', { names, shop: saved.shop.name }) : names;
  return t(`reservation:saved.${saved.isKept ? 'kept' : 'replaced'}.title`, { what });
}

/** A visit that is not the one at hand, and what may become of it. */
export function SavedVisitView({ saved, onTake, onAdd, onLeave }: SavedVisitProps) {
  const { locale, t } = useTexts();
  const title = useSavedTitle(saved);
  const { services, isKept, hasOther, joining } = saved;
  const nameOf = (service: Service) => textIn(locale, service.name);
  const kind = isKept ? 'kept' : 'replaced';
  return (
    <Notice
      title={title}
      action={
        <>
          <Button variant="small" onPress={onTake}>
            {t(`reservation:saved.${kind}.take`)}
          </Button>
          {isKept && joining.kind === 'joined' && (
            <Button variant="small" onPress={onAdd}>
              {t('reservation:saved.add')}
            </Button>
          )}
          <Button variant="quiet" onPress={onLeave}>
            {t(`reservation:saved.${kind}.leave`)}
          </Button>
        </>
      }
    >
      <p>{t(isKept || hasOther ? `reservation:saved.${kind}.text` : 'reservation:saved.replaced.ended')}</p>
      {isKept && joining.kind === 'not-at-shop' && (
        <p>
          {t('reservation:saved.not-at-shop', {
            shop: joining.shop.name,
            names: services
              .filter(({ id }) => joining.serviceIds.includes(id))
              .map(nameOf)
              .join(', '),
          })}
        </p>
      )}
      {isKept && (joining.kind === 'no-common-shop' || joining.kind === 'full') && (
        <p>{t(`reservation:saved.${joining.kind}`)}</p>
      )}
    </Notice>
  );
}
