import { useState } from 'react';
import type { Picture as PictureFacts } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { useAllowedPicture } from '#ui/media/picture.tsx';

/** It fills its place, and so is drawn as wide as 16:9 asks for where that is upright: 480 high on a phone. */
const SIZES = 'max(100vw, 54em)';

const set = (picture: PictureFacts, format: 'avif' | 'webp') =>
  picture.widths
    .map((width) => `${picture.url.replace('{width}', String(width)).replace('{format}', format)} ${width}w`)
    .join(', ');

/** A picture that fills its place, over its own colour. The words upon it say what it shows. */
export function HeroPicture({
  picture: given,
  eager,
}: {
  readonly picture: PictureFacts | null;
  readonly eager: boolean;
}) {
  const picture = useAllowedPicture(given);
  const [hasFailed, setFailed] = useState(false);
  if (!picture?.url || hasFailed || picture.widths.length === 0) {
    return (
      <div
        aria-hidden="true"
        className={tw('absolute inset-0')}
        style={{ backgroundColor: picture?.colour }}
      />
    );
  }
  const middle = String(picture.widths.at(-1) ?? 1280);
  return (
    <picture className={tw('absolute inset-0')} style={{ backgroundColor: picture.colour }}>
      <source type="image/avif" srcSet={set(picture, 'avif')} sizes={SIZES} />
      <source type="image/webp" srcSet={set(picture, 'webp')} sizes={SIZES} />
      <img
        src={picture.url.replace('{width}', middle).replace('{format}', 'webp')}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(true)}
        className={tw('w-full h-full object-cover')}
      />
    </picture>
  );
}
