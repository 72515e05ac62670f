import { demoAddress, demoHosts } from './setup/server/addresses.mjs';
import { withBundle } from './setup/bundle.mjs';
import { withDependencies } from './setup/dependencies.mjs';
import { Failure, main } from './setup/failure.mjs';
import { withRecentNode } from './setup/node-version.mjs';
import { withFirstPictures } from './setup/pictures.mjs';
import { isPortFree } from './setup/processes.mjs';
import { portOf, startServer, stopWithScript } from './setup/server/server.mjs';
import { bold, dim, say, seconds, step } from './setup/steps.mjs';
import { withTextTypes } from './setup/text-types.mjs';

const started = Date.now();

await main(async () => {
  const port = portOf(process.env.PORT);
  await withRecentNode();
  if (!(await isPortFree(port))) {
    throw new Failure(
      `Port ${port} is taken: stop what uses it, or choose another with PORT=${port + 100} npm start.`,
    );
  }
  await withDependencies();
  await withTextTypes();
  await withBundle();
  // Beside the database, which is made on one processor. What cannot be made is told by the server once it is asked for.
  const pictures = withFirstPictures().catch(() => undefined);
  const server = await step('Starting the back end', () => startServer(port, (line) => show(line)));
  await pictures;
  stopWithScript(server);
  printAddresses(port);
  process.exitCode = await server.ended;
  say('Stopped.');
});

function show(line) {
  say(dim(`  ${line}`));
}

function printAddresses(port) {
  const width = Math.max(...demoHosts.map(([host]) => demoAddress(host, port).length));
  say();
  for (const [host, title] of demoHosts) say(`  ${bold(demoAddress(host, port).padEnd(width))}  ${title}`);
  say(
    `\n  Sign in as camille@example.com, password vitrine-demo. Ctrl-C stops. ${dim(`Ready in ${seconds(Date.now() - started)}`)}\n`,
  );
}
