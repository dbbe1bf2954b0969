import { beforeEach, expect, it, vi } from 'vitest'
import { toOverlayHistoryState } from './overlayEntry.ts'
import { overlayHistory } from './overlayHistory.ts'

beforeEach(() => window.history.replaceState(null, '', '/p/cake/truffle'))

/** Opens the add-on panel, and a dialog above it, which has an entry of its own in browsers without close watchers. */
function openDialogInPanel() {
  const onBack = vi.fn()
  const leave = overlayHistory.open(1, onBack)
  window.history.pushState(toOverlayHistoryState({ count: 2, isSkipped: true }), '')
  return { onBack, leave }
}

const goBack = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
    window.history.back()
  })

it('Back closes the dialog above the panel, and then the panel', async () => {
  const { onBack } = openDialogInPanel()
  await goBack()
  expect(onBack).not.toHaveBeenCalled()
  await goBack()
  expect(onBack).toHaveBeenCalledOnce()
  expect(window.location.search).toBe('')
})

it('has left the panel only once the entry of a closed dialog is left too', async () => {
  const { leave } = openDialogInPanel()
  const onLeft = vi.fn()
  void leave().then(onLeft)
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  expect(onLeft).not.toHaveBeenCalled()
  // The page skips the entries of closed dialogs.
  await goBack()
  await vi.waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
})
