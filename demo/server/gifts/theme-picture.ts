import { and, eq, inArray } from 'drizzle-orm';
import type { LocalizedText } from '#domain/locale.ts';
import type { ServerContext } from '../context.ts';
import { giftThemes } from '../database/schema/selling/redemption.ts';
import { assertPicture } from '../pdf/assert-picture.ts';

/** Pixels that are enough for a printed page, and for a mail. */
const WIDTH = 1280;

/** The picture of a voucher's theme, for its mail and its page to print. */
export interface ThemePicture {
  /** On the company's own host. */
  readonly url: string;
  readonly alt: LocalizedText;
  /** As JPEG. */
  readonly content: Buffer;
}

/** By the id of their theme. */
export type ThemePictures = ReadonlyMap<string, ThemePicture>;

type PictureContext = Pick<ServerContext, 'db' | 'readPicture' | 'report'>;
type Image = NonNullable<(typeof giftThemes.$inferSelect)['image']>;

interface Wish {
  readonly companyId: string;
  readonly themeIds: readonly string[];
  /** Of the company's site. */
  readonly origin: string;
}

/** Those that this server has. One that cannot be shown is reported and left out: nobody's voucher waits for a picture. */
export async function themePictures(
  context: PictureContext,
  { companyId, themeIds, origin }: Wish,
): Promise<ThemePictures> {
  const pictures = new Map<string, ThemePicture>();
  if (context.readPicture === undefined || themeIds.length === 0) return pictures;
  const themes = await context.db
    .select({ id: giftThemes.id, image: giftThemes.image })
    .from(giftThemes)
    .where(and(eq(giftThemes.companyId, companyId), inArray(giftThemes.id, [...themeIds])));
  for (const { id, image } of themes) {
    const address = image && addressOf(image);
    const content = address && (await contentOf(context, address));
    if (image && content) pictures.set(id, { url: `${origin}${address}`, alt: image.alt, content });
  }
  return pictures;
}

/** Null where there is no JPEG of it. */
function addressOf({ url, widths }: Image): string | null {
  const width = widths.find((each) => each >= WIDTH) ?? widths.toSorted((one, other) => other - one)[0];
  if (width === undefined) return null;
  const address = url.replace('{width}', String(width)).replace('{format}', 'jpg');
  return address.endsWith('.jpg') ? address : null;
}

async function contentOf(
  { readPicture, report }: PictureContext,
  address: string,
): Promise<Buffer | null | undefined> {
  try {
    const content = await readPicture?.(address);
    if (content) assertPicture(content);
    return content;
  } catch (fault) {
    report?.(fault);
    return null;
  }
}
