import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { missingField, refuse, type Refusal } from '../http/refusal.ts';

/** Forms that are held in memory at once, each with at most ten files of a few megabytes. */
const MOST_FORMS = 4;
/** Milliseconds for which a call with files may work. */
const PATIENCE = 60_000;
const LIMITS = { fields: 10, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 };

let forms = 0;

/** Adds the route of a call where bodies of its kind are read: forms with files for one that takes files, else JSON. */
export function whereBodiesAreRead(
  app: FastifyInstance,
  call: Call,
  add: (scope: FastifyInstance) => void,
): void {
  if (call.files === undefined) return add(app);
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS });
    scope.removeContentTypeParser('application/json');
    scope.addHook('onRoute', (route) => {
      Object.assign(route, { handlerTimeout: PATIENCE });
    });
    add(scope);
  });
}

/**
 * The contents of a form's files, in order. What they are called and what they claim to be is not looked at. Throws what
 * the form's reader says of a form that is too large.
 */
export async function filesOf(
  request: FastifyRequest,
  { files }: Call,
): Promise<readonly Buffer[] | Refusal> {
  if (files === undefined) return [];
  if (!request.isMultipart()) return refuse('invalid', { status: 415, sentence: 'media_type' });
  if (forms >= MOST_FORMS) return refuse('unavailable', { retryAfter: 2 });
  forms += 1;
  try {
    const contents: Buffer[] = [];
    for await (const part of request.parts({ limits: { files: files.most, fileSize: files.largest } })) {
      if (part.type === 'file') contents.push(await part.toBuffer());
    }
    return contents.length > 0 ? contents : missingField('file');
  } catch (error) {
    if (isFormFault(error)) throw error;
    return refuse('invalid', { status: 400, sentence: 'malformed' });
  } finally {
    forms -= 1;
  }
}

/** Whether the reader of forms says what is wrong; what its parser throws is a form that cannot be read. */
function isFormFault(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
