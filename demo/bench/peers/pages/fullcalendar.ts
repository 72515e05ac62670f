import { Calendar } from '@fullcalendar/core';
import timeGrid from '@fullcalendar/timegrid';

// A week of free times, from its Monday on.
const monday = new Date();
monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
monday.setHours(9, 0, 0, 0);
const events = Array.from({ length: 40 }, (_, at) => {
  const start = new Date(monday);
  start.setDate(monday.getDate() + (at % 5));
  start.setHours(9 + Math.floor(at / 5));
  return { start, title: 'Free' };
});
new Calendar(document.querySelector('main') ?? document.body, {
  plugins: [timeGrid],
  initialView: 'timeGridWeek',
  firstDay: 1,
  events,
}).render();
