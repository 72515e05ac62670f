import '@angular/compiler';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
  type WritableSignal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { HostPage } from './host.ts';

interface Booking {
  readonly theme: WritableSignal<object>;
  readonly isReady: () => void;
}

/** Angular's own way of saying what a component is without a build of its own: the decorator as a function. */
const componentOf = (booking: Booking) =>
  Component({
    selector: 'page-of-vitrine-booking',
    template: `<vitrine-booking [theme]="theme()" [headingLevel]="3" (vitrine-ready)="isReady()"></vitrine-booking>`,
    schemas: [CUSTOM_ELEMENTS_SCHEMA],
  })(
    class {
      readonly theme = booking.theme;
      readonly isReady = booking.isReady;
    },
  );

export const host: HostPage = {
  show(place, first, onReady) {
    const theme = signal(first);
    place.append(document.createElement('page-of-vitrine-booking'));
    void bootstrapApplication(componentOf({ theme, isReady: onReady }), {
      providers: [provideZonelessChangeDetection()],
    });
    return (next) => theme.set(next);
  },
};
