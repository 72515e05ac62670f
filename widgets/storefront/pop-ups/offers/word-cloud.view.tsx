import { tw } from '#theme/sheet.ts';

/** Size, and place in hundredths, of each word: so that none lies on another, and the cloud is the same every time. */
const PLACES = [
  'text-[2.6em] left-[50%] top-[50%] font-semibold',
  'text-[1.5em] left-[18%] top-[24%]',
  'text-[1.1em] left-[44%] top-[14%]',
  'text-[1.7em] left-[76%] top-[22%]',
  'text-[1em] left-[92%] top-[40%]',
  'text-[1.3em] left-[14%] top-[56%]',
  'text-[1.2em] left-[86%] top-[64%]',
  'text-[1.4em] left-[28%] top-[82%]',
  'text-[1em] left-[52%] top-[86%]',
  'text-[1.6em] left-[74%] top-[84%]',
  'text-[.9em] left-[8%] top-[84%]',
  'text-[.9em] left-[58%] top-[7%]',
  'text-[.9em] left-[5%] top-[38%]',
] as const;

/** What the coupons take off, as a picture: the list below says it in words. */
export function WordCloud({ words }: { readonly words: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      data-cloud=""
      className={tw(
        'relative h-[calc(var(--u)*9)] overflow-hidden rounded-picture bg-sunk text-link font-display',
      )}
    >
      {words.map((word, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- A word stands in the cloud more than once, each in its place.
          key={index}
          className={tw(
            `absolute [transform:translate(-50%,-50%)] whitespace-nowrap leading-none ${PLACES[index] ?? ''}`,
          )}
        >
          {word}
        </span>
      ))}
    </div>
  );
}
