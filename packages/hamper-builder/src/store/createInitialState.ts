import { addDays, type CalendarDate } from '@store/api-client/contract/rules/calendarDays'
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
  const offsetDays = hamper?.offsetDays ?? 0
  const openedDate = opened?.date
  const isDateGone = openedDate !== undefined && openedDate < addDays(today, Math.max(0, offsetDays))
  return {
    loading: { kind: hamper ? 'ready' : 'loading' },
    hamper,
    offsetDays,
    build: opened?.build ?? emptyHamperSelection,
    baseSteps: hamper?.steps ?? [],
    date: isDateGone ? undefined : openedDate,
    isDateGone,
    message: '',
    isEdit: lineId !== undefined,
    purchase: { kind: 'choosing' },
    lacksPincode: false,
  }
}
