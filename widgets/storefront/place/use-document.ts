import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { PAGE_MARK } from '#domain/site/pages/document-title.ts';
import { useServerTitle } from '#ui/server-document.ts';
import type { Site } from '#stores/site.ts';

function entitle(page: Document, title: string): void {
  if (page.title !== title) page.title = title;
}

function speak(root: HTMLElement, locale: string): void {
  if (root.lang !== locale) root.lang = locale;
}

/** Takes what a server said of its page out of the head once another address, or no site, is shown. */
function useHeadOfPage({ navigation, locale }: Site, container: RefObject<HTMLElement | null>): void {
  const place = useStore(navigation.$place);
  const spoken = useStore(locale.$locale);
  const first = useRef<string>(undefined);
  useEffect(() => {
    const page = container.current?.ownerDocument;
    const path = page?.location.pathname;
    first.current ??= path;
    if (page && path !== first.current) clearHead(page);
  }, [place, spoken, container]);
  useEffect(() => {
    const page = container.current?.ownerDocument;
    return () => page && clearHead(page);
  }, [container]);
}

function clearHead({ head }: Document): void {
  for (const said of head.querySelectorAll(`[${PAGE_MARK}]`)) said.remove();
}

/** The full page owns the document: its title, and the language that it says it speaks. */
export function useDocument(
  site: Site,
  title: string | null,
  container: RefObject<HTMLElement | null>,
): void {
  const locale = useStore(site.locale.$locale);
  const isOwner = site.navigation.mode === 'history';
  useServerTitle(title);
  useHeadOfPage(site, container);
  useEffect(() => {
    const page = container.current?.ownerDocument;
    if (isOwner && page && title !== null) entitle(page, title);
  }, [isOwner, title, container]);
  useEffect(() => {
    const root = container.current?.ownerDocument.documentElement;
    if (isOwner && root) speak(root, locale);
  }, [isOwner, locale, container]);
}
