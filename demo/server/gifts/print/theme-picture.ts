import { and, eq } from 'drizzle-orm';
import type { LocalizedText } from '#domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { giftThemes } from '../../database/schema/selling/redemption.ts';
import type { ReadPicture } from '../../hosts/files/read-picture.ts';
import type { VoucherRow } from '../voucher-row.ts';

/** Pixels that are enough for a printed page, and for a mail. */
const WIDTH = 1280;

/** The picture of a voucher's theme. */
export interface ThemePicture {
  /** On the company's own host. */
  readonly url: string;
  readonly alt: LocalizedText;
  /** As JPEG. */
  readonly content: Buffer;
}

/** Where pictures are: the origin of the company's site, and what reads them; without it there are none. */
export interface PictureSite {
  readonly origin: string;
  readonly readPicture?: ReadPicture | undefined;
}

/** Null where the theme has none, or none of this server's own. */
export async function themePicture(
  db: Database,
  { companyId, themeId }: Pick<VoucherRow, 'companyId' | 'themeId'>,
  { origin, readPicture }: PictureSite,
): Promise<ThemePicture | null> {
  const [theme] = await db
    .select({ image: giftThemes.image })
    .from(giftThemes)
    .where(and(eq(giftThemes.companyId, companyId), eq(giftThemes.id, themeId)));
  const image = theme?.image;
  if (!image || readPicture === undefined) return null;
  const width = image.widths.find((each) => each >= WIDTH) ?? Math.max(...image.widths);
  const address = image.url.replace('{width}', String(width)).replace('{format}', 'jpg');
  const content = await readPicture(address);
  return content && { url: `${origin}${address}`, alt: image.alt, content };
}
