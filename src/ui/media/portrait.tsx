import type { Picture } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { ResponsivePicture } from './picture.tsx';

/** The letters that stand for a person: "Camille Roux" is CR. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

const SIZES = {
  small: { box: 'w-8 h-8 text-caption', sizes: '32px' },
  large: { box: 'w-[calc(var(--u)*5)] h-[calc(var(--u)*5)] text-title', sizes: '80px' },
} as const;

/** Somebody's picture in a round box of a fixed size, or their initials; the name stands beside it. */
export function Portrait({
  mark,
  picture,
  size,
  tone = 'bg-sunk text-muted',
}: {
  /** What stands for who has no picture. */
  readonly mark: string;
  readonly picture: Picture | null;
  readonly size: keyof typeof SIZES;
  /** Of what stands without a picture. */
  readonly tone?: string;
}) {
  const { box, sizes } = SIZES[size];
  if (picture) {
    return (
      <ResponsivePicture
        picture={picture}
        ratio="1/1"
        sizes={sizes}
        decorative
        className={`shrink-0 !rounded-full ${box}`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={tw(
        `inline-flex shrink-0 items-center justify-center rounded-full font-display leading-none ${box} ${tone}`,
      )}
    >
      {mark}
    </span>
  );
}
