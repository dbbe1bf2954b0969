import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useLazy } from './useLazy.ts'

const fail = vi.fn()
beforeEach(() => {
  fail.mockClear()
})

/** Renders the hook; `use` renders it again. */
function open(reactStrictMode = false) {
  const hook = renderHook(
    ({ load, isWanted }: { readonly load: () => Promise<string>; readonly isWanted: boolean }) =>
      useLazy(load, isWanted, fail),
    { initialProps: { load: async () => '', isWanted: false }, reactStrictMode },
  )
  const use = (load: () => Promise<string>, isWanted = true) =>
    act(async () => hook.rerender({ load, isWanted }))
  return { use, late: () => hook.result.current }
}

it('loads nothing before it is needed, and keeps the loaded part when it is no longer needed', async () => {
  const { use, late } = open()
  const load = vi.fn(async () => 'part')
  await use(load, false)
  expect(load).not.toHaveBeenCalled()
  await use(load)
  expect(late()).toMatchObject({ part: 'part', isError: false })
  await use(load, false)
  await use(load)
  expect(late().part).toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

it('runs the fallback when loading fails, and loads again when it is needed again', async () => {
  const { use, late } = open()
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  await use(load)
  expect(late()).toMatchObject({ part: undefined, isError: true })
  expect(fail).toHaveBeenCalledOnce()
  await use(load, false)
  await use(load)
  expect(late()).toMatchObject({ part: 'part', isError: false })
  expect(fail).toHaveBeenCalledOnce()
})

it('loads again on retry', async () => {
  const { use, late } = open()
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  await use(load)
  await act(async () => late().retry())
  expect(late()).toMatchObject({ part: 'part', isError: false })
})

it('runs no fallback when the part is no longer needed before loading fails', async () => {
  const { use } = open()
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

it('loads once in strict mode too', async () => {
  const { use, late } = open(true)
  const load = vi.fn(async () => 'part')
  await use(load)
  expect(late().part).toBe('part')
  expect(fail).not.toHaveBeenCalled()
})
