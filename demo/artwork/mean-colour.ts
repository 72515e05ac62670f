import sharp from 'sharp';

/** The mean colour of a picture as `#rrggbb`: a page shows it until the picture is there. */
export async function meanColour(picture: Buffer): Promise<string> {
  // Its own statistics measure much besides, in twice the time.
  const levels = await sharp(picture).removeAlpha().raw().toBuffer();
  const sums = [0, 0, 0] as [number, number, number];
  for (let at = 0; at < levels.length; at += 3) {
    sums[0] += levels[at] ?? 0;
    sums[1] += levels[at + 1] ?? 0;
    sums[2] += levels[at + 2] ?? 0;
  }
  const pixels = levels.length / 3;
  return `#${sums.map((sum) => hex(Math.round(sum / pixels))).join('')}`;
}

const hex = (level: number) => level.toString(16).padStart(2, '0');
