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

/** The page comes alive: what was ticked is put back as it was served. */
const comeAlive = () => {
  const alive = window.__replayEarlyEvents?.()
  for (const input of document.querySelectorAll('input')) input.checked = input.defaultChecked
  alive?.()
}

it('what was ticked and unticked stays so', () => {
  field('Kundan').click()
  field('Seed').click()
  comeAlive()
  expect([field('Kundan').checked, field('Seed').checked]).toEqual([true, false])
})

it('of several of one name the last chosen counts', () => {
  field('2 Kg').click()
  field('3 Kg').click()
  comeAlive()
  expect(field('3 Kg').checked).toBe(true)
})

it('nothing is ticked that nobody touched, and nothing twice', () => {
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

it('a part that comes alive a moment later keeps it too', () => {
  field('Kundan').click()
  window.__replayEarlyEvents?.()()
  vi.advanceTimersByTime(500)
  field('Kundan').checked = false
  vi.advanceTimersByTime(50)
  expect(field('Kundan').checked).toBe(true)
})

it('what is ticked while the page wakes, and put back by what wakes it, stays ticked', () => {
  const alive = window.__replayEarlyEvents?.()
  const wake = () => {
    field('Kundan').checked = false
  }
  document.addEventListener('click', wake, { once: true })
  field('Kundan').click()
  alive?.()
  expect(field('Kundan').checked).toBe(true)
})

it('what is tapped while the page wakes is tapped once', () => {
  const tapped = vi.fn()
  const button = document.querySelector('button')
  button?.addEventListener('click', tapped)
  const alive = window.__replayEarlyEvents?.()
  button?.click()
  alive?.()
  expect(tapped).toHaveBeenCalledTimes(1)
})

it('the last button that was tapped is tapped once more', () => {
  const tapped = vi.fn()
  const button = document.querySelector('button')
  button?.click()
  button?.addEventListener('click', tapped)
  comeAlive()
  expect(tapped).toHaveBeenCalledTimes(1)
})

it('a form that the server would only show again is sent when the page is alive, once; one with an address goes at once', () => {
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
