import type { CallOf } from '../call.ts';
import type { bookingOrderSchemas } from './booking-order.schemas.ts';

export const changeOrderStatus: CallOf<typeof bookingOrderSchemas, 'bookingOrder.changeStatus'> = {
  name: 'bookingOrder.changeStatus',
  method: 'PUT',
  path: '/bookingOrder/changeStatus',
  role: 'staff',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
};

export const refundOldCredit: CallOf<typeof bookingOrderSchemas, 'bookingOrder.refundOldCredit'> = {
  name: 'bookingOrder.refundOldCredit',
  method: 'POST',
  path: '/bookingOrder/oldCredit/refund',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const refundPartly: CallOf<typeof bookingOrderSchemas, 'bookingOrder.partialRefund'> = {
  name: 'bookingOrder.partialRefund',
  method: 'POST',
  path: '/bookingOrder/partialRefund',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'key',
};

export const orderById: CallOf<typeof bookingOrderSchemas, 'bookingOrder.ideorder'> = {
  name: 'bookingOrder.ideorder',
  method: 'GET',
  path: '/bookingOrder/ideorder',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const ordersOfCustomer: CallOf<typeof bookingOrderSchemas, 'bookingOrder.customerId'> = {
  name: 'bookingOrder.customerId',
  method: 'GET',
  path: '/bookingOrder/customerId',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const oldCreditOfOrder: CallOf<typeof bookingOrderSchemas, 'bookingOrder.oldCredit'> = {
  name: 'bookingOrder.oldCredit',
  method: 'GET',
  path: '/bookingOrder/oldCredit/ideorder',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const orderUses: CallOf<typeof bookingOrderSchemas, 'bookingOrder.eorderUse'> = {
  name: 'bookingOrder.eorderUse',
  method: 'GET',
  path: '/bookingOrder/eorder/use',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const orderHistory: CallOf<typeof bookingOrderSchemas, 'bookingOrder.history'> = {
  name: 'bookingOrder.history',
  method: 'GET',
  path: '/bookingOrder/history',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};

export const orderAggregate: CallOf<typeof bookingOrderSchemas, 'bookingOrder.aggregate'> = {
  name: 'bookingOrder.aggregate',
  method: 'GET',
  path: '/bookingOrder/aggregate',
  role: 'access',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
};
