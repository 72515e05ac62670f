import type { ReactNode } from 'react';
import type { SavedVisit } from '#domain/carts/joining/join-carts.ts';
import { HeldInOtherTabView, LetGoView, VisitElsewhereView } from '../notices/other-tabs.view.tsx';
import { JoinedVisitView } from '../notices/joined-visit.view.tsx';
import { SavedVisitView } from '../notices/saved-visit.view.tsx';
import { LINES, SERVICES, SHOPS, START } from './samples.ts';

const none = () => {};
const actions = { onTake: none, onAdd: none, onLeave: none };
const shop = SHOPS[0]!;
export const KEPT: SavedVisit = {
  services: SERVICES.slice(0, 2),
  shop,
  isKept: true,
  hasOther: true,
  joining: { kind: 'joined', cart: { shopId: shop.id, serviceIds: SERVICES.map(({ id }) => id) } },
};
export const HELD = { id: 'h', expiresAt: START, externalShopId: shop.externalId, lines: LINES, total: 9500 };
const APART = { kind: 'not-at-shop', shop, serviceIds: SERVICES.map(({ id }) => id) } as const;

/** What a login puts beside the visit, and what other tabs do to it. */
export const ELSEWHERE_STATES: Readonly<Record<string, ReactNode>> = {
  'a visit saved the open one': <SavedVisitView saved={KEPT} {...actions} />,
  'a visit that cannot join the open one': (
    <SavedVisitView saved={{ ...KEPT, joining: APART }} {...actions} />
  ),
  'a visit that gave way': <SavedVisitView saved={{ ...KEPT, isKept: false }} {...actions} />,
  'a visit that ended on another device': (
    <SavedVisitView saved={{ ...KEPT, isKept: false, hasOther: false }} {...actions} />
  ),
  'a time that is held in another tab': (
    <HeldInOtherTabView
      {...{ hold: HELD, shop, other: null, holder: 'open' }}
      onContinue={none}
      onAdd={none}
      onRelease={none}
    />
  ),
  'a time that was held in a tab that is closed': (
    <HeldInOtherTabView
      {...{ hold: HELD, shop, other: null, holder: 'closed' }}
      onContinue={none}
      onAdd={none}
      onRelease={none}
    />
  ),
  'a time that is held in another tab, beside a visit': (
    <HeldInOtherTabView
      {...{ hold: HELD, shop, other: KEPT, holder: 'open' }}
      onContinue={none}
      onAdd={none}
      onRelease={none}
    />
  ),
  'a time that was held here and is held in another tab now': (
    <HeldInOtherTabView
      {...{ hold: HELD, shop, other: null, holder: 'here-before' }}
      onContinue={none}
      onAdd={none}
      onRelease={none}
    />
  ),
  'a time that was held here and is gone': <LetGoView letGo="freed" onRead={none} />,
  'a service that joined others': (
    <JoinedVisitView
      sentence="Soin éclat s’ajoute à votre visite, avec Massage suédois, Dos, nuque, épaules."
      name="Soin éclat"
      onAlone={none}
      onWithout={none}
    />
  ),
  'a visit of another tab': <VisitElsewhereView visit={KEPT} onTake={none} onAdd={none} onKeep={none} />,
  'a cart that is empty in another tab': (
    <VisitElsewhereView visit={null} onTake={none} onAdd={none} onKeep={none} />
  ),
};
