import sharp from 'sharp';

/** The mean colour of a picture as `#rrggbb`: a page shows it until the picture is there. */
export async function meanColour(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}
