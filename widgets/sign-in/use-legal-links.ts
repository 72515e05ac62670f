import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { LegalLink } from './flow/address.view.tsx';

const SECTIONS = ['cgu', 'cgv', 'rgpd'] as const;

/** What the company has written of what an account is opened under, where its site is at hand. It is read outside of a dialog. */
export function useLegalLinks({ company, navigation }: Site): readonly LegalLink[] {
  const written = valueOf(useStore(company.$company))?.legalSections ?? [];
  if (navigation.mode !== 'history') return [];
  return SECTIONS.filter((section) => written.includes(section)).map((section) => {
    const route = { kind: 'legal', section } as const;
    return { section, to: { href: navigation.href(route), go: () => 'follow' as const } };
  });
}
