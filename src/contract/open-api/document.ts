import type { DescribedCall } from '../call.ts';
import { createComponents } from './components.ts';
import type { Json } from './json.ts';
import { pathOf } from './operation.ts';
import { createParameters } from './parameters.ts';
import { createRequestBodies } from './request-bodies.ts';
import { createResponses } from './responses.ts';
import { SECURITY_SCHEMES, USUAL_SECURITY } from './security.ts';
import { tagsOf } from './tags.ts';

const DESCRIPTION = `Bookings of beauty and wellness companies. The company header selects the company; a bearer token says who asks.

A GET changes nothing. A call that asks for an Idempotency-Key happens once for each key; any other may be repeated: the second
time changes nothing more. Another method than a path has is answered by 405 with \`Allow\`.

Every call takes these headers too. \`curlang\`: the language of messages and public texts: fr, de, en, es or it; else, and where a text
lacks it, French. \`previewtheme\` asks for a theme under preview and \`isdebug\` to see a closed
site: both grant nothing. In the query a \`_timestamp\` is ignored.`;

/**
 * The OpenAPI 3.1 document of calls: operations by path, each with who may make it and every refusal's shape; entities by
 * their names. Its server is the one that it was read from.
 */
export function openApiDocument(calls: readonly DescribedCall[]): Json {
  const components = createComponents();
  const parameters = createParameters(components);
  const requestBodies = createRequestBodies(calls, components);
  const responses = createResponses(calls, components);
  const paths = [...Map.groupBy(calls, ({ path }) => path)].map(([path, own]) => [
    path,
    pathOf(own, { parameters, requestBodies, responses }),
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine reference back end',
      version: '1',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
      description: DESCRIPTION,
    },
    servers: [{ url: '/' }],
    security: USUAL_SECURITY,
    tags: tagsOf(calls),
    paths: Object.fromEntries(paths),
    components: {
      schemas: components.named(),
      parameters: parameters.shared,
      requestBodies: requestBodies.shared,
      responses: responses.shared,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
