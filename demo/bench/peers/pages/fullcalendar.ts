import { Calendar } from '@fullcalendar/core';
import timeGrid from '@fullcalendar/timegrid';

// A week of free times.
const monday = new Date();
monday.setHours(9, 0, 0, 0);
const events = Array.from({ length: 40 }, (_, at) => {
  const start = new Date(monday.getTime() + (at % 5) * 86_400_000 + Math.floor(at / 5) * 3_600_000);
  return { start, title: 'Free' };
});
new Calendar(document.querySelector('main') ?? document.body, {
  plugins: [timeGrid],
  initialView: 'timeGridWeek',
  events,
}).render();
