import { useState } from 'react';
import type { Picture } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '../texts.ts';
import { pictureAddress, usePictureOrigins } from './picture-origins.ts';

export type Ratio = '4/5' | '1/1' | '4/3' | '3/2' | '16/9';

const address = (picture: Picture, width: number, format: 'avif' | 'webp') =>
  picture.url.replace('{width}', String(width)).replace('{format}', format);

function sourceSet(picture: Picture, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(', ');
}

/** The width that a browser without `srcset` gets: the middle one. */
function plainSource(picture: Picture): string {
  return address(picture, picture.widths[Math.floor(picture.widths.length / 2)] ?? 640, 'webp');
}

interface PictureProps {
  readonly picture: Picture | undefined;
  readonly ratio: Ratio;
  /** As the `sizes` of an image: how wide it is shown. */
  readonly sizes: string;
  /** True where words beside it say the same. */
  readonly decorative?: boolean;
  /** Above the fold: fetched at once. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** The picture, without its address where that may not be loaded. */
export function useAllowedPicture<P extends Picture | null | undefined>(picture: P): P {
  const origins = usePictureOrigins();
  return picture && { ...picture, url: pictureAddress(picture.url, origins) ?? '' };
}

/** A picture in a fixed ratio over its own colour; what cannot be loaded leaves the colour. */
export function ResponsivePicture({
  picture: given,
  ratio,
  sizes,
  decorative = false,
  eager = false,
  className = '',
}: PictureProps) {
  const { locale } = useTexts();
  const picture = useAllowedPicture(given);
  const [failed, setFailed] = useState(false);
  const classes = tw(`relative block overflow-hidden rounded-picture bg-sunk ${className}`);
  if (!picture?.url || failed || picture.widths.length === 0) {
    return (
      <span
        aria-hidden="true"
        className={classes}
        style={{ aspectRatio: ratio, backgroundColor: picture?.colour }}
      />
    );
  }
  return (
    <picture
      part="picture"
      className={classes}
      style={{ aspectRatio: ratio, backgroundColor: picture.colour }}
    >
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        src={plainSource(picture)}
        alt={decorative ? '' : textIn(locale, picture.alt)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(true)}
        className={tw('absolute inset-0 w-full h-full object-cover')}
      />
    </picture>
  );
}
