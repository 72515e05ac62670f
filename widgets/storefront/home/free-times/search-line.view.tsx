import { tw } from '#theme/sheet.ts';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';

interface SearchLineProps {
  /** What is searched for. */
  readonly text: string;
  readonly isOpen: boolean;
  /** The id of the fields that it opens. */
  readonly controls: string;
  readonly onPress: () => void;
}

/** A search in one line, which opens its fields; where there is room they are there without it. */
export function SearchLine({ text, isOpen, controls, onPress }: SearchLineProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      className={tw(
        'flex items-center gap-3 w-full min-h-control px-4 py-2 rounded-pill border border-control bg-raised text-left hover:border-[color:var(--v-text)] @[56em]:hidden',
      )}
    >
      <SearchIcon className="w-5 h-5 shrink-0" />
      <span className={tw('sr-only')}>{t('free-times:find.edit')}: </span>
      <span className={tw('min-w-0 flex-1 truncate')}>{text}</span>
      <ExpandIcon className={`w-4 h-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
    </button>
  );
}
