import { useField } from '@formisch/react'
import type { EnquiryField } from '@store/api-client/contract/rules/enquiryFields'
import { TextField, type TextFieldProps } from '@store/ui'
import { SelectField } from '@store/ui/select-field'
import type { EnquiryMessages } from '../../messages/EnquiryMessages.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import styles from './EnquiryForm.module.css'
import { Estimate } from './Estimate.tsx'
import type { useEnquiryForm } from './useEnquiryForm.ts'

/** The form object that is passed to the parts. */
export type EnquiryFormApi = ReturnType<typeof useEnquiryForm>

interface PartProps {
  readonly kept: EnquiryFormApi
  readonly messages: EnquiryMessages
}

/** Renders the text fields of the enquiry and the estimate. */
export function EnquiryFields({ kept, messages }: PartProps) {
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
      <FormText kept={kept} field="name" label={messages.name} autoComplete="name" />
      <FormText
        kept={kept}
        field="mobile"
        label={messages.mobile}
        // The maximum of specification 2, section 9.
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <FormText
        kept={kept}
        field="email"
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormText
        kept={kept}
        field="quantity"
        label={messages.quantity}
        hint={gift && gift.minimum > 1 ? messages.minimum(gift.minimum) : undefined}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormText kept={kept} field="company" label={messages.company} autoComplete="organization" />
      <SelectField
        label={messages.product}
        labelNote={messages.optional}
        name="product_url"
        value={productUrl}
        options={options}
        onChange={(href) => actions.type({ productUrl: href })}
      />
      <Estimate gift={gift} quantity={state.values.quantity} messages={messages} />
    </div>
  )
}

interface FormTextProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'name' | 'required'> {
  readonly kept: EnquiryFormApi
  readonly field: Exclude<EnquiryField, 'captcha'>
}

const wireNames = {
  ...{ name: 'name', mobile: 'mobile_number', email: 'email' },
  ...{ quantity: 'order_quantity', company: 'company_name' },
} as const

function FormText({ kept, field: name, ...text }: FormTextProps) {
  const field = useField(kept.form, { path: [name] })
  return (
    <TextField
      {...text}
      ref={field.props.ref}
      name={wireNames[name]}
      required
      value={field.input ?? ''}
      error={kept.wordsOf(field.errors)}
      onChange={(typed) => {
        field.onChange(typed)
        kept.keep()
      }}
    />
  )
}
