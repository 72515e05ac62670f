// For an operator: `npm run copy-fonts` copies the fonts of other hosts that companies had before fonts were copied as they are saved.
import { readConfiguration } from '../configuration.ts';
import { openDataFolder, openServer } from '../database/open.ts';
import { problemOf } from '../http/refusal.ts';
import { copyFont } from './copy-font.ts';
import { copySavedFonts } from './saved-fonts.ts';

try {
  const { databaseUrl, dataFolder, fontHosts, folders } = readConfiguration(process.env);
  const database = await (databaseUrl === null ? openDataFolder(dataFolder) : openServer(databaseUrl, 1));
  try {
    const place = { pictures: folders.pictures, hosts: { names: fontHosts, standIn: null }, field: 'url' };
    const { copied, left } = await copySavedFonts(database.db, (companyId, { name, url }) =>
      copyFont({ name, url }, { ...place, companyId }),
    );
    console.log(`Fonts copied: ${copied}`);
    for (const { companyId, font, refusal } of left)
      console.error(`${companyId}: ${font.name}, ${font.url}: ${problemOf(refusal, 'en').message}`);
    if (left.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
