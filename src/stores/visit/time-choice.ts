import type { VisitStore } from './visit.ts';

/** What the choice of a time needs of a visit, or of an appointment that is to be moved. */
export type TimeChoice = Pick<
  VisitStore,
  | '$plan'
  | '$week'
  | '$offers'
  | '$firstStarts'
  | '$isOutdated'
  | '$firstFree'
  | '$alternatives'
  | '$stage'
  | '$secondsLeft'
  | 'now'
  | 'choosePractitioner'
  | 'showWeek'
  | 'showNextWeek'
  | 'showPreviousWeek'
  | 'showFirstFree'
  | 'findAlternatives'
  | 'take'
  | 'reload'
  | 'watch'
  | 'choose'
  | 'release'
>;
