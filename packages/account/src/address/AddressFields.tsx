import {
  type AddressFieldDefinition,
  type AddressFieldName,
  addressFields,
} from '@store/api-client/contract/rules/addressFields'
import { receiverTitles } from '@store/api-client/contract/rules/validateReceiver'
import { TextField } from '@store/ui'
import { SelectField } from '@store/ui/select-field'
import { TextArea } from '@store/ui/text-area'
import type { AddressFieldValues } from '../store/AddressFieldValues.ts'
import type { AddressFieldMessages } from './AddressFieldMessages.ts'
import styles from './AddressFields.module.css'

type Name = keyof AddressFieldValues

/** Props of `AddressFields`. */
export interface AddressFieldsProps {
  /** The group to render: the fields about the person, or those about the address. */
  readonly group: 'person' | 'place'
  readonly values: AddressFieldValues
  /** Returns the error text of a field. */
  readonly errorOf: (field: Name) => string | undefined
  readonly actions: {
    readonly type: {
      (field: 'title', title: AddressFieldValues['title']): void
      (field: AddressFieldName, text: string): void
    }
    readonly blur: (field: Name) => void
  }
  readonly messages: AddressFieldMessages
  /** Hint below the city. @default none */
  readonly cityHint?: string | undefined
  /** Whether the address is in another country than India. */
  readonly isAbroad: boolean
}

/** Renders the fields that every address form has, in the order of their definition. */
export function AddressFields({ group, ...form }: AddressFieldsProps) {
  const { values, actions, messages } = form
  const texts = (part: AddressFieldDefinition['group']) =>
    addressFields
      .filter((field) => field.group === part)
      .map((field) => <AddressTextField key={field.name} field={field} {...form} />)
  if (group === 'place')
    return (
      <>
        {texts('street')}
        <div className={styles.pair}>{texts('city')}</div>
      </>
    )
  return (
    <div className={styles.name}>
      <SelectField
        name="title"
        label={messages.title}
        value={values.title}
        error={form.errorOf('title')}
        options={receiverTitles.map((title) => ({ value: title, text: title }))}
        onChange={(chosen) =>
          actions.type('title', receiverTitles.find((title) => title === chosen) ?? values.title)
        }
        onBlur={() => actions.blur('title')}
        autoComplete="shipping honorific-prefix"
      />
      {texts('person')}
    </div>
  )
}

interface AddressTextFieldProps extends Omit<AddressFieldsProps, 'group'> {
  readonly field: AddressFieldDefinition<AddressFieldName>
}

function AddressTextField({ field, values, errorOf, actions, messages, ...place }: AddressTextFieldProps) {
  const { name, isRequired, autoComplete, autoCapitalize, isMultiline } = field
  const isForeignCode = name === 'pincode' && place.isAbroad
  const hints: Partial<Record<AddressFieldName, string | undefined>> = {
    address: messages.addressHint,
    city: place.cityHint,
  }
  const input = {
    ...{ name, autoComplete, required: isRequired },
    label: isForeignCode ? messages.postalCode : messages[name],
    labelNote: isRequired ? undefined : messages.optional,
    hint: hints[name],
    value: values[name],
    error: errorOf(name),
    onChange: (text: string) => actions.type(name, text),
    onBlur: () => actions.blur(name),
  }
  if (isMultiline) return <TextArea {...input} />
  return (
    <TextField
      {...input}
      inputMode={isForeignCode ? 'text' : field.inputMode}
      autoCapitalize={autoCapitalize}
    />
  )
}
