import { useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { INPUT } from '#ui/forms/field.tsx';
import { Cross, Search } from '#ui/icons.tsx';
import { useTexts } from '#ui/texts.ts';

/** The field that finds shops by name, city, address or postcode. */
export function SearchField({
  text,
  onText,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className={tw('block relative w-full @[48em]:max-w-[calc(var(--u)*26)]')}>
      <span aria-hidden="true" className={tw('absolute inset-y-0 left-4 flex items-center text-muted')}>
        <Search />
      </span>
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="shop-search"
        autoComplete="off"
        aria-label={t('booking:shop.search')}
        placeholder={t('storefront:finder.placeholder')}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        className={tw(
          `${INPUT} border-control hover:border-[color:var(--v-text)] !rounded-pill !pl-12 !pr-12`,
        )}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('storefront:finder.clear')}
          onClick={() => {
            onText('');
            field.current?.focus();
          }}
          className={tw('absolute inset-y-0 right-1 inline-flex items-center justify-center w-11')}
        >
          <Cross className="w-4 h-4" />
        </button>
      )}
    </search>
  );
}
