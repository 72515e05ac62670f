import { createInstance } from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import axe from 'axe-core';
import type { Locale } from '#domain/locale.ts';
import { sheetsOf } from '#theme/sheet.ts';
import { ROOT_CLASS } from '#theme/tokens.ts';
import appointments from '#locales/fr/appointments.json' with { type: 'json' };
import booking from '#locales/fr/booking.json' with { type: 'json' };
import reservation from '#locales/fr/reservation.json' with { type: 'json' };
import checkout from '#locales/fr/checkout.json' with { type: 'json' };
import common from '#locales/fr/common.json' with { type: 'json' };
import eshopOrders from '#locales/fr/eshop-orders.json' with { type: 'json' };
import signIn from '#locales/fr/sign-in.json' with { type: 'json' };
import waiting from '#locales/fr/waiting.json' with { type: 'json' };
import { Announcer } from '../announcer.tsx';
import { HeadingLevelProvider } from '../heading.tsx';
import { TextsProvider, type UiTexts } from '../texts.ts';

/** A view on a page of its own, as an element would hold it. */
export interface Stage {
  readonly root: ShadowRoot;
  show(view: ReactNode): void;
  one<E extends HTMLElement = HTMLElement>(selector: string): E;
  all(selector: string): readonly HTMLElement[];
  focused(): Element | null;
  strike(key: string, modifiers?: KeyboardEventInit): void;
  leave(): void;
}

export async function settled(milliseconds = 0): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
  // What React still has to render is queued before this: on a busy machine a frame alone may come first.
  await new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 1000 }));
}

const locale: Locale = 'fr';

function frenchTexts(): UiTexts {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    resources: {
      [locale]: {
        appointments,
        booking,
        checkout,
        common,
        'eshop-orders': eshopOrders,
        reservation,
        'sign-in': signIn,
        waiting,
      },
    },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return { locale, t: i18n.getFixedT(locale) };
}

/** `scheme` is what the element's theme would choose. */
export function stage(width = '100%', scheme: 'light' | 'dark' = 'light'): Stage {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = `width:${width};color-scheme:${scheme}`;
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...sheetsOf(document)];
  const container = root.appendChild(document.createElement('div'));
  container.className = ROOT_CLASS;
  container.lang = locale;
  container.style.setProperty('--v-scheme', scheme);
  const react = createRoot(container);
  const texts = frenchTexts();
  const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = root.querySelector<E>(selector);
    if (!found) throw new Error(`nothing fits ${selector}`);
    return found;
  };
  return {
    root,
    one,
    show: (view) =>
      flushSync(() =>
        react.render(
          <TextsProvider value={texts}>
            <HeadingLevelProvider value={1}>
              <Announcer>{view}</Announcer>
            </HeadingLevelProvider>
          </TextsProvider>,
        ),
      ),
    all: (selector) => [...root.querySelectorAll<HTMLElement>(selector)],
    focused: () => root.activeElement,
    strike: (key, modifiers = {}) =>
      flushSync(() => {
        const init = { key, bubbles: true, cancelable: true, composed: true, ...modifiers };
        root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
      }),
    leave: () => {
      react.unmount();
      host.remove();
    },
  };
}

/** Types as a person does: the value changes, and React hears of it. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  flushSync(() => typeUndrawn(field, value));
}

/** Types without a drawing after it, as a password manager fills one field after the other in one turn. */
export function typeUndrawn(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Until nothing moves that will ever stand: half way in, a dialog's words are half as strong as they will be. */
async function atRest(root: ShadowRoot): Promise<void> {
  const moving = root
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** What axe finds wrong inside, as one line each. */
export async function axeFaults(root: ShadowRoot): Promise<readonly string[]> {
  await atRest(root);
  const { violations } = await axe.run(root.host as HTMLElement, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // These judge a whole page, and a view is a part of one.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
