import type { CallOf } from '../call.ts';
import type { paymentSchemas } from './payment.schemas.ts';

export const pricePayment: CallOf<typeof paymentSchemas, 'payment.price'> = {
  name: 'payment.price',
  method: 'POST',
  path: '/api/payment/price',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const initializePayment: CallOf<typeof paymentSchemas, 'payment.initialize'> = {
  name: 'payment.initialize',
  method: 'POST',
  path: '/api/payment/initialize',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const paymentToken: CallOf<typeof paymentSchemas, 'payment.token'> = {
  name: 'payment.token',
  method: 'POST',
  path: '/api/payment/token',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const paymentScenario: CallOf<typeof paymentSchemas, 'payment.scenario'> = {
  name: 'payment.scenario',
  method: 'POST',
  path: '/api/payment/get-scenario',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const updatePaymentMessage: CallOf<typeof paymentSchemas, 'payment.updateMessage'> = {
  name: 'payment.updateMessage',
  method: 'POST',
  path: '/api/payment/update-message',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const pay: CallOf<typeof paymentSchemas, 'payment.pay'> = {
  name: 'payment.pay',
  method: 'POST',
  path: '/api/payment/pay',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'key',
};

export const paymentCallback: CallOf<typeof paymentSchemas, 'payment.callback'> = {
  name: 'payment.callback',
  method: 'POST',
  path: '/api/payment/callback/{companyToken}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'none',
  idempotency: 'natural',
};

export const paymentSuccess: CallOf<typeof paymentSchemas, 'payment.success'> = {
  name: 'payment.success',
  method: 'POST',
  path: '/api/payment/success/{id}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};

export const refundPayment: CallOf<typeof paymentSchemas, 'payment.refund'> = {
  name: 'payment.refund',
  method: 'POST',
  path: '/api/payment/refund',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const refundPayzen: CallOf<typeof paymentSchemas, 'payment.refundPayzen'> = {
  name: 'payment.refundPayzen',
  method: 'POST',
  path: '/api/payment/payzen/refund',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const paymentConnect: CallOf<typeof paymentSchemas, 'payment.connect'> = {
  name: 'payment.connect',
  method: 'GET',
  path: '/api/payment/connect',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};
