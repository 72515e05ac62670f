import type { CallOf } from '../call.ts';
import type { waitingListSchemas } from './waiting-list.schemas.ts';

export const joinWaitingList: CallOf<typeof waitingListSchemas, 'waitingList.join'> = {
  name: 'waitingList.join',
  method: 'POST',
  path: '/api/waiting-list',
  role: 'visitor',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
};

export const readWaiting: CallOf<typeof waitingListSchemas, 'waitingList.read'> = {
  name: 'waitingList.read',
  method: 'GET',
  path: '/api/waiting-list/{id}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
};

export const leaveWaitingList: CallOf<typeof waitingListSchemas, 'waitingList.leave'> = {
  name: 'waitingList.leave',
  method: 'DELETE',
  path: '/api/waiting-list/{id}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
};
