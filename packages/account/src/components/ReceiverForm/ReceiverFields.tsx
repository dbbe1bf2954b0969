import { createReceiverPart } from '../../react/createReceiverPart.ts'
import { ReceiverAddressFields } from './ReceiverAddressFields.tsx'
import { ReceiverPersonFields } from './ReceiverPersonFields.tsx'
import { SenderFields } from './SenderFields.tsx'

/** Renders the fields of the receiver step in their three groups. */
export const ReceiverFields = createReceiverPart((slots) => slots.fields, OwnReceiverFields)

function OwnReceiverFields() {
  return (
    <>
      <ReceiverPersonFields />
      <ReceiverAddressFields />
      <SenderFields />
    </>
  )
}
