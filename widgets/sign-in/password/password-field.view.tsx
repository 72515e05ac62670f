import { useState } from 'react';
import { IconButton } from '#ui/actions/button.tsx';
import { Field, type FieldProps } from '#ui/forms/field.tsx';
import { ShowIcon } from '#ui/icons/visit-icons.tsx';
import { useTexts } from '#ui/texts.ts';

interface PasswordFieldProps extends Pick<
  FieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'onLeave' | 'hint' | 'error' | 'optional'
> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be looked at. One that is too long is not cut as it is pasted: nobody would know what of it was kept. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTexts();
  const [isVisible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <IconButton
          label={t(isVisible ? 'sign-in:password.hide' : 'sign-in:password.show')}
          onPress={() => setVisible(!isVisible)}
        >
          <ShowIcon />
        </IconButton>
      }
    />
  );
}
