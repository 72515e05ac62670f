import { formatDuration } from '#domain/time/format-duration.ts';
import { tw } from '#theme/sheet.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useTexts } from '../texts.ts';

/** How long something takes: short to the eye, in full words to the ear. */
export function Duration({ minutes }: { readonly minutes: number }) {
  const { locale } = useTexts();
  return (
    <time dateTime={`PT${minutes}M`}>
      <span aria-hidden="true" className={tw('whitespace-nowrap')}>
        {formatDuration(locale, minutes)}
      </span>
      <VisuallyHidden>{formatDuration(locale, minutes, 'long')}</VisuallyHidden>
    </time>
  );
}
