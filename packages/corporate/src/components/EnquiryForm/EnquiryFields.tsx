import type { EnquiryField } from '@store/api-client/contract/rules/enquiryFields'
import { TextField, type TextFieldProps } from '@store/ui'
import { SelectField } from '@store/ui/select-field'
import type { EnquiryMessages } from '../../messages/EnquiryMessages.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import styles from './EnquiryForm.module.css'
import { enquiryFieldNames } from './enquiryFieldNames.ts'
import { PriceEstimate } from './PriceEstimate.tsx'
import type { UseEnquiryFormResult } from './useEnquiryForm.ts'

interface PartProps {
  readonly form: UseEnquiryFormResult
  readonly messages: EnquiryMessages
}

/** Renders the text fields of the enquiry and the estimate. */
export function EnquiryFields({ form, messages }: PartProps) {
  const { state, store, actions } = useEnquiry()
  const { productUrl } = state.values
  const gift = store.gifts.find(({ href }) => href === productUrl)
  const options = [
    { value: '', text: messages.anyProduct },
    ...store.gifts.map(({ href, title }) => ({ value: href, text: title })),
    ...(productUrl === '' || gift ? [] : [{ value: productUrl, text: messages.otherProduct(productUrl) }]),
  ]
  return (
    <div className={styles.fields}>
      <FormText form={form} field="name" label={messages.name} autoComplete="name" />
      <FormText
        form={form}
        field="mobile"
        label={messages.mobile}
        // The maximum of specification 2, section 9.
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <FormText
        form={form}
        field="email"
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormText
        form={form}
        field="quantity"
        label={messages.quantity}
        hint={gift && gift.minimum > 1 ? messages.minimum(gift.minimum) : undefined}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormText form={form} field="company" label={messages.company} autoComplete="organization" />
      <SelectField
        label={messages.product}
        labelNote={messages.optional}
        name="product_url"
        value={productUrl}
        options={options}
        onChange={(href) => actions.type({ productUrl: href })}
      />
      <PriceEstimate gift={gift} quantity={state.values.quantity} messages={messages} />
    </div>
  )
}

interface FormTextProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'name' | 'required'> {
  readonly form: UseEnquiryFormResult
  readonly field: Exclude<EnquiryField, 'captcha'>
}

function FormText({ form, field: name, ...text }: FormTextProps) {
  return (
    <TextField
      {...text}
      name={enquiryFieldNames[name]}
      required
      value={form.values[name]}
      error={form.errorOf(name)}
      onChange={(typed) => form.type({ [name]: typed })}
    />
  )
}
