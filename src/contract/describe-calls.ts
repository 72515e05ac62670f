import type { Call, DescribedCall, FamilySchemas } from './call.ts';

/** What a file of a family exports: calls, groups of calls, and other facts. */
type Exports = Readonly<Record<string, unknown>>;

/**
 * The calls of a family, each with the schemas of its name, in the order of the schemas. Throws where a call has no schemas,
 * and where schemas have no call: one that its file does not export would have no route, and nobody would miss it.
 */
export function describeCalls(family: Exports, schemas: FamilySchemas): readonly DescribedCall[] {
  const calls = new Map(callsIn(family).map((call) => [call.name, call]));
  for (const name of calls.keys()) {
    if (!Object.hasOwn(schemas, name)) throw new Error(`The call ${name} has no schemas in its family.`);
  }
  return Object.entries(schemas).map(([name, own]) => {
    const call = calls.get(name);
    if (call === undefined)
      throw new Error(`The schemas of ${name} belong to no call that its family exports.`);
    return { ...call, ...own };
  });
}

/** The calls as they are; throws where two have the same name, or the same method and path. */
export function onceEach(calls: readonly DescribedCall[]): readonly DescribedCall[] {
  const seen = new Map<string, Call>();
  for (const call of calls) {
    const route = `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`;
    for (const key of [call.name, route]) {
      const other = seen.get(key);
      if (other)
        throw new Error(
          `Two calls are ${key}: ${other.name} at ${other.path}, and ${call.name} at ${call.path}.`,
        );
      seen.set(key, call);
    }
  }
  return calls;
}

function callsIn(exported: Exports): readonly Call[] {
  return Object.values(exported).flatMap((value) => {
    if (isCall(value)) return [value];
    return isGroup(value) ? callsIn(value) : [];
  });
}

function isGroup(value: unknown): value is Exports {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCall(value: unknown): value is Call {
  return isGroup(value) && typeof value['method'] === 'string' && typeof value['path'] === 'string';
}
