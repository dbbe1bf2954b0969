import { closeMenusByCloseWatcher } from './closeMenusByCloseWatcher.ts'
import { closeOverlaysByHistory } from './closeOverlaysByHistory.ts'

/** Makes the device's Back button close the topmost open dialog or menu. Browser only. */
export function closeOverlaysOnBack(): void {
  // In browsers with close watchers, each dialog already has one.
  if ('CloseWatcher' in window) closeMenusByCloseWatcher()
  // With a mouse, dialogs are closed by their button, and Back means the previous page. jsdom has no media queries.
  else if (window.matchMedia?.('(pointer: coarse)').matches) closeOverlaysByHistory()
}
