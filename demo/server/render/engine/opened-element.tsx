import type { ReactNode } from 'react';
import { propsOf } from '#element/definition/attribute.ts';
import { ElementTree } from '#element/element-tree.tsx';
import type { ElementInput, Host } from '#element/host.ts';
import type { AddedProperties } from '#element/theme/apply-theme.ts';
import { ServerSanitiserProvider } from '#ui/media/safe-html.tsx';
import { HandingOnProvider, ServerTitleProvider } from '#ui/server-document.ts';
import { elementOf } from './element-trees.ts';
import { createServerPage, type OpenedPage, type ServerPage } from './server-page.ts';
import { sanitiseOnServer } from './server-sanitiser.ts';

/** An element in a page that no browser shows. */
export interface OpenedElement extends Omit<OpenedPage, 'hostPage'> {
  readonly input: ElementInput;
  readonly addedProperties: AddedProperties | undefined;
  /** All that it shows. */
  readonly tree: ReactNode;
  /** What its screens hand on to themselves in the page, by name. */
  handedOn(): ReadonlyMap<string, unknown>;
  /** Of the document, as far as the tree has told it. */
  title(): string | null;
}

/** The element of a feature as it stands in a page. Rejects where a feature has none. */
export async function openElement(
  feature: string,
  attributes: Readonly<Record<string, string>>,
  page: ServerPage,
): Promise<OpenedElement> {
  const { definition, tree } = await elementOf(feature);
  const { hostPage, ...opened } = createServerPage(page);
  const host: Pick<Host, 'definition' | 'emit' | 'wanted' | 'state' | 'page'> = {
    definition,
    emit: () => true,
    wanted: page.locale,
    state: { contact: {}, locale: undefined },
    page: hostPage,
  };
  // Nothing asks for the element and its root before it is in a page.
  const input: ElementInput = {
    host: host as Host,
    props: propsOf(definition, attributes),
    wanted: page.locale,
    isDisabled: false,
  };
  let title: string | null = null;
  const handedOn = new Map<string, unknown>();
  const handOn = (name: string, value: unknown) => void handedOn.set(name, value);
  const tellTitle = (told: string | null) => void (title = told);
  return {
    ...opened,
    input,
    addedProperties: tree.addedProperties,
    handedOn: () => handedOn,
    title: () => title,
    tree: (
      <ServerTitleProvider value={tellTitle}>
        <HandingOnProvider value={handOn}>
          <ServerSanitiserProvider value={sanitiseOnServer}>
            <ElementTree Body={tree.Body} input={input} />
          </ServerSanitiserProvider>
        </HandingOnProvider>
      </ServerTitleProvider>
    ),
  };
}
