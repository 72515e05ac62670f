import { defineElement } from '#element/define-element.ts';
import { siteTree } from '#element/site/site-tree.tsx';
import { ContactScreen } from './contact-screen.tsx';
import { contactDefinition } from './definition.ts';

/** Registers `vitrine-contact`. */
export function define(): void {
  defineElement(
    contactDefinition,
    siteTree({ definition: contactDefinition, Screen: ContactScreen, texts: 'contact' }),
  );
}
