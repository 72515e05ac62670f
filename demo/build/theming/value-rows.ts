import { CompanyWire } from '#contract/company/company-wire.ts';
import type { NamedSetting } from './office-words.ts';
import { effectOfColour, initialFont } from './theme-values.ts';

const GENERAL = 'themes.general.';
/** Of so many the names say less than that they are many. */
const MANY = 10;

/** As far as a type of a value is told by its schema. */
interface Schema {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const code = (text: string) => `\`${text}\``;

const isColour = (path: string) => path.endsWith('Color');

function schemaAt(path: string): Schema {
  return path.split('.').reduce<Schema>((at, name) => {
    const inner = at.properties?.[name];
    if (!inner) throw new Error(`No company has a setting ${path}.`);
    return inner;
  }, CompanyWire as Schema);
}

function typeOf(path: string, schema: Schema): string {
  if (isColour(path)) return 'colour';
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(path, each)).join(' or ');
  if (schema.properties) return code(`{ ${Object.keys(schema.properties).join(', ')} }`);
  const names: Readonly<Record<string, string>> = {
    string: 'text',
    integer: 'number',
    boolean: 'true or false',
    array: 'list',
  };
  return names[schema.type ?? ''] ?? schema.type ?? '';
}

/** A colour is named as it is in both schemes. */
function initialOf(path: string, schema: Schema): string {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const { initial } = effectOfColour(name);
  if (initial) return `${code(initial.light)}, dark ${code(initial.dark)}`;
  if (name.endsWith('Font')) return initialFont(name);
  if (schema.type === 'boolean') return 'false';
  return schema.anyOf ? 'null' : 'none';
}

function effectOf([path, name, help = '']: NamedSetting): string {
  const { properties } = effectOfColour(path.slice(path.lastIndexOf('.') + 1));
  const followers =
    properties.length > MANY
      ? 'All other colours are chosen to be read on it.'
      : properties.map(code).join(', ');
  const sentence = /[.!?]$/.test(name) ? name : `${name}.`;
  return [sentence, help, followers && `${followers}${followers.endsWith('.') ? '' : '.'}`]
    .filter(Boolean)
    .join(' ');
}

/** Rows of the values of a theme: name, type, default and what it changes; of a theme itself, or of what else is part of a look. */
export function valueRows(
  settings: readonly NamedSetting[],
  isOfTheme: boolean,
): readonly (readonly string[])[] {
  return settings
    .filter(([path]) => path.startsWith(GENERAL) === isOfTheme)
    .map((setting) => {
      const [path] = setting;
      const schema = schemaAt(path);
      const name = code(isOfTheme ? path.slice(GENERAL.length) : path);
      return [name, typeOf(path, schema), ...(isOfTheme ? [initialOf(path, schema)] : []), effectOf(setting)];
    });
}
