import { useEffect, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { useServerTitle } from '#ui/server-document.ts';
import type { Site } from '#stores/site.ts';

function entitle(page: Document, title: string): void {
  if (page.title !== title) page.title = title;
}

function speak(root: HTMLElement, locale: string): void {
  if (root.lang !== locale) root.lang = locale;
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
  useEffect(() => {
    const page = container.current?.ownerDocument;
    if (isOwner && page && title !== null) entitle(page, title);
  }, [isOwner, title, container]);
  useEffect(() => {
    const root = container.current?.ownerDocument.documentElement;
    if (isOwner && root) speak(root, locale);
  }, [isOwner, locale, container]);
}
