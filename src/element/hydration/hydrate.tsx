import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { SiteData } from '#stores/composition/site-options.ts';
import { ElementTree } from '../element-tree.tsx';
import type { ElementInput } from '../host.ts';
import type { Tree } from '../mount.tsx';
import { earlyKey } from '../site/early.ts';
import { pageOf, siteAddressOf } from '../site/use-site.ts';
import { replayInput, suppressReactReplay } from './replay-input.ts';
import { SERVER_ONLY, STYLE_ATTRIBUTE } from './server-markup.ts';

function giveStylesBack(element: Element): void {
  for (const styled of element.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    styled.style.cssText = styled.getAttribute(STYLE_ATTRIBUTE) ?? '';
    styled.removeAttribute(STYLE_ATTRIBUTE);
  }
}

/** What the server made the markup from; it is read once. */
function takeData(root: ShadowRoot): SiteData | undefined {
  const island = root.querySelector(`script[${SERVER_ONLY}]`);
  island?.remove();
  try {
    return island?.textContent ? (JSON.parse(island.textContent) as SiteData) : undefined;
  } catch {
    // Cut off or changed on its way: it is read anew.
    return undefined;
  }
}

/** Has the replies that the server read answer the first reads of whoever hydrates its markup. */
function handOver({ locale, replies = {} }: SiteData, input: ElementInput): void {
  const { apiBase, company } = siteAddressOf(input);
  const early = pageOf(input.host).embed?.early;
  for (const [path, reply] of Object.entries(replies)) {
    early?.set(earlyKey(apiBase + path, company, locale), Promise.resolve(Response.json(reply)));
  }
}

interface Hydration {
  readonly element: Element;
  readonly tree: Tree;
  readonly input: ElementInput;
  readonly options: RootOptions;
  /** Called once the markup is React's: what changed meanwhile may be rendered from then on. */
  readonly onHydrated: () => void;
}

interface Hydrated {
  readonly react: Root;
  /** Ends what waits for the markup to be React's, where that will not be. */
  readonly release: () => void;
}

/** Makes a server's markup React's without touching its nodes. Until what it shows is there, it stands as it is. */
export function hydrate({ element, tree: { Body }, input, options, onHydrated }: Hydration): Hydrated {
  const { host } = input;
  const { root } = host;
  giveStylesBack(element);
  const data = takeData(root);
  if (data) {
    host.update({ hydrationData: data });
    handOver(data, input);
  }
  const allowReactReplay = suppressReactReplay(root);
  const hydrated = () => {
    allowReactReplay();
    // It is of this company and this moment: whatever starts from now on reads anew.
    host.update({ hydrationData: undefined });
    host.replaceServerStyles();
    replayInput(root);
    onHydrated();
  };
  const first = <ElementTree Body={Body} input={input} onHydrated={hydrated} />;
  return { react: hydrateRoot(element, first, options), release: allowReactReplay };
}
