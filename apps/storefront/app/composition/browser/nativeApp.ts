import { createSessionStorageItem } from '@store/host'

const stored = createSessionStorageItem('app')

/** Returns whether the page is shown inside the shop's app, by the URL of this or an earlier page of the tab. */
export function isInApp(): boolean {
  if (!/[?&]fa[-_]source=app(&|$)/.test(window.location.search)) return stored.read() !== null
  stored.write({ isApp: true })
  return true
}

/** Posts a message to the app shell; does nothing in a browser. */
export function postToNativeApp(message: object): void {
  const shell: unknown = Reflect.get(window, 'ReactNativeWebView')
  const post: unknown = shell && Reflect.get(Object(shell), 'postMessage')
  if (typeof post === 'function') post.call(shell, JSON.stringify(message))
}
