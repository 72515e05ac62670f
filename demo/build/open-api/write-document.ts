import { writeFileSync } from 'node:fs';
import { EVERY_CALL } from '#contract/every-call.ts';
import { openApiDocument } from '#contract/open-api/document.ts';

/** Writes the OpenAPI document to a file, as the server sends it; returns how many bytes it has. */
export function writeDocument(file: string): number {
  const document = JSON.stringify(openApiDocument(EVERY_CALL));
  writeFileSync(file, document);
  return Buffer.byteLength(document);
}
