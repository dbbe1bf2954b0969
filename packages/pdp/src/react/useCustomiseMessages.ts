import type { CustomiseMessages } from '../messages/CustomiseMessages.ts'
import { customiseEn } from '../messages/customiseEn.ts'
import { useProduct } from './useProduct.ts'

/** The words of designing a gift. */
export const useCustomiseMessages = (): CustomiseMessages => useProduct().messages.customise ?? customiseEn
