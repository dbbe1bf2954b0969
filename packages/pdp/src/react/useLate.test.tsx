import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Late, useLate } from './useLate.ts'

let late: Late<string> | undefined
let root: ReturnType<typeof createRoot>

function Taker({ load }: { readonly load: () => Promise<string> }) {
  late = useLate(load)
  return null
}

const use = (load: () => Promise<string>) =>
  act(async () =>
    root.render(
      <StrictMode>
        <Taker load={load} />
      </StrictMode>,
    ),
  )
const open = () => act(async () => late?.open())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('asks for nothing before it is wanted', async () => {
  const load = vi.fn(async () => 'part')
  await use(load)
  expect(load).not.toHaveBeenCalled()
  expect(late).toMatchObject({ state: 'closed', part: undefined })
})

it('opens what has come, closes it, and opens it again without asking anew', async () => {
  const load = vi.fn(async () => 'part')
  await use(load)
  await open()
  expect(late).toMatchObject({ state: 'open', part: 'part' })
  await act(async () => late?.close())
  expect(late).toMatchObject({ state: 'closed', part: 'part' })
  await open()
  expect(late?.state).toBe('open')
  expect(load).toHaveBeenCalledOnce()
})

it('asks once however often it is wanted while it comes', async () => {
  const load = vi.fn(() => new Promise<string>(() => undefined))
  await use(load)
  await open()
  await open()
  expect(late?.state).toBe('coming')
  expect(load).toHaveBeenCalledOnce()
})

it('says that it did not come, and comes when it is wanted again', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  await use(load)
  await open()
  expect(late).toMatchObject({ state: 'failed', part: undefined })
  await open()
  expect(late).toMatchObject({ state: 'open', part: 'part' })
})

it('says nothing of what did not come ahead', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  await use(load)
  await act(async () => late?.warm())
  expect(late?.state).toBe('closed')
  await open()
  expect(late?.state).toBe('open')
})

it('gives focus to what was pressed, which Safari does not', async () => {
  await use(async () => 'part')
  const button = document.body.appendChild(document.createElement('button'))
  await act(async () => late?.open({ currentTarget: button }))
  expect(document.activeElement).toBe(button)
  button.remove()
})
