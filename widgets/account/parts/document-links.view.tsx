import type { IssuedDocument } from '#domain/account/orders/issued-document.ts';
import { tw } from '#theme/sheet.ts';
import { ExternalLink } from '#ui/actions/link.tsx';
import { withDistinctKeys } from '#ui/lists/distinct-keys.ts';
import { useTexts } from '#ui/texts.ts';

/** The invoice and the credit notes of a purchase, each to open. */
export function DocumentLinks({ documents }: { readonly documents: readonly IssuedDocument[] }) {
  const { t } = useTexts();
  if (documents.length === 0) return null;
  return (
    <ul className={tw('flex flex-wrap gap-x-6')}>
      {withDistinctKeys(documents, ({ url }) => url).map(({ key, item: { kind, number, url } }) => (
        <li key={key}>
          <ExternalLink href={url} newTab>
            {t(`common:document.${kind}`, { number }).trim()}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
