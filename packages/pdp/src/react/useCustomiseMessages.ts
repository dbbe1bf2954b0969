import { mergeMessages } from '@store/ui/messages'
import type { CustomiseMessages } from '../messages/CustomiseMessages.ts'
import { customiseEn } from '../messages/customiseEn.ts'
import { useProduct } from './useProduct.ts'

/** Returns the messages of the personalisation editor. */
export const useCustomiseMessages = (): CustomiseMessages =>
  mergeMessages(customiseEn, useProduct().messages.customise)
