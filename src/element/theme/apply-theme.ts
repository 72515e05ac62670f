import { parseTheme } from '#platform/wire/company/theme.ts';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { sheetsOf } from '#theme/sheet.ts';
import { pictureAddress, type PictureOrigins } from '#ui/media/picture-origins.ts';
import { themeProperties } from '#theme/theme-properties.ts';
import { declarations, ROOT_CLASS, type Properties } from '#theme/tokens.ts';

/** A company's theme with what an element's `theme` changes of it; whose picture the page has chosen itself. */
export function themeOf(
  company: CompanyTheme | null | undefined,
  override: unknown,
  origins: PictureOrigins,
): CompanyTheme {
  const { backgroundImage = '', ...theme } = company ?? {};
  const picture = pictureAddress(backgroundImage, origins);
  return {
    ...theme,
    ...(picture !== null && { backgroundImage: picture }),
    ...(override === undefined ? {} : parseTheme(override, origins.base)),
  };
}

/** The properties that an element makes of the theme besides those of all elements. */
export type AddedProperties = (theme: CompanyTheme) => Properties;

/** The properties of a company's theme as a rule of the root, for a sheet or for a server's markup. */
export function themeCss(theme: CompanyTheme, added?: AddedProperties): string {
  return `.${ROOT_CLASS}{${declarations({ ...themeProperties(theme), ...added?.(theme) })}}`;
}

/** The last sheets of a document by their text: the roots of a company share them. */
const MOST_SHEETS = 12;
const adopted = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetWith(css: string, document: Document): CSSStyleSheet {
  const cached = adopted.get(document) ?? new Map<string, CSSStyleSheet>();
  adopted.set(document, cached);
  const found = cached.get(css);
  if (found) return found;
  const sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(css);
  const [oldest] = cached.keys();
  if (cached.size >= MOST_SHEETS && oldest !== undefined) cached.delete(oldest);
  cached.set(css, sheet);
  return sheet;
}

/** What is allowed of a company's own CSS, over all else; unless the root has another theme by then. */
async function adoptCustomCss(root: ShadowRoot, text: string, sheet: CSSStyleSheet): Promise<void> {
  const { allowedCss } = await import('#theme/custom-css/custom-css.ts');
  const document = root.ownerDocument;
  const css = allowedCss(text, document.defaultView ?? globalThis);
  if (!css || root.adoptedStyleSheets.at(-1) !== sheet) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetWith(css, document)];
}

/** Once the first screen is painted and the browser is idle, so that no font delays it. */
function addLateStyle(theme: CompanyTheme, document: Document): void {
  const view = document.defaultView;
  if (!view) return;
  const load = async () => (await import('#theme/late/late-style.ts')).addLateStyle(theme, document);
  // Without the file the fonts of the system stand in.
  const start = () => void load().catch(() => {});
  view.requestAnimationFrame(() => {
    if (view.requestIdleCallback) view.requestIdleCallback(start, { timeout: 1500 });
    else view.setTimeout(start, 60);
  });
}

/**
 * Puts the theme over the shared sheet, and asks for the rest when the page has time.
 *
 * @param sent the rules that a server has made of it
 */
export function applyTheme(
  root: ShadowRoot,
  theme: CompanyTheme,
  { added, sent }: { readonly added?: AddedProperties | undefined; readonly sent?: string | undefined } = {},
): void {
  const document = root.ownerDocument;
  const sheet = sheetWith(sent ?? themeCss(theme, added), document);
  root.adoptedStyleSheets = [...sheetsOf(document), sheet];
  // Without the file the site goes without the company's own CSS.
  if (theme.customCss && sent === undefined) adoptCustomCss(root, theme.customCss, sheet).catch(() => {});
  addLateStyle(theme, document);
}
