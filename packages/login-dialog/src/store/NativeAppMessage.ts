import type { LoginIntent, LoginResult } from '@store/api-client/contract/ports'

/** Messages to the native shell of an app that shows the shop in a webview. */
export type NativeAppMessage =
  | { readonly kind: 'loginOpened'; readonly intent: LoginIntent['kind'] }
  | { readonly kind: 'loginClosed'; readonly end: LoginResult }
