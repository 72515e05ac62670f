// For an operator: `node demo/server/payments/provider/keys/set-secret.ts COMPANY NAME < value`, as `maison stripe.key`; without a value, the
// secret is taken away. The value comes by the input, as what stands in a command is kept by shells and seen by others.
import { text } from 'node:stream/consumers';
import { readConfiguration } from '../../../configuration.ts';
import { openDataFolder, openServer } from '../../../database/open.ts';
import { isSecretName, writeSecret } from './secrets.ts';

const [company = '', name = ''] = process.argv.slice(2);
if (company === '' || !isSecretName(name)) {
  console.error(
    'Name a company and one of its secrets: set-secret.ts COMPANY PROVIDER.key|PROVIDER.webhook < value',
  );
  process.exit(2);
}
try {
  const { databaseUrl, dataFolder } = readConfiguration(process.env);
  const value = (await text(process.stdin)).trim();
  const database = await (databaseUrl === null ? openDataFolder(dataFolder) : openServer(databaseUrl, 1));
  try {
    if (!(await writeSecret(database.db, company, { name, value })))
      throw new Error(`No company is called ${company}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
