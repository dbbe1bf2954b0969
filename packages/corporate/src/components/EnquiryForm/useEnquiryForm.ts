import { type FormStore, focus, getInput, handleSubmit, setErrors, setInput, useForm } from '@formisch/react'
import { type EnquiryError, enquiryFields } from '@store/api-client/contract/rules/enquiryFields'
import { enquiryForm } from '@store/api-client/contract/rules/enquiryForm'
import { type FormEvent, useRef } from 'react'
import type { InferOutput } from 'valibot'
import type { EnquiryMessages } from '../../messages/EnquiryMessages.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'

/** The enquiry form's state in its form library. */
export type EnquiryFormStore = FormStore<typeof enquiryForm>

/**
 * Creates the form with the contract's own rules: it shows all errors together, focuses the first, and shows the
 * server's error at its field.
 */
export function useEnquiryForm(messages: EnquiryMessages) {
  const { store, actions } = useEnquiry()
  const { productUrl: _, ...typed } = store.getState().values
  const form = useForm({
    schema: enquiryForm,
    initialInput: { ...typed, captcha: '', isByMail: false },
  })
  /** The honeypot field, hidden from people. */
  const website = useRef<HTMLInputElement>(null)

  const submit = handleSubmit(form, async (output: InferOutput<typeof enquiryForm>) => {
    const refused = await actions.submit({ ...output, website: website.current?.value ?? '' })
    if (!refused) return
    const { field, message } = refused
    // The former answer does not match the next captcha image.
    if (field === 'captcha') setInput(form, { path: ['captcha'], input: '' })
    setErrors(form, { path: [field], errors: [field === 'captcha' ? 'captcha' : message] })
    focus(form, { path: [field] })
  })

  return {
    form,
    website,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit()
    },
    /** Saves the current field values. */
    keep: () => {
      const { name = '', mobile = '', email = '', quantity = '', company = '' } = getInput(form)
      actions.type({ name, mobile, email, quantity, company })
    },
    /** Returns the message of an error, or the server's own. */
    wordsOf: (errors: readonly string[] | null): string | undefined => {
      const [first] = errors ?? []
      if (first === undefined) return undefined
      return isFault(first) ? messages.fieldError(first) : first
    },
  }
}

const faults: readonly string[] = [...enquiryFields, 'notWhole', 'tooMany'] satisfies EnquiryError[]

const isFault = (text: string): text is EnquiryError => faults.includes(text)
