import type { LoginIntent, LoginResult } from '@store/api-client/contract/ports'

/** Messages to the native shell of an app while the shop is a webview in it. */
export type NativeMessage =
  | { readonly kind: 'loginOpened'; readonly intent: LoginIntent['kind'] }
  | { readonly kind: 'loginClosed'; readonly end: LoginResult }
