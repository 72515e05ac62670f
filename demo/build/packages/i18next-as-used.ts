import type { InitOptions } from 'i18next';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { textOptions } from '#stores/texts/text-options.ts';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** What stands in place of a declaration of i18next at its top level, or of a method of its classes, where we use little of it. */
const SMALLER: Readonly<Record<string, string>> = {
  // Our texts are put in as they arrive.
  Connector: `class Connector {
    state = {};
    on() {}
    load(languages, namespaces, done) { done(); }
  }`,
  // Amounts and times are formatted before they reach a text: none names a format.
  Formatter: 'class Formatter { format(value) { return value; } }',
  // Languages are those of the product: five codes without a region, and one that the others fall back to.
  LanguageUtil: `class LanguageUtil {
    constructor(options) { this.options = options; }
    getFallbackCodes(codes) { return codes; }
    getBestMatchFromCodes([code]) { return code; }
    toResolveHierarchy(code) { return [...new Set([code, ...this.options.fallbackLng])]; }
  }`,
  // Nobody listens: the store of texts knows what it has put in.
  EventEmitter: 'class EventEmitter { on() {} emit() {} }',
  // It only speaks with `debug`.
  Logger: 'class Logger { init() {} create() { return this; } }',
  // A mark is the name of a parameter; what is put in is neither escaped nor read for marks of its own.
  Interpolator: `class Interpolator {
    interpolate(text, data) {
      return text.replace(/{{(.+?)}}/g, (mark, name) => Object.hasOwn(data, name) ? makeString(data[name]) : mark);
    }
  }`,
  // Each key is a path, as the types of the texts have it: neither a sentence nor a function.
  deepFind: 'const deepFind = () => {};',
  looksLikeObjectPathRegExpCache: '',
  // Of the options that nobody gives, the ones that are still read.
  get: "const get = () => ({ defaultNS: [], keySeparator: '.', ns: [], pluralSeparator: '_' });",
  withDefaults: 'const withDefaults = (options) => ({ ...get(), ...options });',
  configuredLanguageCodes: 'const configuredLanguageCodes = () => [];',
  keysFromSelector: 'const keysFromSelector = () => {};',
  assertSeparateArguments: 'const assertSeparateArguments = () => {};',
  // `namespace:a.path`, or a path in the first namespace.
  'Translator.extractFromKey': `extractFromKey(key) {
    const parts = key.split(':');
    return { namespaces: [parts.length > 1 ? parts.shift() : this.options.defaultNS], key: parts.join('.') };
  }`,
  // There is no text but a string, and where there is none the path stands for it.
  'Translator.translate': `translate(key, options) {
    const { res, usedKey } = this.resolve(key, options);
    return this.interpolator.interpolate(isString(res) && res ? res : usedKey, options);
  }`,
  // Every browser of ours has the rules of our languages.
  'PluralResolver.getRule':
    'getRule(code) { return (this.pluralRulesCache[code] ??= new Intl.PluralRules(code)); }',
  // The texts that are there are given at once, and a translator is asked for by its language.
  'I18n.changeLanguage': `changeLanguage(code, done) {
    this.language = code;
    this.translator.changeLanguage(code);
    done();
  }`,
  'I18n.getFixedT': 'getFixedT(lng) { return (key, options) => this.t(key, { ...options, lng }); }',
  'I18n.hasLoadedNamespace': 'hasLoadedNamespace() { return true; }',
  'I18n.reloadResources': 'reloadResources() {}',
};

const words = (text: string) => text.trim().split(/\s+/);

/** What nothing of ours calls, and nothing else in i18next. */
const UNCALLED: Readonly<Record<string, readonly string[]>> = {
  ResourceStore: words(`
    addResource addResources removeResourceBundle getResourceBundle hasLanguageSomeTranslations removeNamespaces
    toJSON`),
  Translator: words('exists extendTranslation getUsedParamsDetails hasDefaultValue'),
  PluralResolver: words('clearCache needsPlural getPluralFormsOfKey getSuffixes'),
  I18n: words(`
    cloneInstance dir exists hydrate loadLanguages loadNamespaces loadResources setDefaultNamespace
    setResolvedLanguage toJSON use`),
};

/** What always has the same value here, by the objects that it is read from: what i18next would do with another one goes. */
const FIXED: readonly Fixed[] = [
  {
    objects: /^(opt|options|o|this\.options)$/,
    names: words(`
      appendNamespaceToCIMode appendNamespaceToMissingKey context fallbackNS isClone joinArrays lngs
      missingInterpolationHandler missingKeyHandler missingKeyNoValueFallbackToKey ordinal parseMissingKeyHandler
      partialBundledLanguages postProcess precheck preload replace returnDetails returnedObjectHandler
      returnEmptyString returnNull returnObjects saveMissing skipInterpolation supportedLngs updateMissing`),
    value: 'undefined',
  },
  {
    objects: /^this(\.modules|\.services)?$/,
    names: words('i18nFormat languageDetector pendingWarnings'),
    value: 'undefined',
  },
  { objects: /^this\.options\.interpolation$/, names: ['defaultVariables'], value: 'undefined' },
  // No text names another one, and the trees of texts have no dots in their keys.
  { objects: /^opt$/, names: ['nest'], value: 'false' },
  { objects: /^this\.options$/, names: ['ignoreJSONStructure'], value: 'false' },
];

interface Fixed {
  readonly objects: RegExp;
  readonly names: readonly string[];
  readonly value: 'undefined' | 'false';
}

const LOGGED = /(^|\.)logger\.(log|warn|error|deprecate|once)$/;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What stands in place of a part of the code, known by the name of what it was. */
interface Edit extends Span {
  readonly name: string;
  readonly text: string;
}

const edit = (name: string, { start, end }: Span, text: string): Edit => ({ name, start, end, text });

/** The name that a statement declares, the first of several. */
function declaredBy(node: ESTree.Program['body'][number]): string {
  const declared = node.type === 'VariableDeclaration' ? node.declarations[0] : node;
  return declared && 'id' in declared && declared.id?.type === 'Identifier' ? declared.id.name : '';
}

function declarationEdits({ body }: ESTree.Program): Edit[] {
  return body.flatMap((node) => {
    const name = declaredBy(node);
    const smaller = SMALLER[name];
    if (smaller !== undefined) return [edit(name, node, smaller)];
    if (node.type !== 'ClassDeclaration') return [];
    return node.body.body.flatMap((member) => {
      const method = 'key' in member && member.key.type === 'Identifier' ? member.key.name : '';
      const path = `${name}.${method}`;
      const text = UNCALLED[name]?.includes(method) ? '' : SMALLER[path];
      return text === undefined ? [] : [edit(path, member, text)];
    });
  });
}

function expressionEdits(program: ESTree.Program, code: string): Edit[] {
  const text = ({ start, end }: Span) => code.slice(start, end);
  const written = new Set<unknown>();
  const edits: Edit[] = [];
  new Visitor({
    AssignmentExpression({ left }) {
      written.add(left);
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'delete') written.add(argument);
    },
    CallExpression(node) {
      if (LOGGED.test(text(node.callee))) edits.push(edit('logger', node, 'undefined'));
    },
    MemberExpression(node) {
      if (node.property.type !== 'Identifier' || node.computed || written.has(node)) return;
      const [name, object] = [node.property.name, text(node.object)];
      const fixed = FIXED.find(({ objects, names }) => names.includes(name) && objects.test(object));
      if (fixed) edits.push(edit(name, node, fixed.value));
    },
  }).visit(program);
  return edits;
}

/** An edit inside of another one is left out. */
function edited(code: string, edits: readonly Edit[]): string {
  let at = 0;
  let result = '';
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}

/** The names of options, those of the options inside of them with them. */
const namesIn = (options: object): string[] =>
  Object.entries(options).flatMap(([name, value]) => [
    name,
    ...(name === 'interpolation' ? namesIn(value) : []),
  ]);

/**
 * The code of i18next without what we do not use of it; throws where it is not written in the known way, and for an option
 * that would have no effect any more.
 */
export function asUsed(code: string, options: InitOptions = textOptions(DEFAULT_LOCALE, {})): string {
  const given = namesIn(options);
  const fixedOption = FIXED.flatMap(({ names }) => names).find((name) => given.includes(name));
  if (fixedOption !== undefined)
    throw new Error(`The build of i18next has fixed the option ${fixedOption}: take it out of FIXED.`);
  const { program } = parseSync('i18next.js', code);
  const edits = [...declarationEdits(program), ...expressionEdits(program, code)];
  const known = [
    ...Object.keys(SMALLER),
    ...Object.entries(UNCALLED).flatMap(([name, methods]) => methods.map((method) => `${name}.${method}`)),
    ...FIXED.flatMap(({ names }) => names),
  ];
  const lost = known.filter((name) => edits.every((each) => each.name !== name));
  if (lost.length > 0) throw new Error(`i18next is no longer written in the known way: ${lost.join(', ')}.`);
  return edited(code, edits);
}

/** Most of i18next is for what we do not use: whole, it would be 13 compressed kB more on every page. */
export function i18nextAsUsed(): Plugin {
  return {
    name: 'i18next-as-used',
    apply: 'build',
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => ({ code: asUsed(code), map: null }),
    },
  };
}
