import { useStore } from '@nanostores/react';
import { tw } from '#theme/sheet.ts';
import { Link } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';
import type { GiftFormProps } from './gift-form-props.ts';
import { FilledGift } from './filled-gift.tsx';
import { Offered } from './offered.tsx';

/** A voucher as it is filled in, once it is known what there is to choose from; what leads to it is said at its first step alone. */
export function GiftForm(props: GiftFormProps) {
  const { t } = useTexts();
  const { gifts, company, check } = props;
  const isHydrating = useIsHydrating();
  // The server shows the first step, whatever the tab keeps.
  const step = useStore(gifts.$step);
  const isFirst = isHydrating || step === 0;
  return (
    <Offered gifts={gifts}>
      {(offer) => (
        <div part="gift">
          <header className={tw('mb-8 max-w-reading')}>
            <Heading variant="display">{t('gift:title')}</Heading>
            {isFirst && (
              <>
                <p className={tw('mt-2 text-lead text-muted')}>
                  {t('gift:lead', { company: company.identity.name })}
                </p>
                {check && (
                  <p className={tw('mt-2')}>
                    <Link to={check}>{t('gift:haveCode')}</Link>
                  </p>
                )}
              </>
            )}
          </header>
          <FilledGift {...props} offer={offer} />
        </div>
      )}
    </Offered>
  );
}
