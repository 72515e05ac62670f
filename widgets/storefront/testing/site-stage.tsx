import { useStore } from '@nanostores/react';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import type { Site } from '#stores/site.ts';
import { sheetsOf } from '#theme/sheet.ts';
import { ROOT_CLASS } from '#theme/tokens.ts';
import { TextsProvider } from '#ui/texts.ts';
import { settled } from '#ui/testing/stage.tsx';

/** A screen with its site in a shadow root, as its element would hold it. */
export interface SiteStage {
  readonly root: ShadowRoot;
  one<E extends HTMLElement = HTMLElement>(selector: string): E;
  all<E extends HTMLElement = HTMLElement>(selector: string): readonly E[];
  /** The button, link or tab of that name. */
  named(name: string | RegExp): HTMLElement;
  /** Waits for what a screen is to come to. */
  until(what: () => boolean): Promise<void>;
  /** What was said to screen readers last. */
  said(): string;
  leave(): void;
}

function Spoken({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  const texts = useStore(site.texts.$texts);
  const isThere = texts.has('common') && texts.has('cart') && texts.has('booking') && texts.has('storefront');
  return <TextsProvider value={texts}>{isThere && children}</TextsProvider>;
}

/** Milliseconds; long enough for a machine that does other things as well. */
const PATIENCE = 15_000;

const nameOf = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

export async function siteStage(
  site: Site,
  screen: ReactNode,
  {
    width = '1280px',
    scheme = 'light',
  }: { readonly width?: string; readonly scheme?: 'light' | 'dark' } = {},
): Promise<SiteStage> {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.width = width;
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...sheetsOf(document)];
  const container = root.appendChild(document.createElement('div'));
  container.className = ROOT_CLASS;
  container.style.setProperty('--v-scheme', scheme);
  const react = createRoot(container);
  await site.texts.ensure('common', 'booking', 'cart', 'storefront', 'shop-picker');
  void site.start();
  react.render(<Spoken site={site}>{screen}</Spoken>);
  await settled();
  const all = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...root.querySelectorAll<E>(selector),
  ];
  const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  return {
    root,
    all,
    one<E extends HTMLElement = HTMLElement>(selector: string): E {
      const found = root.querySelector<E>(selector);
      if (!found) throw new Error(`nothing fits ${selector}`);
      return found;
    },
    named(name) {
      const found = all('a,button,[role=tab]').find((element) => {
        const own = nameOf(element);
        return isSeen(element) && (typeof name === 'string' ? own === name : name.test(own));
      });
      if (!found) throw new Error(`nothing to press is named ${String(name)}`);
      return found;
    },
    async until(what) {
      for (const end = performance.now() + PATIENCE; performance.now() < end;) {
        if (what()) return;
        await settled(20);
      }
      throw new Error(`it did not come to: ${what.toString()}`);
    },
    said: () => root.querySelector('output[aria-live]')?.textContent ?? '',
    leave() {
      react.unmount();
      host.remove();
      site.navigation.dispose();
      site.dispose();
    },
  };
}
