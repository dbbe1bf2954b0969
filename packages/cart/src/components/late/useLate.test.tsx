import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Late, useLate } from './useLate.ts'

let late: Late<string> | undefined
let root: ReturnType<typeof createRoot>
const fail = vi.fn()

interface TakerProps {
  readonly load: () => Promise<string>
  readonly isWanted: boolean
}

function Taker({ load, isWanted }: TakerProps) {
  late = useLate(load, isWanted, fail)
  return null
}

const use = (load: () => Promise<string>, isWanted = true) =>
  act(async () => root.render(<Taker load={load} isWanted={isWanted} />))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  fail.mockClear()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('asks for nothing before it is wanted, and keeps what came when it is not wanted any more', async () => {
  const load = vi.fn(async () => 'part')
  await use(load, false)
  expect(load).not.toHaveBeenCalled()
  await use(load)
  expect(late).toMatchObject({ part: 'part', hasFailed: false })
  await use(load, false)
  await use(load)
  expect(late?.part).toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

it('does it in a plain way when it does not come, and asks again when it is wanted again', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  await use(load)
  expect(late).toMatchObject({ part: undefined, hasFailed: true })
  expect(fail).toHaveBeenCalledOnce()
  await use(load, false)
  await use(load)
  expect(late).toMatchObject({ part: 'part', hasFailed: false })
  expect(fail).toHaveBeenCalledOnce()
})

it('asks again when it is told to', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  await use(load)
  await act(async () => late?.retry())
  expect(late).toMatchObject({ part: 'part', hasFailed: false })
})

it('does nothing in a plain way for what is gone before it failed', async () => {
  let refuse = (_: Error) => {}
  const load = () =>
    new Promise<string>((_, reject) => {
      refuse = reject
    })
  await use(load)
  await use(load, false)
  await act(async () => refuse(new Error('offline')))
  expect(fail).not.toHaveBeenCalled()
})

it('comes once in strict mode too', async () => {
  const load = vi.fn(async () => 'part')
  await act(async () =>
    root.render(
      <StrictMode>
        <Taker load={load} isWanted />
      </StrictMode>,
    ),
  )
  expect(late?.part).toBe('part')
  expect(fail).not.toHaveBeenCalled()
})
