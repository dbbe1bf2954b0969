import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { senderTextLimits } from '@store/api-client/contract/rules/senderTextLimits'
import { TextArea } from '@store/ui/text-area'
import { createReceiverPart } from '../../react/createReceiverPart.ts'
import { useReceiver } from '../../react/useReceiver.ts'
import { ReceiverFieldset, ReceiverTextField, useReceiverField } from './receiverFieldHelpers.tsx'

/** Renders the fields about the sender, and the message. */
export const SenderFields = createReceiverPart((slots) => slots.senderFields, OwnSenderFields)

function OwnSenderFields() {
  const { state, actions, messages } = useReceiver()
  const { message } = state.values
  return (
    <ReceiverFieldset legend={messages.from}>
      <ReceiverTextField
        field="senderName"
        labelNote={messages.optional}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextArea
        label={messages.message}
        labelNote={messages.optional}
        {...useReceiverField('message')}
        counter={messages.counter(countCharacters(message), senderTextLimits.message)}
        onChange={(text) => actions.type('message', text)}
        autoComplete="off"
      />
    </ReceiverFieldset>
  )
}
