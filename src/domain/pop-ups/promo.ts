import type { Picture } from '../catalogue/catalogue.ts';
import { isEmptyText, type LocalizedText } from '../locale.ts';

/** What a company shows a visitor when they come. */
export interface Promo {
  readonly picture: Picture | null;
  /** Company HTML: sanitise before showing. */
  readonly text: LocalizedText;
  readonly button: { readonly url: string; readonly label: LocalizedText } | null;
}

/** How often a visitor sees it in so many seconds. */
export const PROMO_VIEWS = 2;
export const PROMO_SECONDS = 3_600;

/** Whether there is anything to show: a picture, or words once the marks of HTML are taken away. */
export function saysSomething({ picture, text }: Promo): boolean {
  const words = Object.values(text).map((html) => html.replace(/<[^>]*>|&nbsp;/g, '').trim());
  return picture !== null || (!isEmptyText(text) && words.some(Boolean));
}
