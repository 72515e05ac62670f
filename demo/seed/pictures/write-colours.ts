import { writeFile } from 'node:fs/promises';
import { PICTURES } from './pictures.ts';
import { dominantColour } from './print-picture.ts';

/** Notes the mean colour of every picture: run it (`node demo/seed/pictures/write-colours.ts`) when a scene has changed. */
const colours: Record<string, string> = {};
for (const [company, list] of Object.entries(PICTURES))
  for (const picture of list) colours[`${company}/${picture.name}`] = await dominantColour(picture);
await writeFile(new URL('colours.json', import.meta.url), `${JSON.stringify(colours, null, 2)}\n`);
