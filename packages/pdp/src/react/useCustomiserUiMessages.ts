import { mergeMessages } from '@store/ui/messages'
import type { CustomiserUiMessages } from '../messages/CustomiserUiMessages.ts'
import { customiserEn } from '../messages/customiserEn.ts'
import { useProduct } from './useProduct.ts'

/** Returns the messages of the personalisation editor. */
export const useCustomiserUiMessages = (): CustomiserUiMessages =>
  mergeMessages(customiserEn, useProduct().messages.customise)
