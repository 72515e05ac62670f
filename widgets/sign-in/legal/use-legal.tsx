import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import type { LegalLink } from './legal-links.view.tsx';
import { LEGAL_KEYS, LEGAL_SECTIONS } from './legal-sections.ts';
import { useLegalDialog } from './use-legal-dialog.tsx';

/**
 * What the company has written of what an account is opened under. On its own site each is a page; in an element on a page of somebody
 * else it is read over the form, in a dialog that has to stand beside that.
 */
export function useLegal(site: Site): { readonly links: readonly LegalLink[]; readonly dialog: ReactNode } {
  const { company, navigation } = site;
  const { t } = useTexts();
  const written = valueOf(useStore(company.$company))?.legalSections ?? [];
  const { read, dialog } = useLegalDialog(site, (section: LegalLink['section']) => t(LEGAL_KEYS[section]));
  const targetOf = (section: LegalLink['section']) =>
    navigation.mode === 'history'
      ? { href: navigation.href({ kind: 'legal', section }), go: () => 'follow' as const }
      : { href: null, go: () => read(section) };
  const links = LEGAL_SECTIONS.filter((section) => written.includes(section));
  return { links: links.map((section) => ({ section, to: targetOf(section) })), dialog };
}
