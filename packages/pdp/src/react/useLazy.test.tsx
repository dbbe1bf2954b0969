import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLazy } from './useLazy.ts'

function use(load: () => Promise<string>) {
  const { result } = renderHook(() => useLazy(load), { reactStrictMode: true })
  return { late: () => result.current, open: () => act(async () => result.current.open()) }
}

it('asks for nothing before it is wanted', () => {
  const load = vi.fn(async () => 'part')
  const { late } = use(load)
  expect(load).not.toHaveBeenCalled()
  expect(late()).toMatchObject({ state: 'closed', part: undefined })
})

it('opens what has come, closes it, and opens it again without asking anew', async () => {
  const load = vi.fn(async () => 'part')
  const { late, open } = use(load)
  await open()
  expect(late()).toMatchObject({ state: 'open', part: 'part' })
  await act(async () => late().close())
  expect(late()).toMatchObject({ state: 'closed', part: 'part' })
  await open()
  expect(late().state).toBe('open')
  expect(load).toHaveBeenCalledOnce()
})

it('asks once however often it is wanted while it comes', async () => {
  const load = vi.fn(() => new Promise<string>(() => undefined))
  const { late, open } = use(load)
  await open()
  await open()
  expect(late().state).toBe('coming')
  expect(load).toHaveBeenCalledOnce()
})

it('says that it did not come, and comes when it is wanted again', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  const { late, open } = use(load)
  await open()
  expect(late()).toMatchObject({ state: 'failed', part: undefined })
  await open()
  expect(late()).toMatchObject({ state: 'open', part: 'part' })
})

it('says nothing of what did not come ahead', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  const { late, open } = use(load)
  await act(async () => late().preload())
  expect(late().state).toBe('closed')
  await open()
  expect(late().state).toBe('open')
})

it('gives focus to what was pressed, which Safari does not', async () => {
  const { late } = use(async () => 'part')
  const button = document.body.appendChild(document.createElement('button'))
  await act(async () => late().open({ currentTarget: button }))
  expect(document.activeElement).toBe(button)
  button.remove()
})
