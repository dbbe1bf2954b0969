import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TextField } from '../TextField/TextField.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const form = (error?: string) => (
  <>
    <TextField label="Email" value="asha@" onChange={() => undefined} error={error} />
    <button type="submit">Continue</button>
  </>
)

/** Renders the form and focuses its button unless it has an error; records every text that a live region announces. */
function openForm(initialError?: string) {
  const { rerender, container } = render(form(initialError))
  // An error that is rendered with the page is not announced, although focus does not move.
  if (!initialError) screen.getByRole('button').focus()
  const messages: string[] = []
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const added of addedNodes) {
        const element = added instanceof Element ? added : added.parentElement
        const region = element?.closest('[aria-live], [role="status"], [role="alert"]')
        if (region && region.getAttribute('aria-live') !== 'off') messages.push(added.textContent ?? '')
      }
    }
  })
  watch.observe(container, { childList: true, characterData: true, subtree: true })
  const show = async (error?: string, moveFocus?: () => void) => {
    rerender(form(error))
    moveFocus?.()
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  return { said: messages, show }
}

it('announces an error once when focus does not move, and again when it appears again', async () => {
  const { said, show } = openForm()
  await show('Email is invalid')
  expect(said).toEqual(['Email is invalid'])
  await show()
  await show('Email is invalid')
  expect(said).toEqual(['Email is invalid', 'Email is invalid'])
})

it('announces an error while its own field has the focus', async () => {
  const { said, show } = openForm()
  screen.getByRole('textbox').focus()
  await show('Email is invalid')
  expect(said).toEqual(['Email is invalid'])
})

it("does not announce an error when focus moves to its field, because the field's description contains it", async () => {
  const { said, show } = openForm()
  await show('Email is invalid', () => screen.getByRole('textbox').focus())
  expect(said).toEqual([])
  const describedBy = screen.getByRole('textbox').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe('Email is invalid')
})

it('does not announce the error that a field is first rendered with', async () => {
  const { said, show } = openForm('Email is invalid')
  await show('Email is invalid')
  expect(said).toEqual([])
  await show('Email field is required')
  expect(said).toEqual(['Email field is required'])
})
