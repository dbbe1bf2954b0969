import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import { createLoginApiClient } from '@store/api-client/login'
import { createLoginElement } from './createLoginElement.ts'
import { defineOnce } from './defineOnce.ts'

export type { LoginElement, LoginElementEventMap } from './LoginElement.ts'
export type { LoginElementEvents } from './LoginElementEvents.ts'

defineOnce('store-login-dialog', () => createLoginElement(createLoginApiClient))
