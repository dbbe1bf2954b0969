import { parseCalendarDate } from '@store/api-client/contract/date'
import type { IndianTime } from '@store/api-client/contract/rules/getDeliveryMessage'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { IndianTimeTicker } from './IndianTimeTicker.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function open(time: Pick<IndianTime, 'hour' | 'minutes' | 'seconds'>) {
  const events: IndianTime[] = []
  const recheckPlace = vi.fn()
  const value = { ...time, today: parseCalendarDate('2026-11-22') }
  const ports = { recheckPlace, serverTime: async () => ({ ok: true, value }) as const }
  const onTime = (now: IndianTime) => events.push(now)
  await act(async () =>
    render(
      <ProductStoryWrapper ports={ports}>
        <IndianTimeTicker onTime={onTime} />
      </ProductStoryWrapper>,
    ),
  )
  const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000))
  return { told: events, recheckPlace, pass }
}

it('reports a new hour within a second, and rechecks the location once', async () => {
  const { told, recheckPlace, pass } = await open({ hour: 19, minutes: 59, seconds: 57 })
  await pass(2)
  expect(told.at(-1)).toMatchObject({ hour: 19, minutes: 59, seconds: 59 })
  expect(recheckPlace).not.toHaveBeenCalled()
  await pass(1)
  expect(told.at(-1)).toMatchObject({ hour: 20, minutes: 0, seconds: 0 })
  await pass(30)
  expect(recheckPlace).toHaveBeenCalledOnce()
})

it('rechecks the location in a tab that is visible again at the same hour of another day', async () => {
  const { told, recheckPlace, pass } = await open({ hour: 19, minutes: 10, seconds: 0 })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(24 * 60 * 60)
  expect(recheckPlace).not.toHaveBeenCalled()
  visibility.mockRestore()
  await pass(1)
  expect(told.at(-1)).toMatchObject({ today: '2026-11-23', hour: 19 })
  expect(recheckPlace).toHaveBeenCalledOnce()
})
