import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import { createApiClient } from '@store/api-client'
import { createLoginElement } from './createLoginElement.ts'
import { defineOnce } from './defineOnce.ts'

export type { LoginElement } from './LoginElement.ts'
export type { LoginElementEvents } from './LoginElementEvents.ts'

defineOnce('store-login-dialog', () => createLoginElement(createApiClient))
