import type { ReactNode } from 'react';
import type { VisitBeside } from '#domain/carts/join-carts.ts';
import { ChangedElsewhereView, HeldElsewhereView } from '../elsewhere/elsewhere.view.tsx';
import { VisitBesideView } from '../elsewhere/visit-beside.view.tsx';
import { LINES, SERVICES, SHOPS, START } from './samples.ts';

const none = () => {};
const actions = { onTake: none, onAdd: none, onLeave: none };
const shop = SHOPS[0]!;
export const KEPT: VisitBeside = {
  services: SERVICES.slice(0, 2),
  shop,
  isKept: true,
  joining: { kind: 'joined', cart: { shopId: shop.id, serviceIds: SERVICES.map(({ id }) => id) } },
};
export const HELD = { id: 'h', expiresAt: START, externalShopId: shop.externalId, lines: LINES, total: 9500 };
export const CHANGED = { removed: SERVICES.slice(0, 1), added: [], isOtherShop: false, isEmpty: false };
const APART = { kind: 'not-at-shop', shop, serviceIds: SERVICES.map(({ id }) => id) } as const;

/** What a login puts beside the visit, and what other tabs do to it. */
export const ELSEWHERE_STATES: Readonly<Record<string, ReactNode>> = {
  'a visit beside the open one': <VisitBesideView beside={KEPT} {...actions} />,
  'a visit that cannot join the open one': (
    <VisitBesideView beside={{ ...KEPT, joining: APART }} {...actions} />
  ),
  'a visit that gave way': <VisitBesideView beside={{ ...KEPT, isKept: false }} {...actions} />,
  'a time that is held in another tab': (
    <HeldElsewhereView hold={HELD} shop={shop} onContinue={none} onRelease={none} />
  ),
  'a visit that another tab changed': <ChangedElsewhereView changed={CHANGED} onRead={none} />,
};
