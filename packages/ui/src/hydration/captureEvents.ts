import type {} from './EventReplay.ts'

/**
 * Captures events on elements that are not hydrated yet, and dispatches them again after hydration (event replay):
 * clicks on buttons and on read-only fields, changed checkboxes and radio buttons, and submitted forms that only a
 * script handles. A server inlines it as the first script of a document (`(${captureEvents})()`), so it must not refer
 * to anything outside itself. An event is dispatched again at most once, whatever other scripts do with it.
 */
export function captureEvents(): void {
  const stored = new Map<Element | string, { readonly target: Element; readonly replay: () => void }>()
  const hydrated = new WeakSet<Element>()
  const regionOf = (element: Element) => element.closest('[data-hydrate]')
  const isHydrated = (element: Element) => {
    const region = regionOf(element)
    return !region || hydrated.has(region)
  }

  /** Deduplication key: a second tap on a button that has not responded yet counts as the same action. */
  const keyOf = (target: Element) =>
    target instanceof HTMLInputElement && target.type === 'radio' && target.name ? target.name : target
  const keep = (target: Element, replay: () => void) => {
    const key = keyOf(target)
    stored.delete(key)
    stored.set(key, { target, replay })
  }

  const captureClick = ({ target }: Event) => {
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>('button[type=button], input:not([type=submit])')
    if (!control || isHydrated(control)) return
    if (!(control instanceof HTMLInputElement) || control.readOnly) keep(control, () => control.click())
    else if (control.type === 'radio' || control.type === 'checkbox') {
      const { checked } = control
      keep(control, () => {
        // Reverts `checked` before the click, because React fires `change` only if the value differs from the last one
        // that it knows.
        control.checked = !checked
        control.click()
      })
    }
  }
  const captureSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    // A form with an action works without scripts; a form without one would only reload the page.
    const needsScript =
      form instanceof HTMLFormElement && form.method === 'post' && !form.hasAttribute('action')
    if (!needsScript || isHydrated(form)) return
    event.preventDefault()
    keep(form, () => form.requestSubmit(submitter))
  }
  window.addEventListener('click', captureClick, true)
  window.addEventListener('submit', captureSubmit, true)

  window.__eventReplay = {
    isHydrated,
    handled: ({ target }) => {
      if (target instanceof Element) stored.delete(keyOf(target.closest('button') ?? target))
    },
    hydrated: (region) => {
      hydrated.add(region)
      // Dispatched in a later task, because React hydrates during an event and dispatches that event afterwards.
      setTimeout(() => {
        for (const [key, { target, replay }] of [...stored]) {
          if (regionOf(target) !== region) continue
          stored.delete(key)
          replay()
        }
      })
    },
  }
}
