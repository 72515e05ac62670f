import type { Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { OtherVisit, SavedVisit } from '#domain/carts/joining/join-carts.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

export interface SavedVisitProps {
  readonly saved: SavedVisit;
  /** What was pressed, and has not come to anything yet. */
  readonly busy?: 'take' | 'add' | null;
  readonly onTake: () => void;
  readonly onAdd: () => void;
  readonly onLeave: () => void;
}

/** "Massage suédois, Maison Orée Opéra". */
export function useVisitWords(visit: OtherVisit | null): string {
  const { locale, t } = useTexts();
  if (!visit) return '';
  const names = visit.services.map(({ name }) => textIn(locale, name)).join(', ');
  return visit.shop ? t('reservation:saved.at', { names, shop: visit.shop.name }) : names;
}

/** Which visit it is; empty without one. */
export function useSavedTitle(saved: SavedVisit | null): string {
  const { t } = useTexts();
  const what = useVisitWords(saved);
  return saved ? t('reservation:saved.title', { what }) : '';
}

/** Why a visit cannot be added to the one at hand. */
export function WhyNotTogether({ visit: { services, joining } }: { readonly visit: OtherVisit }) {
  const { locale, t } = useTexts();
  const nameOf = (service: Service) => textIn(locale, service.name);
  switch (joining.kind) {
    case 'joined':
    case 'nothing-new':
      return null;
    case 'not-at-shop': {
      const missing = services.filter(({ id }) => joining.serviceIds.includes(id));
      const names = missing.map(nameOf).join(', ');
      return <p>{t('reservation:saved.not-at-shop', { shop: joining.shop.name, names })}</p>;
    }
    default:
      return <p>{t(`reservation:saved.${joining.kind}`)}</p>;
  }
}

/** A visit that is not the one at hand, and what may become of it. */
export function SavedVisitView({ saved, busy = null, onTake, onAdd, onLeave }: SavedVisitProps) {
  const { t } = useTexts();
  const title = useSavedTitle(saved);
  const { isKept, hasOther, joining } = saved;
  const kind = isKept ? 'kept' : 'replaced';
  return (
    <Notice
      title={title}
      action={
        <>
          <Button variant="small" busy={busy === 'take'} onPress={onTake}>
            {t(`reservation:saved.${kind}.take`)}
          </Button>
          {isKept && joining.kind === 'joined' && (
            <Button variant="small" busy={busy === 'add'} onPress={onAdd}>
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
      {isKept && <WhyNotTogether visit={saved} />}
    </Notice>
  );
}
