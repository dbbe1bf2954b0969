import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLoadOnOpen } from './useLoadOnOpen.ts'

function use(load: () => Promise<string>) {
  const { result } = renderHook(() => useLoadOnOpen(load), { reactStrictMode: true })
  return { late: () => result.current, open: () => act(async () => result.current.open()) }
}

it('loads nothing before it is opened', () => {
  const load = vi.fn(async () => 'part')
  const { late } = use(load)
  expect(load).not.toHaveBeenCalled()
  expect(late()).toMatchObject({ state: 'closed', part: undefined })
})

it('opens the loaded part, closes it, and reopens it without loading again', async () => {
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

it('loads once however often it is opened while loading', async () => {
  const load = vi.fn(() => new Promise<string>(() => undefined))
  const { late, open } = use(load)
  await open()
  await open()
  expect(late().state).toBe('loading')
  expect(load).toHaveBeenCalledOnce()
})

it('reports a failed load, and loads again when it is reopened', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'))
  const { late, open } = use(load)
  await open()
  expect(late()).toMatchObject({ state: 'failed', part: undefined })
  await open()
  expect(late()).toMatchObject({ state: 'open', part: 'part' })
})

it('ignores a failed preload', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  const { late, open } = use(load)
  await act(async () => late().preload())
  expect(late().state).toBe('closed')
  await open()
  expect(late().state).toBe('open')
})

it('focuses the pressed button, because Safari does not', async () => {
  const { late } = use(async () => 'part')
  const button = document.body.appendChild(document.createElement('button'))
  await act(async () => late().open({ currentTarget: button }))
  expect(document.activeElement).toBe(button)
  button.remove()
})
