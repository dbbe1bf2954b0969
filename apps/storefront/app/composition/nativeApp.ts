import { sessionStorageItem } from './sessionStorageItem.ts'

const kept = sessionStorageItem('app')

/** Whether the page is shown inside the shop's app: its address says so, or that of an earlier page of this tab did. */
export function isInApp(): boolean {
  if (!/[?&]fa[-_]source=app(&|$)/.test(window.location.search)) return kept.read() !== null
  kept.write({ isApp: true })
  return true
}

/** Tells the app around the page something; outside of one nobody hears it. */
export function postToApp(message: object): void {
  const shell: unknown = Reflect.get(window, 'ReactNativeWebView')
  const post: unknown = shell && Reflect.get(Object(shell), 'postMessage')
  if (typeof post === 'function') post.call(shell, JSON.stringify(message))
}
