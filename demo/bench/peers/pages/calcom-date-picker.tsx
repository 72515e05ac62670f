import {
  DatePicker,
  useBookerStoreContext,
  useNonEmptyScheduleDays,
  type DatePickerProps,
} from '@calcom/atoms-2.11';
import dayjs from 'dayjs';
import { shallow } from 'zustand/shallow';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface Given extends Pick<
  DatePickerProps,
  'slots' | 'isLoading' | 'scrollToTimeSlots' | 'showNoAvailabilityDialog'
> {
  readonly event: { readonly data?: { readonly profile: { readonly weekStart: string } } };
}

/** The Booker's month: the package's own, with the day and the month that the Booker has. */
function BookerDatePicker({ event, slots, ...given }: Given) {
  const [month, selectedDate] = useBookerStoreContext((state) => [state.month, state.selectedDate], shallow);
  const [setMonth, setSelectedDate] = useBookerStoreContext(
    (state) => [state.setMonth, state.setSelectedDate],
    shallow,
  );
  return (
    <DatePicker
      {...given}
      slots={slots}
      includedDates={useNonEmptyScheduleDays(slots)}
      weekStart={WEEKDAYS.indexOf(event.data?.profile.weekStart ?? 'Monday')}
      browsingDate={dayjs(month ?? undefined)}
      selected={dayjs(selectedDate)}
      onChange={(date, omitUpdatingParams) =>
        setSelectedDate({ date: date?.format('YYYY-MM-DD') ?? null, omitUpdatingParams })
      }
      onMonthChange={(date) => {
        setMonth(date.format('YYYY-MM'));
        setSelectedDate({ date: date.format('YYYY-MM-DD') });
      }}
    />
  );
}

export { BookerDatePicker as DatePicker };
