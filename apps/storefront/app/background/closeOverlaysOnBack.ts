import { closeMenusByCloseWatcher } from './closeMenusByCloseWatcher.ts'
import { closeOverlaysByHistory } from './closeOverlaysByHistory.ts'

/** Makes the device's Back close the topmost open dialog or menu. Browser only. */
export function closeOverlaysOnBack(): void {
  // Where the browser has close watchers, its dialogs already have one each.
  if ('CloseWatcher' in window) closeMenusByCloseWatcher()
  // A mouse closes a dialog by its button; there, Back means the previous page. jsdom has no media queries.
  else if (window.matchMedia?.('(pointer: coarse)').matches) closeOverlaysByHistory()
}
