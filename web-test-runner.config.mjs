import react from '@vitejs/plugin-react';
import { chromeLauncher } from '@web/test-runner-chrome';
import { createServer } from 'vite';
import { elementsView } from './demo/build/elements-view.ts';
import { readFeatures } from './demo/build/features.ts';
import { withHeadlessChromium } from './demo/setup/browsers/chromium.mjs';
import { throwawayFolder } from './demo/setup/throwaway-folder.ts';

const root = import.meta.dirname;

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // For the tests that count what is still alive after a collection: machine code is kept with objects, and grows on its own.
  '--js-flags=--expose-gc --no-turbofan --no-maglev --no-sparkplug --no-flush-bytecode',
  '--enable-precise-memory-info',
];

/** Whether all tests are run, by `npm test`: nobody changes a file meanwhile or looks into one that failed. */
const isWhole = Boolean(process.env.ELEMENTS_RESULTS);

/** Half of what a browser is sent are maps to the sources. */
const withoutMaps = {
  name: 'without-maps',
  enforce: 'post',
  transform: (code) => ({ code, map: { mappings: '' } }),
};

// React is CommonJS, so Vite stands in front of the runner; everything else is served as it is, without discovery.
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  plugins: [react(), elementsView(root, await readFeatures(root)), ...(isWhole ? [withoutMaps] : [])],
  cacheDir: 'node_modules/.vite-wtr',
  server: {
    middlewareMode: true,
    hmr: false,
    ws: false,
    watch: null,
    // Each file of tests is a page anew and asks for the same hundreds of modules: once a run is enough.
    headers: isWhole ? { 'Cache-Control': 'max-age=3600' } : {},
  },
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server.browser',
      'react-dom/static.browser',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@nanostores/react',
      '@preact/signals-react',
      '@preact/signals-react/runtime',
      'axe-core',
      'leaflet',
    ],
  },
});

const OWN = /^\/__web-(test-runner|dev-server)/;

function viteMiddleware(context, next) {
  if (OWN.test(context.path) || context.path === '/') return next();
  return new Promise((resolve, reject) => {
    context.respond = false;
    context.res.statusCode = 200;
    context.res.once('close', resolve);
    vite.middlewares(context.req, context.res, (error) => {
      context.respond = true;
      if (error) reject(error);
      else resolve(next());
    });
  });
}

// React's development build writes each render to the profiler's timeline where there is one, and stumbles over a BigInt there.
const testRunnerHtml = (framework) =>
  `<!doctype html><html data-moving-seconds="${Number(process.env.MOVING_SECONDS ?? 0)}"><script>console.timeStamp = undefined</script><script type="module" src="${framework}"></script>`;

export default {
  testRunnerHtml,
  files: ['src', 'widgets', 'demo/server/render'].map((folder) => `${folder}/**/*.browser.test.{ts,tsx}`),
  // One page at a time: frames and focus belong to the page in front.
  concurrency: 1,
  // Limits for a machine that does many things at once; no test is about time.
  browserStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 60_000 } },
  middleware: [viteMiddleware],
  plugins: [{ name: 'close-vite', serverStop: () => vite.close() }],
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: await withHeadlessChromium(),
        args: FLAGS,
        userDataDir: throwawayFolder('elements'),
      },
    }),
  ],
};
