import { closeMenusByCloseWatcher } from './closeMenusByCloseWatcher.ts'
import { closeOverlaysByHistory } from './closeOverlaysByHistory.ts'

/** Makes the device's Back button close the topmost open dialog or menu. Browser only. */
export function closeOverlaysOnBack(): void {
  // In browsers with close watchers, each dialog already has one, so only menus need one.
  if ('CloseWatcher' in window) closeMenusByCloseWatcher()
  // Only for touch screens: with a mouse, visitors close dialogs by their button and expect Back to open the previous
  // page. jsdom has no media queries.
  else if (window.matchMedia?.('(pointer: coarse)').matches) closeOverlaysByHistory()
}
