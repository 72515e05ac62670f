import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { AccountPage } from '#domain/account/account-pages.ts';
import type { Customer } from '#domain/people/customer.ts';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { isFocusLost } from '#ui/focus/is-focus-lost.ts';
import type { Target } from '#ui/actions/link.tsx';
import { useReopening } from '#ui/overlay/cover-page.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { targetTo } from '../place/target.ts';
import { whereFrom } from '#stores/visitor/links/where-from.ts';

/** By which the history knows the dialog in which a guest logs in. */
export const DIALOG_NAME = 'account';

/** What a profile lacks to be reached by. */
export type MissingDetail = 'phone' | 'email' | 'both' | null;

export function missingDetailOf({ phone, email }: Customer): MissingDetail {
  if (!phone && !email) return 'both';
  if (!phone) return 'phone';
  return email ? null : 'email';
}

/** What the account's entries show and do. */
export interface Account {
  readonly site: Site;
  readonly company: Company;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** Whose account it is, is being asked. */
  readonly isRestoring: boolean;
  /** Where a guest goes to log in; null: the dialog opens in place. */
  readonly entry: Target | null;
  /** The form of a new account; it closes the dialog that leads to it. */
  readonly register: Target;
  /** The customer's own pages. */
  readonly to: (page: AccountPage) => Target;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Closes the dialog in which a guest has logged in. */
  readonly enter: () => void;
  readonly logout: () => void;
  /** How often the visitor has logged in or out by the entries. */
  readonly turns: number;
}

/** The state of the account; its dialog is one for all its entries. */
export function useAccount(site: Site, company: Company): Account {
  const { t } = useTexts();
  const toast = useToast();
  const session = useStore(site.session.$session);
  const place = useStore(site.navigation.$place);
  const [isOpen, setOpen] = useState(false);
  const [turns, setTurns] = useState(0);
  useReopening(session.kind === 'guest' ? DIALOG_NAME : null, () => {
    setOpen(true);
    return true;
  });
  const turn = () => {
    setOpen(false);
    setTurns((before) => before + 1);
  };
  const from = whereFrom(place);
  const register = targetTo(site.navigation, { kind: 'auth', page: 'register' }, { from });
  return {
    site,
    company,
    customer: session.kind === 'customer' ? session.customer : null,
    isRestoring: session.kind === 'restoring',
    entry: company.fastRegistration
      ? targetTo(site.navigation, { kind: 'auth', page: 'entry' }, { from })
      : null,
    register: {
      href: register.href,
      go() {
        setOpen(false);
        return register.go();
      },
    },
    to: (kind) => targetTo(site.navigation, { kind }),
    isOpen,
    setOpen,
    turns,
    enter: turn,
    logout() {
      turn();
      site.session.logout();
      toast(t('storefront:account.loggedOut'));
    },
  };
}

/**
 * For what holds an entry of the account: the button that led to a login or logout gives way to another, which takes the focus
 * where that is lost, as it else began again at an end of the page. Of several entries the one that is seen.
 */
export function useEntryFocus({ turns }: Account): RefObject<HTMLDivElement | null> {
  const entry = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = entry.current?.querySelector<HTMLElement>('button,a');
    if (turns > 0 && control?.checkVisibility() && isFocusLost(control))
      control.focus({ preventScroll: true });
  }, [turns]);
  return entry;
}
