import { toLineId } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { expect, it } from 'vitest'
import { sampleHamper, sampleSteps } from '../fixtures/sampleHampers.ts'
import { createInitialState } from './createInitialState.ts'
import { emptyHamperSelection } from './reduceHamperSelection.ts'

const today = parseCalendarDate('2026-11-23')
const blank = {
  ...{ loading: { kind: 'loading' }, hamper: undefined, offsetDays: 0, build: emptyHamperSelection },
  ...{ baseSteps: [], date: undefined, isDateGone: false, message: '', isEdit: false },
  ...{ purchase: { kind: 'choosing' }, lacksPincode: false },
}

it('waits for the hamper if the page does not contain it', () => {
  expect(createInitialState({ written: '2-1.101-20261124' }, today)).toEqual(blank)
})

it('edits a line of the cart', () => {
  const lineId = toLineId('3eaf4f85-9d86-4f3f-8f3f-3a9f6f9f4d01')
  expect(createInitialState({ lineId }, today)).toEqual({ ...blank, isEdit: true })
})

it.each([
  ['has no day', 0, '', undefined, false],
  ['keeps today if it is the first day', 0, '1--20261123', today, false],
  ['clears yesterday', 0, '1--20261122', undefined, true],
  ['clears a day before the first day', 2, '1--20261124', undefined, true],
  ['keeps the first day', 2, '1--20261125', parseCalendarDate('2026-11-25'), false],
  ['clears yesterday where it is not delivered', -1, '1--20261122', undefined, true],
])('%s: offset %i, URL %j', (_, offsetDays, written, date, isDateGone) => {
  const hamper = { ...sampleHamper, offsetDays }
  expect(createInitialState({ hamper, written }, today)).toEqual({
    ...blank,
    ...{ loading: { kind: 'ready' }, hamper, offsetDays, date, isDateGone },
    ...{ build: { ...emptyHamperSelection, steps: sampleSteps }, baseSteps: sampleSteps },
  })
})
