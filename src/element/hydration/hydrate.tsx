import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { SiteData } from '#stores/composition/site-options.ts';
import { ElementTree } from '../element-tree.tsx';
import type { ElementInput, Host } from '../host.ts';
import type { Tree } from '../mount.tsx';
import { jsonOf } from '#domain/json.ts';
import { ownPlaces, takeServerSheet, themeIn } from '#theme/server-sheet.ts';
import { propsOf } from '../definition/attribute.ts';
import { propertyOf } from '../definition/definition.ts';
import { earlyKey, offerEarly } from '../site/early.ts';
import { pageOf, siteAddressOf } from '../site/use-site.ts';
import { keepPart } from '#ui/hydration/keep-part.ts';
import { replayInput, suppressReactReplay } from '#ui/hydration/replay-input.ts';
import { earlyMarkupOf, SERVER_ONLY, STYLE_ATTRIBUTE } from './server-markup.ts';

function giveStylesBack(element: Element): void {
  for (const styled of element.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    styled.style.cssText = styled.getAttribute(STYLE_ATTRIBUTE) ?? '';
    styled.removeAttribute(STYLE_ATTRIBUTE);
  }
}

/** Whether the markup is styled by CSS of the company's own. */
function hasOwnCss({ company, attributes }: SiteData): boolean {
  const { themes } = (company ?? {}) as {
    readonly themes?: { readonly general?: { readonly customCss?: unknown } };
  };
  return Boolean(themes?.general?.customCss) || Boolean(attributes?.['theme']?.includes('customCss'));
}

/** The theme that came with the markup; undefined where a page's policy keeps the sheet out of its markup. */
function sentThemeOf(root: ShadowRoot): string | undefined {
  const sheet =
    earlyMarkupOf(root)?.sheet ?? root.querySelector<HTMLStyleElement>(`style[${SERVER_ONLY}]`)?.sheet;
  return sheet ? themeIn(sheet) : undefined;
}

/** What the server made the markup from, once what keeps it looking as it does is there; it is read once. */
export async function takeServerData(host: Host): Promise<SiteData | undefined> {
  const data = takeData(host.root);
  const sentTheme = data && sentThemeOf(host.root);
  host.update({ sentTheme });
  // Without the file the site goes without the company's own CSS.
  if (data && sentTheme === undefined && hasOwnCss(data))
    await import('#theme/custom-css/custom-css.ts').catch(() => {});
  return data;
}

function takeData(root: ShadowRoot): SiteData | undefined {
  const island = root.querySelector(`script[${SERVER_ONLY}]`);
  island?.remove();
  const text = island?.textContent ?? earlyMarkupOf(root)?.data;
  try {
    return text ? (JSON.parse(text) as SiteData) : undefined;
  } catch {
    // Cut off or changed on its way: it is read anew.
    return undefined;
  }
}

/** Of these a server knows less than the page, or they change nothing that is shown. */
const OF_THE_PAGE = ['api', 'locale', 'min-height', 'render', 'history'];

/**
 * What the server rendered it from, where that is not what the element has been given by now: attributes that were changed, values
 * that were set as properties, a form that lets nobody use it.
 */
function renderedInput(input: ElementInput, { attributes }: SiteData): ElementInput {
  if (!attributes) return input;
  const { definition } = input.host;
  const { company } = siteAddressOf(input);
  const own = [...OF_THE_PAGE, ...(attributes['company'] === company ? ['company'] : [])].map(propertyOf);
  const kept = Object.fromEntries(own.map((name) => [name, input.props[name]]));
  const props = { ...propsOf(definition, attributes), ...kept };
  const isSame = jsonOf(props) === jsonOf(input.props) && !input.isDisabled;
  return isSame ? input : { ...input, props, isDisabled: false };
}

/** Has the replies that the server read answer the first reads of whoever hydrates its markup. */
function handOver({ locale, replies = {} }: SiteData, input: ElementInput): void {
  const { apiBase, company } = siteAddressOf(input);
  const early = pageOf(input.host).embed?.early;
  for (const [path, reply] of Object.entries(replies)) {
    const key = earlyKey(apiBase + path, company, locale);
    if (early) offerEarly(early, key, Promise.resolve(Response.json(reply)));
  }
}

interface Hydration {
  readonly element: Element;
  readonly tree: Tree;
  readonly input: ElementInput;
  readonly options: RootOptions;
  /** What the markup was made from. */
  readonly data: SiteData | undefined;
  /** Called once the markup is React's, with what it was made from: what is otherwise by now may be rendered from then on. */
  readonly onHydrated: (rendered: ElementInput) => void;
}

interface Hydrated {
  readonly react: Root;
  /** Ends what waits for the markup to be React's, where that will not be. */
  readonly release: () => void;
}

/** Makes a server's markup React's without touching its nodes. Until what it shows is there, it stands as it is. */
export function hydrate({
  element,
  tree: { Body },
  input: given,
  data,
  options,
  onHydrated,
}: Hydration): Hydrated {
  const { host } = given;
  const { root } = host;
  giveStylesBack(element);
  const input = data ? renderedInput(given, data) : given;
  const sheet = root.querySelector(`style[${SERVER_ONLY}]`)?.textContent;
  const places = ownPlaces(data?.rules);
  // Where its rules are not taken in, nothing may wait for its code: it would stand there without them.
  const mayWait = sheet && places;
  if (data) {
    host.update({ hydrationData: data, keepPart: mayWait ? keepPart : undefined });
    handOver(data, input);
  }
  const allowReactReplay = suppressReactReplay(root);
  const hydrated = () => {
    allowReactReplay();
    // It is of this company and this moment: whatever starts from now on reads anew.
    host.update({ hydrationData: undefined });
    if (sheet && places) takeServerSheet(sheet, places);
    host.replaceServerStyles();
    replayInput(root);
    onHydrated(input);
  };
  const first = <ElementTree Body={Body} input={input} onHydrated={hydrated} />;
  return { react: hydrateRoot(element, first, options), release: allowReactReplay };
}
