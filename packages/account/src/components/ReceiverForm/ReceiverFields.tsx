import { createReceiverPart } from '../../react/createReceiverPart.ts'
import { ReceiverPersonFields } from './ReceiverPersonFields.tsx'
import { ReceiverPlaceFields } from './ReceiverPlaceFields.tsx'
import { SenderFields } from './SenderFields.tsx'

/** Renders the fields of the receiver step in their three groups. */
export const ReceiverFields = createReceiverPart((slots) => slots.fields, OwnReceiverFields)

function OwnReceiverFields() {
  return (
    <>
      <ReceiverPersonFields />
      <ReceiverPlaceFields />
      <SenderFields />
    </>
  )
}
