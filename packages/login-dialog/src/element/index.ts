import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import { createLoginApiClient } from '@store/api-client/login'
import { defineElementOnce } from '@store/ui/custom-element'
import { createLoginElement } from './createLoginElement.ts'

export type { LoginElement, LoginElementEventMap } from './LoginElement.ts'
export type { LoginElementEvents } from './LoginElementEvents.ts'

defineElementOnce('store-login-dialog', () => createLoginElement(createLoginApiClient))
