import { orderProgress, type EshopOrder } from '#domain/account/orders/eshop-order.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The stages of an order, up to where it is; nothing for one that has left its way. */
export function OrderProgress({ order }: { readonly order: EshopOrder }) {
  const { t } = useTexts();
  const progress = orderProgress(order);
  if (!progress) return null;
  const { stages, reached } = progress;
  return (
    <ol aria-label={t('eshop-orders:progress')} className={tw('grid grid-cols-4 gap-x-2 mt-6')}>
      {stages.map((stage, index) => {
        const isReached = index < reached;
        const isNow = index === reached - 1;
        return (
          <li
            key={stage}
            aria-current={isNow ? 'step' : undefined}
            className={tw(
              `pt-2 border-t-4 text-caption leading-tight ${isReached ? 'border-[color:var(--v-accent)]' : 'border-line text-muted'} ${isNow ? 'font-medium' : ''}`,
            )}
          >
            {t(`eshop-orders:status.${stage}`)}
            {isReached && !isNow && <VisuallyHidden>{`, ${t('common:step.done')}`}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
