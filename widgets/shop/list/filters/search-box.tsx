import { useEffect, useRef, useState } from 'react';
import { Field } from '#ui/forms/field.tsx';
import { useTexts } from '#ui/texts.ts';

/** A text is looked for once nothing was typed for so long. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** What is looked for at the moment. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** What is typed is looked for after a pause, or at once with Enter; what Back brings is shown. */
export function SearchBox({ text, onSearch }: SearchBoxProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(text);
  // What this field has asked for itself is no reason to take away what was typed since.
  const [known, setKnown] = useState(text);
  if (text !== known) {
    setKnown(text);
    setTyped(text);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (wanted: string) => {
    clearTimeout(timer.current);
    setKnown(wanted.trim());
    onSearch(wanted.trim());
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <Field
        label={t('eshop:search')}
        name="product-search"
        type="search"
        inputMode="search"
        optional={false}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(value) => {
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(value), PAUSE_MS);
        }}
      />
    </form>
  );
}
