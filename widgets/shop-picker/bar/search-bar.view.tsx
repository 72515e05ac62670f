import { useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { INPUT } from '#ui/forms/input-classes.ts';
import { CloseIcon, PlaceIcon, SearchIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';

interface SearchBarProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Null where shops are not looked for by where the visitor is. */
  readonly locating: { readonly isBusy: boolean; readonly locate: () => void } | null;
}

/** The field that finds shops by name, town, address or postcode, and the button that finds those around the visitor. */
export function SearchBar({ text, onText, locating }: SearchBarProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className={tw('flex flex-wrap gap-3 w-full @[48em]:w-auto @[48em]:flex-nowrap')}>
      <div className={tw('relative grow basis-64 @[48em]:w-[calc(var(--u)*22)]')}>
        <span aria-hidden="true" className={tw('absolute inset-y-0 left-4 flex items-center text-muted')}>
          <SearchIcon />
        </span>
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="shop-search"
          autoComplete="off"
          aria-label={t('shop-picker:search')}
          placeholder={t('shop-picker:search')}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          className={tw(
            `${INPUT} border-control hover:border-[color:var(--v-text)] !rounded-pill !pl-12 !pr-12`,
          )}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={t('shop-picker:clear')}
            onClick={() => {
              onText('');
              field.current?.focus();
            }}
            className={tw('absolute inset-y-0 right-1 inline-flex items-center justify-center w-11')}
          >
            <CloseIcon className="w-4 h-4" />
          </button>
        )}
      </div>
      {locating && (
        <Button
          variant="secondary"
          busy={locating.isBusy}
          onPress={locating.locate}
          className="max-w-full @[48em]:whitespace-nowrap"
        >
          <PlaceIcon />
          {t('shop-picker:locate.button')}
        </Button>
      )}
    </search>
  );
}
