import type { CallOf } from '../call.ts';
import type { usersRegistrationSchemas } from './users-registration.schemas.ts';

export const registerStep1: CallOf<typeof usersRegistrationSchemas, 'users.register.step1'> = {
  name: 'users.register.step1',
  method: 'POST',
  path: '/api/users/register/steps/1',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const registerStep2: CallOf<typeof usersRegistrationSchemas, 'users.register.step2'> = {
  name: 'users.register.step2',
  method: 'POST',
  path: '/api/users/register/steps/2',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const resendCode: CallOf<typeof usersRegistrationSchemas, 'users.register.resendCode'> = {
  name: 'users.register.resendCode',
  method: 'POST',
  path: '/api/users/register/resend/code',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const verifyCode: CallOf<typeof usersRegistrationSchemas, 'users.register.verifyCode'> = {
  name: 'users.register.verifyCode',
  method: 'POST',
  path: '/api/users/register/verify/code',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const register: CallOf<typeof usersRegistrationSchemas, 'users.v2.register'> = {
  name: 'users.v2.register',
  method: 'POST',
  path: '/api/users/v2/register',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const checkEmailCode: CallOf<typeof usersRegistrationSchemas, 'users.v2.register.checkEmail'> = {
  name: 'users.v2.register.checkEmail',
  method: 'POST',
  path: '/api/users/v2/register/email/check',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const checkPhoneCode: CallOf<typeof usersRegistrationSchemas, 'users.v2.register.checkPhone'> = {
  name: 'users.v2.register.checkPhone',
  method: 'POST',
  path: '/api/users/v2/register/phone/check',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const cleanPhoneDuplicates: CallOf<
  typeof usersRegistrationSchemas,
  'users.v2.register.phoneDuplicates'
> = {
  name: 'users.v2.register.phoneDuplicates',
  method: 'POST',
  path: '/api/users/v2/register/phone/duplicates',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const createEmptyUser: CallOf<typeof usersRegistrationSchemas, 'users.v2.register.createEmptyUser'> = {
  name: 'users.v2.register.createEmptyUser',
  method: 'POST',
  path: '/api/users/v2/register/phone/create-empty-user',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};
