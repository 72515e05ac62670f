import { useState } from 'react';
import { readOwnCalendar } from '#stores/appointments/own-calendar.ts';
import type { Site } from '#stores/site.ts';

/** The calendar file of a customer's own appointment, which no address alone opens: fetched when it is asked for, then saved. */
export function useOwnCalendar(site: Site, id: string) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function download(): Promise<void> {
    setState('busy');
    const file = await readOwnCalendar(site.api, id);
    if (file !== null) save(file.name, file.content);
    setState(file === null ? 'failed' : 'idle');
  }
  return { state, download: () => void download() };
}

function save(name: string, content: string): void {
  const href = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser takes it up in a task of its own.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
