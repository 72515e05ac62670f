import { isTest, roomOf } from '../rooms.mjs';
import { pathFromRoot } from './file-path.mjs';

/** Members of a site that would let a screen reach what the stores are made of. */
const BEHIND_MEMBERS = ['api', 'ports', 'storage'];
/** The types of what stores are made of. */
const BEHIND_TYPES = ['Api', 'Ports', 'ScopedStorage', 'Connection', 'VisitorState', 'FeatureTools'];

const reach = (name) =>
  `A screen does not reach behind the stores: in place of the site's '${name}', use a store that is handed in opened.`;
const made = (name) =>
  `A screen does not make stores ('${name}'): a feature of src/stores makes it, and site.open(feature) hands it in.`;
const shown = (name) =>
  `'${name}' shows screens what the stores are made of: give them a function for what they need.`;

const nameOf = (node) => (node?.type === 'Identifier' ? node.name : undefined);
const plain = (node) =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? plain(node.expression) : node;
/** `site`, or `props.site`. */
const isSite = (node) =>
  nameOf(node) === 'site' || (node?.type === 'MemberExpression' && nameOf(node.property) === 'site');
const typeName = (annotation) => nameOf(annotation?.typeAnnotation?.typeName);

function rulesOfScreens(context) {
  const judgeReach = (node, name) => {
    if (BEHIND_MEMBERS.includes(name)) context.report({ node, message: reach(name) });
  };
  const judgePattern = (pattern) => {
    for (const { key } of pattern.properties) if (key) judgeReach(key, nameOf(key));
  };
  const judgeParameters = ({ params }) => {
    for (const parameter of params) {
      if (parameter.type === 'ObjectPattern' && typeName(parameter.typeAnnotation) === 'Site')
        judgePattern(parameter);
    }
  };
  return {
    ImportDeclaration(node) {
      if (!node.source.value.startsWith('#stores/') || node.importKind === 'type') return;
      for (const { imported, importKind } of node.specifiers) {
        const name = nameOf(imported) ?? '';
        if (importKind !== 'type' && /^create[A-Z]/.test(name)) context.report({ node, message: made(name) });
      }
    },
    MemberExpression(node) {
      if (isSite(node.object)) judgeReach(node, nameOf(node.property));
    },
    VariableDeclarator(node) {
      if (node.id.type === 'ObjectPattern' && isSite(node.init)) judgePattern(node.id);
      if (typeName(node.id.typeAnnotation) === 'StoreFeature')
        context.report({ node, message: made(nameOf(node.id)) });
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || !isSite(callee.object)) return;
      const isFeature = ['open', 'opened'].includes(nameOf(callee.property));
      if (isFeature && plain(node.arguments[0])?.type === 'ObjectExpression')
        context.report({ node, message: made('a feature in place') });
    },
    FunctionDeclaration: judgeParameters,
    FunctionExpression: judgeParameters,
    ArrowFunctionExpression: judgeParameters,
  };
}

function rulesOfStores(context) {
  return {
    TSInterfaceDeclaration(node) {
      const isHandedIn =
        node.id.name === 'Site' ||
        node.extends?.some(({ expression }) => nameOf(expression) === 'FeatureStore');
      if (!isHandedIn) return;
      for (const member of node.body.body) {
        const name = nameOf(member.key);
        const isBehind =
          BEHIND_TYPES.includes(typeName(member.typeAnnotation)) || BEHIND_MEMBERS.includes(name);
        if (isBehind) context.report({ node: member, message: shown(name) });
      }
    },
  };
}

/** Screens use stores; they neither make them nor reach what they are made of. */
export const openedStores = {
  create(context) {
    const path = pathFromRoot(context);
    const room = roomOf(path)?.name;
    if (isTest(path)) return {};
    if (room === 'widgets') return rulesOfScreens(context);
    return room === 'stores' ? rulesOfStores(context) : {};
  },
};
