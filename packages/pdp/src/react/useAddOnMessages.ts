import { mergeMessages } from '@store/ui/messages'
import type { AddOnMessages } from '../messages/AddOnMessages.ts'
import { addOnEn } from '../messages/addOnEn.ts'
import { useProduct } from './useProduct.ts'

/** Returns the messages of the add-on panel. */
export const useAddOnMessages = (): AddOnMessages => mergeMessages(addOnEn, useProduct().messages.addOns)
