import type { CalendarDate } from '@store/api-client/contract/rules/calendarDays'
import { getHamperDates } from './getHamperDates.ts'
import type { HamperState } from './HamperState.ts'
import type { HamperStoreOptions } from './HamperStore.ts'
import { parseHamperSelection } from './parseHamperSelection.ts'
import { emptyHamperSelection } from './reduceHamperSelection.ts'

/** Creates the initial state: the hamper of the page, with the choices of the URL. */
export function createInitialState(
  { hamper, written = '', lineId }: NonNullable<HamperStoreOptions['initial']>,
  today: CalendarDate,
): HamperState {
  const opened = hamper && parseHamperSelection(hamper, written)
  const openedDate = opened?.date
  const base = {
    offsetDays: hamper?.offsetDays ?? 0,
    build: opened?.build ?? emptyHamperSelection,
    baseSteps: hamper?.steps ?? [],
    baseBlockedDays: hamper?.blockedDays,
  }
  const isDateGone = openedDate !== undefined && getHamperDates(base, today).isGone(openedDate)
  return {
    loading: { kind: hamper ? 'ready' : 'loading' },
    hamper,
    ...base,
    date: isDateGone ? undefined : openedDate,
    isDateGone,
    message: '',
    isEdit: lineId !== undefined,
    purchase: { kind: 'choosing' },
    lacksPincode: false,
  }
}
