import type { UiTexts } from '#ui/texts.ts';

/** How a voucher is called that was bought for somebody. */
export function giftName(t: UiTexts['t'], recipient: string): string {
  return recipient === '' ? t('eshop-orders:giftAlone') : t('eshop-orders:gift', { name: recipient });
}
