import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureEarlyEvents } from './captureEarlyEvents.ts'
import { runInlineScript } from './runInlineScript.ts'

const field = (name: string) => {
  const found = document.querySelector(`[aria-label="${name}"]`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`)
  return found
}

let forget: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <input type="checkbox" aria-label="Kundan"><input type="checkbox" aria-label="Seed" checked>
    <input type="radio" name="weight" aria-label="1 Kg" checked><input type="radio" name="weight" aria-label="2 Kg">
    <input type="radio" name="weight" aria-label="3 Kg"><button type="button">Add</button>`
  forget = runInlineScript(captureEarlyEvents)
})
afterEach(() => {
  forget()
  vi.useRealTimers()
})

/** Hydrates the page: React resets each checkbox to its server-rendered state. */
const comeAlive = () => {
  const alive = window.__replayEarlyEvents?.()
  for (const input of document.querySelectorAll('input')) input.checked = input.defaultChecked
  alive?.()
}

it('keeps checkboxes ticked and unticked', () => {
  field('Kundan').click()
  field('Seed').click()
  comeAlive()
  expect([field('Kundan').checked, field('Seed').checked]).toEqual([true, false])
})

it('keeps the last selected radio button of a group', () => {
  field('2 Kg').click()
  field('3 Kg').click()
  comeAlive()
  expect(field('3 Kg').checked).toBe(true)
})

it('ticks nothing untouched, and nothing twice', () => {
  field('Kundan').click()
  const clicked = vi.fn()
  document.addEventListener('click', clicked)
  comeAlive()
  field('Kundan').checked = false
  vi.advanceTimersByTime(2_000)
  document.removeEventListener('click', clicked)
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(field('Kundan').checked).toBe(false)
})

it('keeps the state of a part that hydrates a moment later', () => {
  field('Kundan').click()
  window.__replayEarlyEvents?.()()
  vi.advanceTimersByTime(500)
  field('Kundan').checked = false
  vi.advanceTimersByTime(50)
  expect(field('Kundan').checked).toBe(true)
})

it('keeps a checkbox ticked that was ticked during hydration and reset by it', () => {
  const alive = window.__replayEarlyEvents?.()
  const wake = () => {
    field('Kundan').checked = false
  }
  document.addEventListener('click', wake, { once: true })
  field('Kundan').click()
  alive?.()
  expect(field('Kundan').checked).toBe(true)
})

it('replays a tap during hydration only once', () => {
  const tapped = vi.fn()
  const button = document.querySelector('button')
  button?.addEventListener('click', tapped)
  const alive = window.__replayEarlyEvents?.()
  button?.click()
  alive?.()
  expect(tapped).toHaveBeenCalledTimes(1)
})

it('replays a click on the last button that was tapped', () => {
  const tapped = vi.fn()
  const button = document.querySelector('button')
  button?.click()
  button?.addEventListener('click', tapped)
  comeAlive()
  expect(tapped).toHaveBeenCalledTimes(1)
})

it('submits a form without an action after hydration, once, and a form with one immediately', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form method="post" aria-label="Lookup"><button>Send</button></form><form method="get" action="/search"><button>Show</button></form>',
  )
  const sent: (readonly [string | null, boolean, string | null | undefined])[] = []
  const note = (event: SubmitEvent) => {
    const form = event.target instanceof Element ? event.target : null
    sent.push([
      form?.getAttribute('aria-label') ?? null,
      event.defaultPrevented,
      event.submitter?.textContent,
    ])
    event.preventDefault()
  }
  document.addEventListener('submit', note)
  for (const button of document.querySelectorAll<HTMLElement>('form button')) button.click()
  expect(sent).toEqual([
    ['Lookup', true, 'Send'],
    [null, false, 'Show'],
  ])
  comeAlive()
  document.removeEventListener('submit', note)
  expect(sent.slice(2)).toEqual([['Lookup', false, 'Send']])
})
