import type { Call } from './call.ts';
import {
  appointmentCalendar,
  bookAppointment,
  findAvailability,
  holdSlot,
  priceTimes,
  releaseSlot,
} from './families/appointments.ts';
import { articleBySlug } from './families/articles.ts';
import { createCart, findCarts, updateCart } from './families/carts-tracking.ts';
import { categoryBySlug, listCategories } from './families/categories.ts';
import { companyByHost, companyOffline, currentCompany } from './families/companies.ts';
import { closedDays, openDays } from './families/days.ts';
import { listShops, shopBySlug } from './families/shops.ts';
import { currentUser, login, logout } from './families/users.ts';

/** Every call of the back end: what must have a route, and what the OpenAPI document lists. Not for the browser bundle. */
export const EVERY_CALL: readonly Call[] = [
  companyByHost,
  currentCompany,
  companyOffline,
  listShops,
  shopBySlug,
  listCategories,
  categoryBySlug,
  articleBySlug,
  closedDays,
  openDays,
  findAvailability,
  holdSlot,
  releaseSlot,
  bookAppointment,
  appointmentCalendar,
  priceTimes,
  login,
  logout,
  currentUser,
  findCarts,
  createCart,
  updateCart,
];
