import { useStore } from '@nanostores/react';
import { greetedName } from '#domain/people/customer.ts';
import { isSameIdentifier, type Identifier } from '#domain/people/account/identifier.ts';
import { maskIdentifier } from '#domain/people/account/masked.ts';
import type { Session } from '#stores/visitor/session.ts';
import type { Site } from '#stores/site.ts';
import type { LinkOwner } from '#stores/visitor/sign-in/links.ts';
import { useTexts } from '#ui/texts.ts';
import { FromLinkView, OtherLinkView } from '#widgets/sign-in/link/from-link.view.tsx';
import type { OpenedLink } from '#widgets/sign-in/link/use-sign-in-link.ts';
import { Page } from './page.tsx';

/** Whether a link is for whoever is signed in already. */
export function isOwn(session: Session, { identifier }: LinkOwner): boolean {
  if (session.kind !== 'customer') return false;
  const { email, phone } = session.customer;
  const own: readonly Identifier[] = [
    { kind: 'email', value: email },
    { kind: 'phone', value: phone },
  ];
  return own.some((each) => isSameIdentifier(each, identifier));
}

interface LinkPageProps {
  readonly site: Site;
  readonly link: OpenedLink;
  readonly owner: LinkOwner;
  readonly onEnter: () => void;
}

/** What a link does that led here: for a guest, or for a customer whose it is not. */
export function LinkPage({ site, link, owner, onEnter }: LinkPageProps) {
  const { t } = useTexts();
  const session = useStore(site.session.$session);
  const { firstname, identifier } = owner;
  const attempt = { isBusy: link.isBusy, failure: link.failure, attempt: link.count, onEnter };
  if (session.kind === 'customer')
    return (
      <Page title={t('sign-in:fromLink.other.title')}>
        <OtherLinkView
          {...attempt}
          name={greetedName(session.customer)}
          to={maskIdentifier(identifier)}
          onStay={link.forget}
        />
      </Page>
    );
  return (
    <Page title={t('sign-in:fromLink.title')}>
      <FromLinkView {...attempt} name={firstname || identifier.value} to={identifier.value} />
    </Page>
  );
}
