import { dirname, posix } from 'node:path';
import {
  composingScreens,
  isBinding,
  isTest,
  partsOfScreens,
  roomOf,
  roomOfSubpath,
  rooms,
} from '../rooms.mjs';
import { pathFromRoot } from './file-path.mjs';

const inView = ['stores', 'platform', 'element'];
const statePackages = ['nanostores', '@nanostores/react'];

const packageName = (source) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');

/** The tools are plain scripts without package subpaths of their own. */
const isTool = (name) => name === 'setup' || name === 'check';

const isListed = (list, name) =>
  list === '*' || list.some((one) => (one.endsWith('/*') ? name.startsWith(one.slice(0, -1)) : one === name));

/** Whether one screen is made of the other. */
function composes(from, to) {
  const place = composingScreens.indexOf(from);
  return place >= 0 && composingScreens.indexOf(to) < place;
}

/** Says what is wrong with one import, or undefined when it is allowed. */
export function faultOfImport(path, source, isType = false) {
  const alone = aloneRoomOf(path, source);
  if (alone) return `${alone} is run by people alone: nothing may import it ('${source}').`;
  if (/^(\.|\/)/.test(source)) return faultOfRelative(path, source);
  const from = roomOf(path);
  if (!from) return undefined;
  if (source.startsWith('#')) return faultOfCrossing(path, from, source);
  return faultOfPackage(path, from, source, isType);
}

/** Names the room that stands alone and that a file outside of it imports, or undefined. */
function aloneRoomOf(path, source) {
  if (!source.startsWith('.')) return undefined;
  const to = roomOf(posix.join(dirname(path), source))?.name;
  return to && rooms[to].standsAlone && roomOf(path)?.name !== to ? to : undefined;
}

function faultOfRelative(path, source) {
  const from = roomOf(path);
  const target = posix.join(dirname(path), source);
  const to = roomOf(target);
  if (!to && !from) return undefined;
  if (from?.name === to?.name && from?.screen === to?.screen) return undefined;
  if (!from || isTool(from.name) || isTool(to?.name)) return undefined;
  if (!to)
    return `Relative import '${source}' leaves the room ${from.name}: use a package subpath (#room/file.ts).`;
  return `Relative import '${source}' crosses into ${to.name}: use its package subpath (#${to.name}/…).`;
}

function faultOfCrossing(path, from, source) {
  const to = roomOfSubpath(source);
  if (!to) return `'${source}' leads to no room.`;
  if (from.name === to.name && from.screen === to.screen) {
    return `'${source}' is in the same room: import it relatively.`;
  }
  if (!/\.\w+$/.test(source) && source !== '#registry') return `'${source}' needs its file extension.`;
  if (path.endsWith('.view.tsx') && inView.includes(to.name)) {
    return `A view is a function of props and texts: it may not import ${to.name} ('${source}').`;
  }
  if (from.name === 'widgets' && to.name === 'widgets') {
    if (composes(from.screen, to.screen) || partsOfScreens.includes(to.screen) || isTest(path))
      return undefined;
    if (partsOfScreens.includes(from.screen)) {
      return `${from.screen} is a part of several screens: it may not import the screen ${to.screen}.`;
    }
    return `The screen ${from.screen} may not import the screen ${to.screen}: only ${composingScreens.join(' and ')} are made of others.`;
  }
  const room = rooms[from.name];
  const allowed = [
    ...room.imports,
    ...(isTest(path) ? (room.tests ?? []) : []),
    ...(isBinding(path) ? (room.bindings ?? []) : []),
  ];
  if (allowed.includes(to.name)) return undefined;
  return `${from.name} may not import ${to.name} ('${source}'). It may import: ${allowed.join(', ') || 'nothing'}.`;
}

function faultOfPackage(path, from, source, isType) {
  if (isTest(path)) return undefined;
  const room = rooms[from.name];
  if (source.startsWith('node:')) {
    const inNode = ['render', 'server', 'seed', 'artwork', 'setup', 'check'].includes(from.name);
    return inNode ? undefined : `${from.name} runs in a browser: '${source}' does not exist there.`;
  }
  const name = packageName(source);
  if (path.endsWith('.view.tsx') && statePackages.includes(name)) {
    return `A view is a function of props and texts: it may not import '${name}'.`;
  }
  if (isListed(room.packages, name) || (isType && isListed(room.types ?? [], name))) return undefined;
  return `${from.name} may not import the package '${name}' (see demo/check/rooms.mjs).`;
}

export const arrows = {
  create(context) {
    const path = pathFromRoot(context);
    const judge = (node, isType = false) => {
      if (typeof node?.value !== 'string') return;
      const fault = faultOfImport(path, node.value, isType);
      if (fault) context.report({ node, message: fault });
    };
    return {
      ImportDeclaration: (node) => judge(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => judge(node.source),
      ExportAllDeclaration: (node) => judge(node.source),
      ImportExpression: (node) => judge(node.source),
      TSImportType: (node) => judge(node.source ?? node.argument?.literal),
    };
  },
};
