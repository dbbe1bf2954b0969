import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { senderLimits } from '@store/api-client/contract/rules/senderLimits'
import { TextField, type TextFieldProps } from '@store/ui'
import { SelectField } from '@store/ui/select-field'
import { TextArea } from '@store/ui/text-area'
import type { ReactNode } from 'react'
import { AddressTypePicker } from '../../addressType/AddressTypePicker.tsx'
import { useReceiver } from '../../react/useReceiver.ts'
import { type ReceiverField, receiverTitles } from '../../store/ReceiverValues.ts'
import styles from './ReceiverForm.module.css'

/** Renders the fields of the receiver step in their three groups. */
export function ReceiverFields() {
  const { state, actions, messages } = useReceiver()
  const { title, message } = state.values
  const isAbroad = state.country.number !== indiaIsoCode
  return (
    <>
      <Group legend={messages.who}>
        <div className={styles.name}>
          <SelectField
            label={messages.title}
            {...useField('title')}
            options={receiverTitles.map((one) => ({ value: one, text: one }))}
            onChange={(chosen) =>
              actions.type('title', receiverTitles.find((one) => one === chosen) ?? title)
            }
            autoComplete="shipping honorific-prefix"
          />
          <Line field="fullName" autoComplete="shipping name" autoCapitalize="words" required />
        </div>
        <Line
          field="contactNumber"
          prefix={state.values.countryCode}
          hint={messages.contactNumberHint}
          type="tel"
          autoComplete="shipping tel-national"
          required
        />
        <Line
          field="alternateContactNumber"
          prefix={state.values.countryCode}
          labelNote={messages.optional}
          hint={messages.alternateHint}
          type="tel"
          autoComplete="off"
        />
      </Group>
      <Group legend={messages.where}>
        {isAbroad && <p className={styles.country}>{messages.toCountry(state.country.name)}</p>}
        <AddressTypePicker
          name="addressType"
          value={state.values.addressType}
          onChange={(type) => actions.type('addressType', type)}
          legend={messages.addressType}
          options={messages.addressTypes}
        />
        <TextArea
          label={messages.address}
          hint={messages.addressHint}
          {...useField('address')}
          onChange={(address) => actions.type('address', address)}
          autoComplete="shipping street-address"
          required
        />
        <div className={styles.pair}>
          <Line
            field="pincode"
            label={isAbroad ? messages.postalCode : messages.pincode}
            inputMode={isAbroad ? 'text' : 'numeric'}
            autoComplete="shipping postal-code"
            required
          />
          <Line field="city" autoComplete="shipping address-level2" autoCapitalize="words" required />
        </div>
        <Line
          field="courierNote"
          labelNote={messages.optional}
          hint={messages.courierNoteHint}
          autoComplete="off"
        />
      </Group>
      <Group legend={messages.from}>
        <Line field="senderName" labelNote={messages.optional} autoComplete="name" autoCapitalize="words" />
        <TextArea
          label={messages.message}
          labelNote={messages.optional}
          {...useField('message')}
          counter={messages.counter(countCharacters(message), senderLimits.message)}
          onChange={(text) => actions.type('message', text)}
          autoComplete="off"
        />
      </Group>
    </>
  )
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.rows}>{children}</div>
    </fieldset>
  )
}

interface LineProps
  extends Pick<
    TextFieldProps,
    'prefix' | 'hint' | 'type' | 'inputMode' | 'labelNote' | 'autoComplete' | 'autoCapitalize' | 'required'
  > {
  /** Name of the single-line field. */
  readonly field:
    | 'fullName'
    | 'contactNumber'
    | 'alternateContactNumber'
    | 'pincode'
    | 'city'
    | 'courierNote'
    | 'senderName'
  /** @default the field's own label */
  readonly label?: string
}

function Line({ field, label, ...input }: LineProps) {
  const { actions, messages } = useReceiver()
  return (
    <TextField
      {...input}
      {...useField(field)}
      label={label ?? messages[field]}
      onChange={(text) => actions.type(field, text)}
    />
  )
}

/** Returns the props common to every field: its name, value, error and blur handler. */
function useField(field: ReceiverField) {
  const { state, actions, messages } = useReceiver()
  const fault = state.fieldErrors[field]
  return {
    name: field,
    value: state.values[field],
    error: fault && messages.fieldError(fault),
    onBlur: () => actions.blur(field),
  }
}
